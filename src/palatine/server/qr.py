"""QR codes: as rows of 0 and 1 for a screen, as blocks for a terminal."""

from functools import lru_cache
from io import StringIO

import segno


@lru_cache(maxsize=2048)
def rows(link: str) -> tuple[str, ...]:
    """A link as rows of 0 and 1, without the quiet zone around them."""
    matrix = segno.make_qr(link, error="m").matrix
    return tuple("".join(map(str, row)) for row in matrix)


def blocks(link: str) -> str:
    """A link as a terminal shows it."""
    out = StringIO()
    segno.make_qr(link, error="l").terminal(out, border=2, compact=True)
    return out.getvalue()
