"""The games for a deal: sides changed, seats turned, and roles that follow nobody."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from palatine.arena.design import deal_seed, fixtures, seatings
from palatine.arena.errors import BadArena
from palatine.arena.file import (
    BASELINES,
    Agent,
    Arena,
    Stop,
    Table,
    agents_for,
    read_arena,
    setups,
)
from palatine.bots.roster import bots_of
from palatine.catalog import find, games
from palatine.core.atoms import taken_apart
from palatine.core.chance import Seeded
from palatine.core.match import Match
from palatine.core.study import first_named
from tests.arena.arenas import arena

DEALS = 10_000
ROOT = Path(__file__).parent.parent.parent


def test_each_deal_is_played_with_the_sides_changed() -> None:
    """Each of two agents has every side once against the other, with the same cards."""
    of = arena()
    (setup,) = setups(of)
    made = list(fixtures(of, setup, 0, "test"))
    assert len({each.seed for each in made}) == 1
    sides = made[0].sides
    by_side = {tuple(sorted(set(zip(sides, each.seating, strict=True)))) for each in made}
    assert len(by_side) == len(made) == 4
    assert (("loyalist", "easy"), ("separatist", "random")) in by_side
    assert (("loyalist", "random"), ("separatist", "easy")) in by_side


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_without_sides_the_seats_are_turned(players: int) -> None:
    """Two agents sit in every seat equally often, and equally often next to each other."""
    made = seatings(arena(), ["a", "b"], [""] * players)
    for seat in range(players):
        assert Counter(each[seat] for each in made) == {"a": len(made) / 2, "b": len(made) / 2}


def test_a_guest_sits_on_every_seat_in_turn() -> None:
    """Once in each seat, among hosts; and the hosts once alone."""
    of = arena(design="guest", hosts="random")
    made = seatings(of, ["easy", "random"], [""] * 5)
    assert made[0] == ("random",) * 5
    assert [each.index("easy") for each in made[1:]] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_baselines_are_in_every_table(game: object) -> None:
    """Random, greedy, search and hard play every game that has them, unless a file says less."""
    found = agents_for(arena(Agent("me", program="./me"), baselines=BASELINES), game)  # type: ignore[arg-type]
    known = bots_of(game)  # type: ignore[arg-type]
    assert [*found] == ["me", *[name for name in BASELINES if name in known]]
    assert {"random", "greedy", "search"} <= {*found}


# Roles follow neither seats nor names


def chi_square(rows: Sequence[Counter[str]]) -> tuple[float, int]:
    """Pearson's sum over a table of counts, and its degrees of freedom."""
    columns = sorted({name for row in rows for name in row})
    total = sum(sum(row.values()) for row in rows)
    found = 0.0
    for row in rows:
        for name in columns:
            expected = sum(row.values()) * sum(each[name] for each in rows) / total
            found += (row[name] - expected) ** 2 / expected
    return found, (len(rows) - 1) * (len(columns) - 1)


