"""Faults: each broken law of the table is named."""

from typing import Any

import pytest

from palatine.core.cards import Handle
from palatine.core.seats import Seat
from palatine.games.to_be_emperor.faults import faults
from palatine.games.to_be_emperor.state import Bid, Forum
from palatine.games.to_be_emperor.tests.table import position


def sound() -> Forum:
    """A table with something in every place."""
    t = position(
        pool=["house-guard"],
        senate=["juna-vesk"],
        assets={0: ["tax-collector"]},
        hands={1: ["house-augur"]},
        senators={1: ["salos-breenar"]},
        tapped=["salos-breenar"],
        bids=[("house-guard", 0, 2)],
    )
    return t.state.copy()


def test_a_sound_table_has_no_fault() -> None:
    """A sound table has no faults."""
    assert list(faults(sound())) == []


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"players": 5}, "5 players can't play"),
        ({"cards": "tarot"}, "'tarot'"),
        ({"hands": ((),)}, "hands and sides"),
        ({"active": Seat(2)}, "does not exist"),
        ({"round": 0}, "too low"),
        ({"round_limit": "10", "round": 11}, "round 11 is played at a limit of 10"),
        ({"faces": ("house-guard",) * 48}, "not that of the set"),
        ({"deck": ()}, "history of the asset deck"),
        ({"hands": ((), (Handle(40),))}, "history of the asset deck"),
        ({"pool": ()}, "assets that lie open"),
        ({"pool": ("asset:house-guard#2",)}, "assets that lie open"),
        ({"committed": ("asset:house-guard#1",)}, "committed that is not in play"),
        ({"senate": ()}, "senators that lie open"),
        ({"seated": 40}, "40 senators are turned up"),
        ({"tapped": ("senator:juna-vesk",)}, "whom nobody controls"),
        ({"paid": ("senator:salos-breenar",)}, "or both at once"),
        ({"bids": (Bid("deck", Seat(0), 6),)}, "more than five tokens"),
        ({"bids": (Bid("deck", Seat(0), 0),)}, "no tokens"),
        ({"bids": (Bid("senator:salos-breenar", Seat(1), 1),)}, "no bid is allowed"),
        ({"has_used": True, "has_placed": True}, "nothing more to offer"),
        ({"has_placed": True, "passes": 1}, "passed and gone on"),
        ({"using": "coin"}, "not gone on with"),
        ({"using": "knowledge", "step": "spend"}, "can't be used like this"),
        ({"using": "knowledge", "step": "keep", "has_used": True, "spent": 1}, "can't be used"),
        ({"queue": (Seat(0),)}, "asks nobody"),
        ({"phase": "acquire", "queue": (Seat(0),)}, "without a reason"),
        ({"phase": "acquire", "queue": ()}, "nobody is left"),
        ({"phase": "over", "bids": ()}, "without a result"),
        ({"phase": "resource", "queue": (Seat(1),), "tapped": ()}, "tokens are spent"),
    ],
)
def test_what_can_not_be_is_named(fields: dict[str, Any], named: str) -> None:
    """One field is wrong, and the sentence says what that would mean."""
    t = sound()
    for name, value in fields.items():
        setattr(t, name, value)
    assert any(named in fault for fault in faults(t)), list(faults(t))
