"""The server's own log: JSON lines, without names, tickets, seeds or anything hidden."""

import logging
import sqlite3
import sys
import traceback
from typing import Any, Final

import structlog
from structlog.typing import Processor

NOISE: Final = ("Invalid HTTP request", "Invalid UTF-8", "Unsupported upgrade")
"""What anybody could fill the journal with."""
LEVELS: Final = ("debug", "info", "warning", "error")


def write_journal(level: str) -> None:
    """Write lines from this level up to standard error, ours and those of our libraries."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("uvicorn").setLevel("WARNING")  # its info lines tell who asked for what
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )


def is_ours(line: logging.LogRecord) -> bool:
    """Whether a line of the web server is about us, rather than about what a stranger sent."""
    return not str(line.msg).startswith(NOISE)


def broken(error: BaseException) -> dict[str, Any]:
    """What the journal may know of an error: its kind and its lines of code.

    It leaves out the error's words, which may hold a name or a card, except for errors of the disk
    and the database.
    """
    frames = traceback.extract_tb(error.__traceback__)[-5:]
    found: dict[str, Any] = {"error": type(error).__name__}
    if isinstance(error, OSError | sqlite3.Error):
        found["words"] = str(error)
    return found | {"at": [f"{each.filename.rpartition('/')[2]}:{each.lineno}" for each in frames]}