def is_likely(rows: Sequence[Counter[str]]) -> bool:
    """Whether chance alone would make such counts, with an error of one in a thousand.

    Wilson and Hilferty's approximation of the distribution.
    """
    found, freedom = chi_square(rows)
    spread = 2 / (9 * freedom)
    return bool(((found / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5 < 3.1)


def dealt(name: str, players: int) -> Iterator[tuple[Match, list[str]]]:
    """10,000 deals of the arena, each with its roles, seat by seat."""
    game = find(name)[0]
    (setup,) = setups(arena(game=name, table=(Table(name, players),)))
    for deal in range(DEALS):
        match = Match(game, setup, Seeded(deal_seed("independent", setup, deal)))
        yield match, list(first_named(game.study.role, match.news, players))


def some_deep(sizes: Sequence[int], quick: Sequence[int]) -> list[Any]:
    """All sizes; only some of them in the quick run."""
    deep = pytest.mark.deep
    return [size if size in quick else pytest.param(size, marks=deep) for size in sizes]


@pytest.mark.parametrize("players", some_deep(range(5, 11), (5, 10)))
def test_roles_follow_neither_seats_nor_the_order_of_play_nor_that_of_options(players: int) -> None:
    """Over 10,000 deals, every seat, every place in the order of play and every place among the
    first options has its share."""
    seats, places = ([Counter[str]() for _ in range(players)] for _ in range(2))
    options = [Counter[str]() for _ in range(players - 1)]
    for match, roles in dealt("secret-emperor", players):
        (first,) = match.waiting
        for seat, role in enumerate(roles):
            seats[seat][role] += 1
            places[(seat - first) % players][role] += 1
        for place, atom in enumerate(match.asked[first].options):
            options[place][roles[int(taken_apart(atom)[1])]] += 1
    assert is_likely(seats)
    assert is_likely(places)
    assert is_likely(options)
    assert sum(seats, Counter())["palpatine"] == DEALS


@pytest.mark.parametrize("players", some_deep((5, 6, 7), (5, 7)))
def test_roles_of_another_game_follow_no_seats_either(players: int) -> None:
    """Its first player is known by the role, so only the seats can be independent."""
    seats = [Counter[str]() for _ in range(players)]
    for _, roles in dealt("besides-the-emperor", players):
        for seat, role in enumerate(roles):
            seats[seat][role] += 1
    assert is_likely(seats)
    assert sum(seats, Counter())["emperor"] == DEALS


def test_the_check_for_independence_can_fail() -> None:
    """It notices a seat that is Palpatine two times in a hundred too often."""
    fair = [Counter(palpatine=2000, other=8000) for _ in range(5)]
    assert is_likely(fair)
    fair[4] = Counter(palpatine=2200, other=7800)
    assert not is_likely(fair)


def test_deals_do_not_depend_on_agents() -> None:
    """Other agents, other names, another order: the same deals."""
    one, other = (
        arena(Agent("zoe", bot="easy"), Agent("abe", bot="normal")),
        arena(Agent("abe", bot="easy"), baselines=("random", "greedy")),
    )
    (setup,) = setups(one)
    for deal in range(3):
        seeds = {each.seed for of in (one, other) for each in fixtures(of, setup, deal, "test")}
        assert len(seeds) == 1


# The file


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('bot = "normal"', 'bot = "nomral"', "did you mean 'normal'"),
        ('bot = "normal"', "", "needs one of bot, program, model, mcp"),
        ("deals = 2", "deals = 0", "at least 1"),
        ('design = "duel"', 'design = "tri"', "design"),
        ('title = "', 'titel = "', "titel"),
        ('game = "secret-emperor"', 'game = "secret-empire"', "secret-emperor"),
        ('name = "normal"', 'name = "hard"', "name of a baseline"),
        ("[stop]", "[stop", "not valid TOML"),
        ('bot = "normal"', 'bot = "learned"', "bot 'learned' at senate: this bot was trained for"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, old: str, new: str, named: str) -> None:
    """In a sentence that names the file and the word."""
    text = (ROOT / "examples" / "arena.toml").read_text("utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(BadArena) as error:
        read_arena(path)
    assert "mine.toml" in error.value.sentence
    assert named in error.value.sentence


def test_the_example_is_an_arena() -> None:
    """The file in examples is readable."""
    assert read_arena(ROOT / "examples" / "arena.toml").stop.deals >= 1


@pytest.mark.parametrize("kind", [Arena, Agent, Stop])
def test_every_field_of_the_file_is_documented(kind: type) -> None:
    """docs/arena.md names each of them."""
    page = (ROOT / "docs" / "arena.md").read_text("utf-8")
    missing = [name for name in kind.__struct_fields__ if name not in page]  # type: ignore[attr-defined]
    assert not missing


def test_the_example_of_the_page_is_an_arena(tmp_path: Path) -> None:
    """You can copy what docs/arena.md shows, with a program that exists."""
    page = (ROOT / "docs" / "arena.md").read_text("utf-8")
    path = tmp_path / "page.toml"
    path.write_text(page.split("```toml")[1].split("```")[0], "utf-8")
    assert [agent.kind for agent in read_arena(path).agent] == ["program", "model"]
