"""The report of a run: one HTML page that needs nothing else, with plots drawn as SVG."""

from palatine.lab.report.page import page

__all__ = ["page"]
