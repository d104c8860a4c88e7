"""The hard bot of Seize the Imperium: it predicts fights correctly, plays validly, wins."""

import os
import subprocess
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random

import pytest

from palatine.bots.company import Company
from palatine.bots.random import RandomBot
from palatine.bots.seize_the_imperium.attacks import plan_attack, prize_of
from palatine.bots.seize_the_imperium.fight import Blow, Fighter, Target, counters_of, volleys
from palatine.bots.seize_the_imperium.fighting import is_worth
from palatine.bots.seize_the_imperium.hard import HardBot
from palatine.bots.seize_the_imperium.reading import read
from palatine.bots.turn import Budget, turn_of
from palatine.catalog import find
from palatine.core.atoms import name_of
from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.core.seats import seats
from palatine.core.stream import packet
from palatine.games.seize_the_imperium.cards import UNITS
from palatine.games.seize_the_imperium.decks import DECKS
from palatine.games.seize_the_imperium.tests.battle import battle
from palatine.games.seize_the_imperium.tests.table import Table, position

GAME = find("seize-the-imperium")[0]
VARIANTS = [
    (2, {}),
    (6, {}),
    (2, {"game": "basic"}),
    (2, {"game": "duels"}),
    (2, {"accelerated": "on"}),
    (3, {"recovery": "on", "late_war": "on", "two_counters": "on", "wide_reaction": "on"}),
]


def opened(players: int, seed: object, **options: str) -> Match:
    """A match at its start."""
    return Match(GAME, GAME.setup(players, None, options), Seeded(seed_from(str(seed))))


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_it_answers_lawfully_wherever_chance_leads(players: int, options: dict[str, str]) -> None:
    """At every question, even those that it would never reach by itself."""
    random, match = Random(players), opened(players, options, turn_limit="3", **options)
    bots = [HardBot(GAME, seat, random) for seat in seats(players)]
    heard = [0] * players
    while not match.is_over:
        seat = match.waiting[0]
        got = packet(match, seat, heard[seat])
        heard[seat] = match.told
        bots[seat].hear(got)
        answer = bots[seat].decide(got, turn_of(match, seat, Budget(rounds=1), "a test"))
        assert match.asked[seat].read(answer) == answer
        match.answer(
            seat, answer if random.random() < 0.6 else match.asked[seat].any_answer(random)
        )


def test_it_bids_one_unit_for_the_first_turn() -> None:
    """It bids the most expensive Unit in its hand; asked again, it has bid enough."""
    match, bids = opened(2, "bids"), list[list[int]]()
    bots = [HardBot(GAME, seat, Random(0)) for seat in seats(2)]
    while match.state.phase == "setup":
        seat = match.waiting[0]
        got = packet(match, seat)
        answer = bots[seat].decide(got, turn_of(match, seat, Budget(rounds=1), "a test"))
        if got.ask is not None and got.ask.kind == "bid":
            costs = [UNITS[f].cost[0] for f in map(name_of, answer) if f in UNITS]
            held = [UNITS[f].cost[0] for f in read(got.view).hand if f in UNITS]
            bids.append(costs)
            assert costs in ([], [max(held)])
        match.answer(seat, answer)
    assert [len(each) for each in bids] == [1, 1, 0, 0]


@pytest.mark.parametrize(("left", "answer"), [(2, "pass"), (3, "recover")])
def test_it_recovers_while_most_world_cards_can_be_paid(left: int, answer: str) -> None:
    """Most cost three Asset cards or fewer; one that it can't pay for would be lost."""
    t = position(
        worlds={0: ["aquas_delor"], 1: ["silicas"]},
        conquered={"aquas_delor": (1, 1)},
        hands={0: DECKS["capital_attack"].cards("assets")[: 49 - left]},
        phase="resupply",
    )
    got = packet(t.match, t.seat)
    bot = HardBot(GAME, t.seat, Random(0))
    assert t.question == "recover"
    assert bot.decide(got, turn_of(t.match, t.seat, Budget(rounds=1), "a test")) == answer


def by_hand(shooters: Sequence[Fighter], targets: Sequence[Target]) -> float:
    """The most possible hits, by trying every target for everybody."""
    best = 0.0
    for aims in product([None, *targets], repeat=len(shooters)):
        worth = 0.0
        for target in targets:
            blows = [
                one.blows[target.place]
                for one, aim in zip(shooters, aims, strict=True)
                if aim is target and target.place in one.blows
            ]
            count = counters_of(blows)
            worth += target.worth(count) if count else 0.0
        best = max(best, worth)
    return best


