"""Positions from before the agenda held scenes can be read, and played on."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from palatine.core.chance import Seeded, seed_from
from palatine.core.errors import BadPosition
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.position import (
    position_of,
    read_position,
    state_of,
    with_version,
    write_position,
)
from palatine.core.seats import Seat
from palatine.core.state import members
from palatine.games.seize_the_imperium import GAME
from palatine.games.seize_the_imperium.positions import RENAMED, scene_of
from palatine.games.seize_the_imperium.rules.aiming import TakeAim
from palatine.games.seize_the_imperium.rules.choosing_targets import ChooseTargets
from palatine.games.seize_the_imperium.rules.duel import DuelEnd
from palatine.games.seize_the_imperium.rules.reactions import Window
from palatine.games.seize_the_imperium.rules.supply_effects import BuyBack
from palatine.games.seize_the_imperium.state import Galaxy, Scene

OLD = (Path(__file__).parent / "position_before_scenes.json").read_bytes()


def item(kind: str, **fields: Any) -> dict[str, Any]:
    """An entry of the agenda as it was written: all had the same fields."""
    same = {"seat": 0, "card": "", "moment": "turn_start", "n": 0, "names": []}
    return {"kind": kind, **same, **fields}


def with_agenda(entry: dict[str, Any]) -> object:
    """The state of the old position, with only this left to do."""
    position = read_position(OLD)
    return with_version(GAME, position.setup, position.state | {"agenda": [entry]})


def opened(content: bytes) -> Match:
    """A match from a position's file."""
    position = read_position(content)
    state = state_of(GAME, position.setup, position.state)
    return Match(GAME, position.setup, Seeded(seed_from("old")), state)


def test_a_position_of_before_is_played_to_the_end() -> None:
    """It was saved while a Unit's targets were chosen; what is written now is the same table."""
    match = opened(OLD)
    start: Any = match.position()
    assert isinstance(start.agenda[-1], ChooseTargets)
    assert start.version == 1
    assert opened(write_position(position_of(match))).position() == match.position()
    play_out(match, Random(1))
    assert match.outcome


@pytest.mark.parametrize(
    ("old", "scene"),
    [
        (item("aim", card="step_1", names=["1"]), TakeAim("step_1", (Seat(1),))),
        (
            item("duel_end", seat=1, card="world:mars#1", n=1),
            DuelEnd(Seat(1), "world:mars#1", True),
        ),
        (item("clone", card="unit:x#1", n=2), BuyBack(Seat(0), "unit:x#1", 2)),
        (
            item("window", seat=1, moment="response", card="tactic:x#1", n=1),
            Window(Seat(1), "response", "tactic:x#1", 1),
        ),
    ],
    ids=lambda value: value["kind"] if isinstance(value, dict) else "",
)
def test_fields_of_before_find_their_place(old: dict[str, Any], scene: Scene) -> None:
    """The scene is about what the old entry had in `card`, `n` and `names`."""
    assert Galaxy.from_json(with_agenda(old)).agenda == (scene,)


def test_each_scene_can_be_read_from_an_item() -> None:
    """There is a place for every field of every scene."""
    for scene in members(Scene):
        kind = scene.__struct_config__.tag
        fields = [name for name in scene.__struct_fields__ if name != "seat"]
        assert list(RENAMED.get(str(kind), {}).values()) == fields, kind
        assert scene_of({"kind": kind}) == {"kind": kind}


def test_an_unknown_scene_is_refused_by_name() -> None:
    """A position can't ask for what no rule knows."""
    with pytest.raises(BadPosition, match="'dance'"):
        Galaxy.from_json(with_agenda(item("dance")))
