"""To Be Emperor: bids for assets and senators, payments, and private draws, for two to four."""

from pathlib import Path

from palatine.core.atoms import NUMBERS, PLAYERS
from palatine.core.box import Box
from palatine.core.game import Game, Option, Outcome, Setup
from palatine.games.to_be_emperor.binder import BINDER
from palatine.games.to_be_emperor.cards import SETS
from palatine.games.to_be_emperor.faults import faults
from palatine.games.to_be_emperor.history import HISTORY
from palatine.games.to_be_emperor.knowledge import knowledge
from palatine.games.to_be_emperor.leaks import leaks
from palatine.games.to_be_emperor.rules.scenes import next_scene
from palatine.games.to_be_emperor.state import (
    ACTS,
    ASSET_NAMES,
    CARDS,
    DRAWS,
    HAND,
    SENATOR_NAMES,
    TOKENS,
    Forum,
)
from palatine.games.to_be_emperor.study import STUDY
from palatine.games.to_be_emperor.view import view
from palatine.games.to_be_emperor.worlds import script, worlds


def start(setup: Setup) -> Forum:
    """A table before anything is dealt."""
    return Forum(
        players=setup.players,
        cards=setup.options["cards"],
        round_limit=setup.options["round_limit"],
        phase="setup",
    )


def outcome(t: Forum) -> Outcome | None:
    """The winners; players still tied share a draw [TE-R52]."""
    return Outcome(t.winners, None, t.result) if t.result is not None else None


GAME = Game(
    id="to-be-emperor",
    version=1,
    players=(2, 3, 4),  # [TE-1.1]
    editions={"to-be-emperor": {}},
    options={
        "cards": Option(tuple(SETS)),
        "round_limit": Option(("off", "5", "10", "20", "40", "400")),  # [TE-R36]
    },
    vocabulary=(
        *ACTS.atoms,
        *HAND.atoms,
        *[atom for atom in CARDS.atoms if atom not in ACTS.value],
        *DRAWS.atoms,
        *NUMBERS.atoms[: TOKENS + 1],
    ),
    folder=Path(__file__).parent,
    start=start,
    next_scene=next_scene,
    view=view,
    outcome=outcome,
    knowledge=knowledge,
    worlds=worlds,
    faults=faults,
    script=script,
    state=Forum,
    leaks=leaks,
    study=STUDY,
    box=Box(least_minutes=30, most_minutes=60, weight=3),
    history=HISTORY,
    seat_facts=frozenset(("player", "owner", "players", "winners")),
    chances={
        "assets": ASSET_NAMES,
        "senators": SENATOR_NAMES,
        "first_player": PLAYERS.atoms[:4],
    },
    check_options={"round_limit": "5"},
    reached=(
        "assets_turned",
        "senators_turned",
        "round_began",
        "tokens_spent",
        "drew",
        "drew_cards",
        "ability_used",
        "tokens_moved",
        "asset_committed",
        "studied",
        "studied_cards",
        "kept_cards",
        "sorted_cards",
        "passed",
        "senators_paid",
        "senators_tapped",
        "senator_returned",
        "senator_lured",
        "acquired",
        "bids_tied",
        "bids_too_low",
        "game_won",
    ),
    binder=BINDER,
)
