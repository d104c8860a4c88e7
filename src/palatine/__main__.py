"""`python -m palatine` is the command line."""

import sys

from palatine.cli import main

sys.exit(main())
