"""Rewrite the golden playthroughs and the perft counts."""

from tests.golden import FOLDER, wanted
from tests.golden.perft import FILE, table

for name, text in wanted().items():
    (FOLDER / name).write_text(text, "utf-8")
FILE.write_text(table(), "utf-8")
