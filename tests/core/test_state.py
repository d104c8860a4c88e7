"""The state decorator: nothing in a state can change behind our back."""

import msgspec
import pytest
from saturnalia import Feast

from palatine.core.errors import BadPosition
from palatine.core.state import State, state


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
    """Numbers, texts, tuples, frozen records and what may be missing."""
    hints = {"a": int, "b": str | None, "c": tuple[Frozen, ...], "d": tuple[int, str]}
    made = state(type("Right", (State,), {"__annotations__": hints}, kw_only=True))
    assert list(made.fields) == ["a", "b", "c", "d"]


def test_a_copy_is_equal_and_separate() -> None:
    """A change of the one is none of the other; a state has no hash, since it changes."""
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
    """What was wrong, and where."""
    plain = Feast(players=2, feasts=3, coins=(5, 5), points=(0, 0)).to_json()
    with pytest.raises(BadPosition, match=named):
        Feast.from_json(plain | change)
    with pytest.raises(BadPosition, match="lacks"):
        Feast.from_json({name: value for name, value in plain.items() if name != "coins"})
