"""The review of a game as one page that works without a network: a file to keep and to pass on."""

import gzip
from base64 import b64encode
from pathlib import Path
from typing import Final

import msgspec

import palatine.server.pages
from palatine.core.match import Match
from palatine.core.words import languages
from palatine.server.pages.words import game_words
from palatine.server.table.replay import replay
from palatine.server.wire.messages import Look

BUILT: Final = Path(palatine.server.pages.__file__).parent / "static" / "offline"
"""The client for such a page: one script and one sheet of styles, with typefaces and drawings."""
NOTHING_FROM_OUTSIDE: Final = (
    b"default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
    b"img-src data:; font-src data:"
)


def built(kind: str) -> bytes:
    """The script or the styles; they are stored compressed, since no server sends them."""
    return gzip.decompress((BUILT / f"offline.{kind}.gz").read_bytes())


def offline_page(
    analysis: bytes,
    record: bytes,
    match: Match,
    theme: str | None = None,
    looks: tuple[Look, ...] = (),
) -> bytes:
    """The page, from an analysis and a record as their files have them, and the match itself."""
    game = match.game
    data = {
        "analysis": msgspec.Raw(analysis),
        "record": msgspec.Raw(record),
        "replay": replay(match, 1, None, looks),
        "theme": theme,
        "seat_facts": sorted(game.seat_facts),
        "history": game.history,
        "words": {each: game_words(game.id, theme or "-", each) for each in languages()},
    }
    # The views of a long game are much alike: compressed they take a tenth or less.
    embedded = b64encode(gzip.compress(msgspec.json.encode(data), 9, mtime=0))
    script = built("js").replace(b"</script", b"<\\/script")
    return b"".join(
        (
            b'<!doctype html><html lang="en"><head><meta charset="utf-8">',
            b'<meta http-equiv="Content-Security-Policy" content="',
            NOTHING_FROM_OUTSIDE,
            b'">',
            b'<meta name="viewport" content="width=device-width, initial-scale=1">',
            b'<meta name="color-scheme" content="light dark"><title>Palatine</title><style>',
            built("css"),
            b'</style></head><body><div id="app"></div>',
            b'<script type="text/plain" id="palatine-data">',
            embedded,
            b'</script><script type="module">',
            script,
            b"</script></body></html>\n",
        )
    )
