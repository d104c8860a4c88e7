"""The games as the lobby offers them."""

from functools import cache

from palatine.bots.roster import bots_of, first_bot
from palatine.catalog import games
from palatine.core.cues import cue_sheet
from palatine.core.game import Game
from palatine.core.glance import glance_of
from palatine.core.words import languages
from palatine.server.pages.skins import address_of
from palatine.server.wire.messages import Catalog, GameCard


@cache
def catalog(build: str) -> Catalog:
    """All games and languages of this house."""
    return Catalog(build, languages(), tuple(map(card, games().values())))


def card(game: Game) -> GameCard:
    """One game."""
    return GameCard(
        id=game.id,
        players=game.players,
        editions={edition: dict(switches) for edition, switches in game.editions.items()},
        options={name: option.values for name, option in game.options.items()},
        names={name: option.names for name, option in game.options.items() if option.names},
        seats={name: o.seat for name, o in game.options.items() if o.seat is not None},
        has_cards=bool(game.binder.sections),
        cues=cue_sheet(game.folder).cue,
        skin=address_of(game),
        themes=game.themes,
        bots=tuple(bots_of(game)),
        first_bot=first_bot(game),
        seat_facts=tuple(sorted(game.seat_facts)),
        talk={
            kind: tuple(family.atoms for family in families)
            for kind, families in game.talk.kinds.items()
        },
        box=game.box,
        history=game.history,
        has_glance=glance_of(game.folder) is not None,
    )
