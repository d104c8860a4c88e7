"""Sith Imperative and Secret Emperor: one rule set, two editions as named switches."""

from pathlib import Path

from palatine.core.atoms import MOST_PLAYERS, PLAYERS
from palatine.core.box import Box
from palatine.core.game import Game, Option, Outcome, Setup
from palatine.core.seats import seats
from palatine.games.senate.encoding import ENCODING
from palatine.games.senate.faults import faults
from palatine.games.senate.history import HISTORY
from palatine.games.senate.knowledge import knowledge
from palatine.games.senate.leaks import leaks
from palatine.games.senate.narration import narration
from palatine.games.senate.rules.policies import SIDES
from palatine.games.senate.rules.scenes import next_scene
from palatine.games.senate.state import (
    BALLOTS,
    ENACTMENTS,
    LOOKS,
    LOYALIST,
    PALPATINE,
    PARTIES,
    SEPARATIST,
    Senate,
    party,
)
from palatine.games.senate.study import STUDY
from palatine.games.senate.talk import TALK
from palatine.games.senate.view import view
from palatine.games.senate.worlds import script, worlds

SITH_IMPERATIVE = {
    "tracker_reset": "on_policy",  # [SE-R1]
    "reshuffle": "lazy",  # [SE-R3]
    "term_limit": "elected",  # [SE-R9]
    "five_player_rule": "living",  # [SE-R10]
}
SECRET_EMPEROR = {
    "tracker_reset": "on_election",
    "reshuffle": "eager",
    "term_limit": "enacted",
    "five_player_rule": "starting",
}


def start(setup: Setup) -> Senate:
    """A table before anything is dealt."""
    return Senate(
        players=setup.players,
        phase="setup",
        living=seats(setup.players),
        **setup.options,  # type: ignore[arg-type]  # checked by `Game.setup`
    )


def outcome(t: Senate) -> Outcome | None:
    """The winning side; the dead win or lose with it [SE-R44]."""
    if t.result is None:
        return None
    side = SIDES[t.result]
    winners = tuple([p for p in seats(t.players) if party(t.roles[p]) == side])
    return Outcome(winners, side, t.result)


GAME = Game(
    id="senate",
    version=1,
    players=tuple(range(5, MOST_PLAYERS + 1)),  # [SE-2.1]
    editions={"sith-imperative": SITH_IMPERATIVE, "secret-emperor": SECRET_EMPEROR},
    options={
        "tracker_reset": Option(("on_policy", "on_election")),
        "reshuffle": Option(("lazy", "eager")),
        "term_limit": Option(("elected", "enacted")),
        "five_player_rule": Option(("living", "starting")),
        "cleared_marker": Option(("on", "off")),  # [SE-R16]
    },
    vocabulary=(
        *PLAYERS.atoms,
        *BALLOTS.atoms,
        *ENACTMENTS.atoms,
        *LOOKS.atoms,
        *PARTIES.atoms,
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
    state=Senate,
    talk=TALK,
    leaks=leaks,
    study=STUDY,
    box=Box(least_minutes=20, most_minutes=45, weight=2),
    history=HISTORY,
    encoding=ENCODING,
    narration=narration,
    themes=("sith-imperative", "secret-emperor", "roman-senate"),
    neutral="roman-senate",
    seat_facts=frozenset(("player", "president", "chancellor", "yes", "no", "winners")),
    chances={
        "roles": (LOYALIST, SEPARATIST, PALPATINE),
        "deck": (LOYALIST, SEPARATIST),
        "first_president": PLAYERS.atoms,
        "passed": (LOYALIST, SEPARATIST),
    },
    own_bytes=1536,
    reached=(
        "role_dealt",
        "ally_seen",
        "nominated",
        "voted",
        "tracker_advanced",
        "chaos",
        "cleared",
        "tiles_passed",
        "policy_enacted",
        "reshuffled",
        "power_granted",
        "executed",
        "veto_proposed",
        "veto_agreed",
        "veto_refused",
        "game_won",
        "roles_revealed",
    ),
)
