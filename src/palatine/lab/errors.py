"""What the lab refuses. Documented in docs/lab.md."""

from palatine.core.errors import PalatineError


class BadExperiment(PalatineError):
    """An experiment that names what does not exist, or can't be read."""

    code = "bad-experiment"


class BadRun(PalatineError):
    """A folder that is not a run of the lab, or the run of another experiment."""

    code = "bad-run"
