"""What a browser needs to show a game at a glance."""

import msgspec

from palatine.core.glance import Show
from palatine.core.news import Told
from palatine.core.seats import Seat
from palatine.core.stream import AskOut
from palatine.core.view import View
from palatine.server.wire.messages import Look


class Picture(msgspec.Struct, frozen=True):
    """A moment of a game, as a phone or the table showed it; its words are `glance-<name>`."""

    name: str
    show: Show
    seat: Seat | None
    """Whose phone it is."""
    below: bool
    """Whether it shows the lower end, if it has no room for everything."""
    view: View
    news: tuple[Told, ...]
    waiting: tuple[Seat, ...]
    asking: str
    ask: AskOut | None


class GlancePage(msgspec.Struct, frozen=True):
    """`GET /api/games/GAME/glance/EDITION`: a round in pictures, and what terms mean."""

    players: tuple[str, ...]
    looks: tuple[Look, ...]
    pictures: tuple[Picture, ...]
    terms: dict[str, str]
    """Words of the rulebook, each with the rule or the chapter that explains it."""
