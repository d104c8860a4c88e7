"""The state decorator: nothing in a state can change behind our back."""

import json
import pickle

import msgspec
import pytest
from saturnalia import Feast

from palatine.core.errors import BadPosition
from palatine.core.state import Family, State, members, state


class Frozen(msgspec.Struct, frozen=True):
    """A record that cannot change."""

    names: tuple[str, ...]


class Loose(msgspec.Struct):
    """A record that can."""

    name: str


@pytest.mark.parametrize(
    "hint", [list[int], dict[str, int], set[int], Loose, tuple[list[int], ...]]
)
def test_a_field_that_could_change_is_refused(hint: object) -> None:
    """The decorator names the field."""
    wrong = type("Wrong", (State,), {"__annotations__": {"items": hint}}, kw_only=True)
    with pytest.raises(TypeError, match="items"):
        state(wrong)


def test_immutable_fields_are_taken() -> None:
    """Numbers, texts, tuples, frozen records and optional values."""
    hints = {"a": int, "b": str | None, "c": tuple[Frozen, ...], "d": tuple[int, str]}
    made = state(type("Right", (State,), {"__annotations__": hints}, kw_only=True))
    assert list(made.fields) == ["a", "b", "c", "d"]


def test_a_copy_is_equal_and_separate() -> None:
    """Changing one does not change the other; a state has no hash, since it changes."""
    one = Feast(players=2, feasts=3, coins=(5, 5), points=(0, 0))
    other = one.copy()
    assert one == other
    other.coins = (4, 5)
    assert one != other
    with pytest.raises(TypeError):
        hash(one)


def test_json_there_and_back() -> None:
    """A position is plain JSON and comes back equal."""
    one = Feast(players=2, feasts=3, coins=(5, 5), points=(0, 0), given=())
    assert Feast.from_json(one.to_json()) == one


@pytest.mark.parametrize(
    ("change", "named"),
    [({"coins": "five"}, "coins"), ({"extra": 1}, "extra"), ({"phase": "lunch"}, "phase")],
)
def test_a_wrong_position_names_the_field(change: dict[str, object], named: str) -> None:
    """The error says what was wrong, and where."""
    plain = Feast(players=2, feasts=3, coins=(5, 5), points=(0, 0)).to_json()
    with pytest.raises(BadPosition, match=named):
        Feast.from_json(plain | change)
    with pytest.raises(BadPosition, match="lacks"):
        Feast.from_json({name: value for name, value in plain.items() if name != "coins"})


class Deed(Family):
    """A family: possible deeds."""


class SeatDeed(Deed):
    """A player's deed; not a member itself, since it has kinds."""

    seat: int


class Wait(Deed):
    """A member without fields."""


class PassOn(SeatDeed, tag="pass"):
    """A member with its own kind."""

    names: tuple[str, ...] = ()


@state
class Party(State):
    """A state that holds a family."""

    deeds: tuple[Deed, ...] = ()
    last: Deed | None = None


def test_a_state_holds_an_open_family() -> None:
    """In JSON each member names its kind, and comes back as that."""
    one = Party(deeds=(Wait(), PassOn(1, ("a",))), last=Wait())
    plain = json.loads(json.dumps(one.to_json()))
    assert plain["deeds"] == [{"kind": "wait"}, {"kind": "pass", "seat": 1, "names": ["a"]}]
    assert Party.from_json(plain) == one
    assert members(Deed) == (PassOn, Wait)


def test_a_state_with_a_family_crosses_into_another_process() -> None:
    """As bots get it: pickled, and equal on the other side."""
    one = Party(deeds=(Wait(), PassOn(1)))
    assert pickle.loads(pickle.dumps(one)) == one


def test_an_unknown_member_is_refused() -> None:
    """By the kind that it names; so is a kind that only serves as a base."""
    for kind in ("dance", "seat_deed"):
        with pytest.raises(BadPosition, match=kind):
            Party.from_json({"deeds": [{"kind": kind, "seat": 0}], "last": None})


def test_a_member_that_could_change_is_refused() -> None:
    """As soon as it is defined, anywhere."""
    with pytest.raises(TypeError, match=r"Loose\.names"):
        type(Deed)("Loose", (Deed,), {"__annotations__": {"names": list[str]}})
    with pytest.raises(TypeError, match="leave it frozen"):
        type(Deed)("Thawed", (Deed,), {}, frozen=False)


@state
class Renamed(State):
    """A state whose field had another name."""

    coins: int = 0

    @classmethod
    def modern(cls, plain: dict[str, object]) -> dict[str, object]:
        """Coins used to be called money."""
        return {"coins": plain["money"]} if "money" in plain else plain


def test_a_state_reads_what_was_written_before() -> None:
    """If it says how, an old position is read as a current one."""
    assert Renamed.from_json({"money": 3}) == Renamed(coins=3) == Renamed.from_json({"coins": 3})