def test_no_volley_is_better_than_the_best_that_it_finds() -> None:
    """Whatever the numbers: unequal DEF, Piercing, targets that take more than one counter."""
    random = Random("volleys")
    for _ in range(60):
        targets = [
            Target(n, tuple(sorted(random.random() for _ in range(random.randint(1, 2)))))
            for n in range(random.randint(1, 3))
        ]
        shooters = [
            Fighter(
                f"unit:{n}",
                "Fleet",
                True,
                1.0,
                blows={
                    target.place: Blow(
                        random.randint(1, 9), random.randint(4, 9), random.choice((0, 0, 1))
                    )
                    for target in targets
                    if random.random() < 0.9
                },
            )
            for n in range(random.randint(1, 4))
        ]
        found = volleys(dict(enumerate(shooters)), targets, 1)[0]
        assert found.worth == pytest.approx(by_hand(shooters, targets))


def fought(t: Table) -> bool:
    """Let two hard bots fight it out; returns whether the World card was taken."""
    bots = {seat: HardBot(GAME, seat, Random(1)) for seat in seats(2)}
    heard = dict.fromkeys(bots, 0)
    while not t.match.is_over and t.state.conquest is not None:
        seat = t.seat
        got = packet(t.match, seat, heard[seat])
        heard[seat] = t.match.told
        bots[seat].hear(got)
        turn = turn_of(t.match, seat, Budget(rounds=1), "a test")
        t.answer(bots[seat].decide(got, turn))
    return bool(t.news("conquered"))


FIGHTS = [
    (["light_cruiser_task_force"], ["clone_battalion"]),
    (["long_range_patrol_force"], ["infantry_battalion"]),
    (["infantry_battalion", "cyborg_infantry_division"], ["bombardment_shelter_network"]),
    (["main_battle_fleet"], ["imperial_guardian_fleet", "clone_battalion"]),
    (["rapid_strike_fleet", "interceptor_squadron"], ["jump_battlesuit_company"]),
    (["heavy_cruiser_assault_force", "clone_battalion"], ["zero_entry_mobile_platforms"]),
]


@pytest.mark.parametrize(("attackers", "defenders"), FIGHTS)
def test_a_fight_comes_out_as_reckoned(attackers: list[str], defenders: list[str]) -> None:
    """If both do their best, and nobody has anything to play."""
    t = battle(attackers, defenders, resources=[0, 0])
    place = str(t.news("conquest_began")[0]["card"])
    board = read(t.view(0))
    reckoned = is_worth(board, place, prize_of(board, place))
    assert fought(t) == (reckoned > 1)


def test_an_attack_goes_where_it_wins_with_as_few_as_it_takes() -> None:
    """One Fleet takes a bare World card; it leaves one alone that a Troop holds too well."""
    t = position(
        worlds={0: ["damirus_inner", "aquas_delor"], 1: ["bygaros_7", "silicas", "geladhore_5"]},
        units={
            "aquas_delor": {0: ["light_cruiser_task_force", "long_range_patrol_force"]},
            "bygaros_7": {1: ["heavy_robot_battalion-"]},
            "geladhore_5": {
                1: ["heavy_robot_battalion-", "termbot_tanks-", "drone_carrier_group-"]
            },
        },
        phase="reallocation",
        options={"deck_1": "capital_attack", "deck_2": "drone_onslaught"},
    )
    plan = plan_attack(read(t.view(0)))
    assert list(plan.values()) == ["world:silicas#1"]


@pytest.mark.parametrize("own", [0, 1])
def test_it_wins_against_chance(own: int) -> None:
    """In either seat, by Victory points."""
    match = opened(2, f"chance {own}")
    bots = {
        seat: (HardBot if seat == own else RandomBot)(GAME, seat, Random(seat)) for seat in seats(2)
    }
    Company(match, bots, Budget(rounds=1)).play()
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.why) == ((own,), "victory_points")


def test_a_seeded_game_is_the_same_in_every_process() -> None:
    """However Python hashes its strings, the same seed makes the same game."""
    game = (
        "from random import Random\n"
        "from palatine.bots.company import Company\n"
        "from palatine.bots.turn import Budget\n"
        "from tests.test_seize_bots import HardBot, GAME, opened, seats\n"
        "match = opened(2, 'same', turn_limit='10')\n"
        "bots = {seat: HardBot(GAME, seat, Random(seat)) for seat in seats(2)}\n"
        "company = Company(match, bots, Budget(rounds=1), 'dreams')\n"
        "while match.waiting:\n"
        "    company.answer(match.waiting)\n"
        "print(match.log)\n"
    )
    logs = [
        subprocess.check_output(
            [sys.executable, "-c", game],
            cwd=Path(__file__).parents[1],
            env={**os.environ, "PYTHONHASHSEED": seed},
        )
        for seed in ("1", "5")
    ]
    assert logs[0] == logs[1]
