"""The command line: `palatine COMMAND ...`. A mistake gets one sentence and exit code 2."""

import os
import sys
from collections.abc import Sequence

from palatine.cli.parser import build, parse
from palatine.core.errors import PalatineError
from palatine.machine import speak_utf8

OK, FAILED, MISTAKE, INTERRUPTED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    speak_utf8()
    given = sys.argv[1:] if argv is None else list(argv)
    try:
        args = parse(build(given[0] if given else ""), given)
        code: int = args.run(args)
        sys.stdout.flush()
    except PalatineError as error:
        return report(error)
    except KeyboardInterrupt:
        print("\npalatine: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has seen enough, as with `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    return code


def report(error: PalatineError) -> int:
    """Say what was wrong in one line."""
    rule = f" [{error.rule}]" if error.rule and error.rule not in error.sentence else ""
    print(f"palatine: {error.sentence}{rule}", file=sys.stderr)
    return MISTAKE
