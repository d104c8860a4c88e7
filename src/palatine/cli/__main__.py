"""`python -m palatine.cli` is `palatine`."""

import sys

from palatine.cli import main

sys.exit(main())
