"""A game at a glance for the browser: its pictures are moments of a game, played once and kept."""

from typing import get_args

import msgspec

from palatine.bots.names import BOT_NAMES
from palatine.catalog import games
from palatine.core.glance import Glance, Seen, glance_of, pictures
from palatine.server.pages.kept import kept
from palatine.server.wire.glance_messages import GlancePage, Picture
from palatine.server.wire.messages import Colour, Look, Sign


@kept
def glance_page(game_id: str, edition: str) -> str | None:
    """The glance at an edition of a game, ready to send; None if the game has none."""
    game = games().get(game_id)
    glance = glance_of(game.folder) if game is not None else None
    if game is None or glance is None or edition not in game.editions:
        return None
    shown = tuple([picture(seen) for seen in pictures(game, glance, edition)])
    page = GlancePage(BOT_NAMES[: glance.players], looks(glance), shown, glance.terms)
    return msgspec.json.encode(page).decode()


def looks(glance: Glance) -> tuple[Look, ...]:
    """How to recognise the players in the pictures."""
    colours, signs = get_args(Colour), get_args(Sign)
    step = len(colours) // glance.players
    return tuple([Look(colours[step * at], signs[at]) for at in range(glance.players)])


def picture(seen: Seen) -> Picture:
    """A picture, ready to send."""
    sketch, sent = seen.sketch, seen.packet
    return Picture(
        name=sketch.name,
        show=sketch.show,
        seat=seen.seat,
        below=sketch.below,
        view=sent.view,
        news=sent.news,
        waiting=sent.waiting,
        asking=sent.asking,
        ask=sent.ask,
    )
