"""`python -m palatine` is the command line."""

from palatine.cli import main

main()
