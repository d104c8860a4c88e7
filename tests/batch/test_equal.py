"""The batched senate is the senate: the same as the rules at every step, whichever plays."""

from itertools import product
from random import Random

import pytest

from palatine.batch import PHASES, variant
from palatine.batch.variants import EDITIONS, POWERS, SEPARATISTS, SWITCHES, Variant
from palatine.games.senate import GAME
from palatine.games.senate import state as senate
from tests.batch.equal import both_ways

SIZES = tuple(SEPARATISTS)


def variants(players: int) -> list[Variant]:
    """All combinations of switches for this size, with and without claims."""
    ways = product(*SWITCHES.values(), (False, True), (0, 3))
    names = (*SWITCHES, "claims", "ledger")
    return [Variant(players, **dict(zip(names, way, strict=True))) for way in ways]


@pytest.mark.parametrize("players", SIZES)
def test_kernel_and_rules_are_equal_at_every_step(players: int) -> None:
    """State, masks and every seat's observation are the same, with randomly drawn switches."""
    for v in Random(players).sample(variants(players), 3):
        assert both_ways(v, 2, players) > 60


@pytest.mark.parametrize("edition", EDITIONS)
def test_editions_are_those_of_the_rules(edition: str) -> None:
    """An edition means the same switches in both."""
    ours = variant(edition)._asdict()
    assert {name: ours[name] for name in GAME.options} == dict(GAME.setup(7, edition).options)


def test_switches_and_numbers_are_those_of_the_rules() -> None:
    """It knows every switch, every power and every size of the rules, and no others."""
    assert {name: SWITCHES[name] for name in GAME.options} == {
        name: option.values for name, option in GAME.options.items()
    }
    assert senate.SEPARATISTS == SEPARATISTS
    words = {"execution": "execute"}
    for players, powers in senate.POWERS.items():
        named = {at: words.get(power, power) for at, power in enumerate(powers) if power}
        found = {at: PHASES[phase] for at, phase in POWERS[players].items()}
        assert found == named


@pytest.mark.deep
def test_a_million_steps_are_equal() -> None:
    """All combinations of the rules' switches at all sizes, in turn, until a million are
    compared."""
    compared, seed, random = 0, 0, Random(1)
    rules = [name for name in SWITCHES if name != "ballots"]
    while compared < 1_000_000:
        for players, *way in product(SIZES, *[SWITCHES[name] for name in rules]):
            seed += 1
            chosen = dict(zip(rules, way, strict=True))
            alike = [v for v in variants(players) if chosen.items() <= v._asdict().items()]
            compared += both_ways(random.choice(alike), 20, seed)
