"""Everyone Wants To Sit Besides The Emperor: moving seats, hidden sides, cards at any time."""

from pathlib import Path

from palatine.core.box import Box
from palatine.core.game import Game, Option, Outcome, Setup
from palatine.core.seats import seats
from palatine.games.besides_the_emperor.binder import BINDER
from palatine.games.besides_the_emperor.components import CARDS, SIZES
from palatine.games.besides_the_emperor.faults import faults
from palatine.games.besides_the_emperor.history import HISTORY
from palatine.games.besides_the_emperor.knowledge import knowledge
from palatine.games.besides_the_emperor.leaks import leaks
from palatine.games.besides_the_emperor.rules.scenes import next_scene
from palatine.games.besides_the_emperor.rules.winning import SIDE_OF
from palatine.games.besides_the_emperor.state import (
    EMPEROR,
    LOYALIST,
    REBEL,
    VOCABULARY,
    Court,
    identity,
)
from palatine.games.besides_the_emperor.study import STUDY
from palatine.games.besides_the_emperor.talk import TALK
from palatine.games.besides_the_emperor.view import view
from palatine.games.besides_the_emperor.worlds import script, worlds


def start(setup: Setup) -> Court:
    """A table before anything is dealt."""
    return Court(
        version=setup.version,
        players=setup.players,
        **setup.options,  # type: ignore[arg-type]  # checked by `Game.setup`
    )


def outcome(t: Court) -> Outcome | None:
    """The winning side, by the identities at the end; the dead win or lose with it [BE-R30]."""
    if t.result is None:
        return None
    side = SIDE_OF[t.result]
    winners = tuple([p for p in seats(t.players) if is_on(t, p, side)])
    return Outcome(winners, side, t.result)


def is_on(t: Court, seat: int, side: str) -> bool:
    """Whether a player is on this side: the Rebels', or the Emperor's with everyone else."""
    return (identity(t, seats(t.players)[seat]) == REBEL) == (side == REBEL)


GAME = Game(
    id="besides-the-emperor",
    version=2,
    carried=(1,),
    players=SIZES,  # [BE-1.1]
    editions={"besides-the-emperor": {}},
    options={
        "starting_hand": Option(("0", "1", "2")),  # [BE-R66]
        "round_limit": Option(("off", "15", "30", "60")),  # [BE-R67]
        "emperor_transposition": Option(("neighbour", "anyone")),  # [BE-R68]
    },
    vocabulary=VOCABULARY,
    folder=Path(__file__).parent,
    start=start,
    next_scene=next_scene,
    view=view,
    outcome=outcome,
    knowledge=knowledge,
    worlds=worlds,
    faults=faults,
    script=script,
    state=Court,
    talk=TALK,
    leaks=leaks,
    study=STUDY,
    box=Box(least_minutes=25, most_minutes=45, weight=3),
    history=HISTORY,
    seat_facts=frozenset(("player", "target", "clock", "winners", "condemned", "due", "later")),
    chances={
        "identities": (EMPEROR, REBEL, LOYALIST),
        "slots": (LOYALIST, REBEL, EMPEROR),
        "deck": CARDS,
    },
    check_options={"round_limit": "15"},
    own_bytes=1536,
    reached=(
        "identity_dealt",
        "emperor_revealed",
        "direction_chosen",
        "turn_began",
        "drew",
        "reshuffled",
        "passed",
        "looked",
        "card_seen",
        "shuffled",
        "card_played",
        "seats_changed",
        "condemned",
        "blocked",
        "turned_back",
        "struck",
        "died",
        "swapped",
        "revealed",
        "stolen",
        "accused",
        "turn_skipped",
        "reversed",
        "discarded",
        "game_won",
        "cards_shown",
    ),
    binder=BINDER,
)
