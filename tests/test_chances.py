"""The chances to win with all cards open: what the theatre shows of a finished game."""

from random import Random

import pytest
from benchmarks.chances import judged, loss, mean

from palatine.bots.chances import by_chance, chances_of, with_ends
from palatine.bots.search import play_on
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import WORLDS
from tests.test_bots import EDITIONS, opened, played

NAMES = [edition for _, edition in EDITIONS]


def some_way_on(name: str, decisions: int) -> Match:
    """A match of the smallest table after this many random answers."""
    match = opened(name, find(name)[0].players[0], f"chances {decisions}")
    play_on(match, Random(decisions), decisions)
    return match


@pytest.mark.parametrize("name", NAMES)
def test_chances_are_chances(name: str) -> None:
    """Every seat has a chance from 0 to 1, the same each time, and the match stays as it was."""
    for decisions in (0, 5, 25):
        match = some_way_on(name, decisions)
        before, number = match.state.copy(), match.number
        chances = chances_of(match.game)(match)
        assert len(chances) == match.setup.players
        assert all(0 <= chance <= 1 for chance in chances)
        assert chances == chances_of(match.game)(match.clone())
        assert (match.state, match.number) == (before, number)


@pytest.mark.parametrize("name", NAMES)
def test_the_end_is_certain(name: str) -> None:
    """When a match is over, the winners have won, and nobody else has."""
    match = opened(name, find(name)[0].players[0], "chances to the end")
    play_on(match, Random(1), 100_000)
    assert match.outcome is not None
    winners = [seat for seat, chance in enumerate(chances_of(match.game)(match)) if chance]
    assert winners == sorted(match.outcome.winners)
    assert set(chances_of(match.game)(match)) <= {0.0, 1.0}


def test_a_game_without_chances_of_its_own_is_played_on_by_chance() -> None:
    """At random, Loyalists who lack one policy win more often than not; the same each time."""
    match = played("sith-imperative", 5, "fallback")
    assert with_ends(by_chance)(match) == chances_of(match.game)(match)
    match = some_way_on("sith-imperative", 12)
    state = match.position()
    state.loyalist, state.separatist = 4, 0
    near = Match(match.game, match.setup, match.nature, state)
    chances = by_chance(near)
    assert chances == by_chance(near)
    loyalist, palpatine = near.state.roles.index("loyalist"), near.state.roles.index("palpatine")
    assert chances[loyalist] > 0.7 > 0.3 > chances[palpatine]


def test_of_a_side_all_win_or_lose_together() -> None:
    """Loyalists share one chance, and the plotters have the rest."""
    match = some_way_on("secret-emperor", 9)
    chances = chances_of(match.game)(match)
    loyal = {c for c, role in zip(chances, match.state.roles, strict=True) if role == "loyalist"}
    plots = {c for c, role in zip(chances, match.state.roles, strict=True) if role != "loyalist"}
    assert len(loyal) == len(plots) == 1
    assert loyal.pop() + plots.pop() == pytest.approx(1)


def voted(match: Match, ballots: dict[int, str]) -> float:
    """The first Loyalist's chance with these ballots cast."""
    fork = match.clone()
    for seat, ballot in ballots.items():
        fork.answer(Seat(seat), ballot)
    return chances_of(match.game)(fork)[match.state.roles.index("loyalist")]


def test_ballots_that_are_in_count() -> None:
    """With three Separatist policies, each yes to Palpatine costs the Loyalists, and the last yes
    costs everything."""
    match = some_way_on("sith-imperative", 0)
    state = match.position()
    state.separatist, palpatine = 3, state.roles.index("palpatine")
    state.rotation = Seat((palpatine + 1) % 5)
    danger = Match(match.game, match.setup, match.nature, state)
    danger.answer(Seat((palpatine + 2) % 5), f"player:{palpatine}")
    worse = [voted(danger, dict.fromkeys(range(count), "yes")) for count in range(4)]
    assert worse == sorted(worse, reverse=True)
    assert worse[-1] == 0 < worse[-2]
    assert voted(danger, dict.fromkeys(range(3), "no")) > worse[0]


def test_nobody_is_ahead_before_a_game() -> None:
    """In games with one winner, all start with the same chance, except for who goes first."""
    for name in ("to-be-emperor", "seize-the-imperium"):
        match = opened(name, 4, "even")
        chances = chances_of(match.game)(match)
        assert sum(chances) == pytest.approx(1)
        assert len({round(chance, 9) for chance in chances}) <= 2


def test_duels_are_even_at_first_and_decided_late() -> None:
    """In duels of Seize the Imperium, a lead is worth more the fewer duels are left."""
    game = find("seize-the-imperium")[0]
    setup = game.setup(2, None, {"game": "duels"})
    match = Match(game, setup, Seeded(seed_from("duels")))
    assert chances_of(game)(match) == (0.5, 0.5)
    play_on(match, Random(1), 40)
    state = match.position()
    state.won = ((f"world:{next(iter(WORLDS))}",), ())
    leads = []
    for turn in (2, 6, 10):
        state.turn = turn
        leads.append(chances_of(game)(Match(game, setup, match.nature, state))[0])
    assert 0.5 < leads[0] < leads[1] < leads[2] < 1


@pytest.mark.parametrize(
    ("name", "players", "bot", "games"),
    [
        ("sith-imperative", 7, "hard", 6),
        ("secret-emperor", 5, "easy", 6),
        ("to-be-emperor", 3, "greedy", 3),
        ("besides-the-emperor", 6, "greedy", 8),
        ("seize-the-imperium", 2, "hard", 3),
    ],
)
def test_chances_say_more_than_even_ones(name: str, players: int, bot: str, games: int) -> None:
    """Over some games that taught them nothing, they are right more often, and surer."""
    points = [
        point
        for number in range(games)
        for point in judged((name, players, (bot,), f"test {number}"))[0]
    ]
    even = mean(loss(1 / players if side.isdigit() else 0.5, won) for _, side, _, won in points)
    assert mean(loss(chance, won) for _, _, chance, won in points) < even
