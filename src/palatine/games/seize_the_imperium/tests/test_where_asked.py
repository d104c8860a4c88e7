"""When players want to be asked: whatever they choose, others see the same with any hand."""

from collections.abc import Iterator

import pytest

from palatine.core.seats import PUBLIC, Seat
from palatine.core.stream import encoded, packet
from palatine.games.seize_the_imperium.names import WATCHES, Watch
from palatine.games.seize_the_imperium.tests.table import Table, position

OTHERS = {0: (PUBLIC, Seat(1), Seat(2)), 1: (PUBLIC, Seat(0), Seat(2)), 2: (PUBLIC, Seat(0))}
HANDS = (
    ["armor_piercing_barrage", "on_high_alert", "hull_dancing_run", "population_mobilization"],
    ["bomber_squadron", "fighter_squadron", "leviathan_strider_mechs", "beam_weapon_batteries"],
)
"""Something for nearly every moment of a fight, and nothing for any."""


def invaded(seat: int, watch: Watch, hand: list[str]) -> Table:
    """Seat 0 is about to attack seat 1, in sight of seat 2; one of them holds these cards."""
    homes = [["krinos_mecarios"], ["malakar_4", "geladhore_5"], ["shalastra_oogmos"]]
    wanted: list[Watch] = ["able", "able", "able"]
    wanted[seat] = watch
    return position(
        3,
        worlds=dict(enumerate(homes)),
        units={
            "krinos_mecarios": {0: ["destroyer_detachment", "torpedo_bomber_squadron"]},
            "geladhore_5": {1: ["fighter_carrier_group"]},
            "malakar_4": {1: ["destroyer_detachment-"]},
        },
        hands={seat: hand},
        resources=[4, 4, 4],
        characters={1: ["sendaris"]},
        watch=tuple(wanted),
        phase="reallocation",
        options={f"deck_{n + 1}": "fighter_strike" for n in range(3)},
    )


def seen(t: Table, seat: int) -> Iterator[tuple[object, ...]]:
    """Everything that the others get until the Turn ends, with the players whom the table waits for
    at each step. The asked player sends Units to Geladhore, and declines everything else."""
    while t.state.active == 0:
        yield (*t.match.waiting, *[encoded(packet(t.match, each)) for each in OTHERS[seat]])
        if t.question == "attack" and t.offers("destroyer_detachment"):
            t.pick("destroyer_detachment", "geladhore_5")
        elif t.question == "conquer":
            t.pick("geladhore_5")
        elif "pass" in t.options or "no" in t.options:
            t.answer("pass" if "pass" in t.options else "no")
        else:
            t.answer(t.options[0])


@pytest.mark.rule("SI-12.9", "SI-R106")
@pytest.mark.parametrize("watch", WATCHES)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_others_see_the_same_with_any_hand(seat: int, watch: Watch) -> None:
    """Attacker, Defender or onlooker: the hand changes neither whether a player is asked, nor whom
    the table waits for, nor any byte of the others' packets."""
    full, empty = (list(seen(invaded(seat, watch, hand), seat)) for hand in HANDS)
    assert len(full) == len(empty) > 5
    assert full == empty


@pytest.mark.rule("SI-12.9")
def test_who_wants_quiet_is_asked_less() -> None:
    """An onlooker is asked most with "always", and never with "concerned"; so the choice
    matters."""
    counts = {}
    for watch in WATCHES:
        t = invaded(2, watch, HANDS[0])
        counts[watch] = len([step for step in seen(t, 2) if step[0] == 2])
    assert counts["always"] > counts["able"] > counts["concerned"] == 0
    assert counts["always"] > counts["action"] > counts["concerned"]


@pytest.mark.rule("SI-12.9")
@pytest.mark.parametrize("watch", WATCHES)
def test_all_know_what_was_chosen(watch: Watch) -> None:
    """So a question that is not asked tells nothing new; a player who has chosen nothing has no
    mark."""
    t = invaded(1, watch, HANDS[0])
    for viewer in (None, 0, 1, 2):
        marks = [mark for mark in t.view(viewer).seats[1].marks if mark.startswith("watch_")]
        assert marks == ([] if watch == "able" else [f"watch_{watch}"])
