"""Bots: what they get, that they play lawfully to the end, and that they make sense."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from palatine import bots
from palatine.bots.bot import Bot, Claim
from palatine.bots.company import Company
from palatine.bots.random import any_answer
from palatine.bots.roster import bots_of, find_bot, first_bot, plays
from palatine.bots.turn import Budget, Turn, turn_of
from palatine.bots.wavering import WaveringBot
from palatine.catalog import find, games
from palatine.core.atoms import NUMBERS
from palatine.core.chance import Seeded, seed_from
from palatine.core.decisions import Answer, Pick, Question, Rank, Several, Share
from palatine.core.errors import BadSetup
from palatine.core.game import Game
from palatine.core.log import Said
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.state import State
from palatine.core.stream import AskOut, Packet, options_of, packet, size_of

EDITIONS = [(game, edition) for game in games().values() for edition in game.editions]


class Outspoken(Company):
    """A company in which nothing is passed over: a claim that is refused fails the test."""

    def _hear(self, seat: Seat, bot: Bot) -> None:
        for claim in bot.hear(self._packet(seat)):
            self.match.say(seat, claim.what, claim.atoms)


def company(match: Match, seed: object, name: str | None = None) -> Company:
    """All seats held by bots of this name."""
    make = find_bot(match.game, name)[1]
    everyone = seats(match.setup.players)
    bots = {p: make(match.game, p, Random(f"{seed} {p}")) for p in everyone}
    return Outspoken(match, bots, Budget(rounds=2))


def opened(name: str, players: int, seed: object) -> Match:
    """A match of this edition at its start."""
    game, edition = find(name)
    return Match(
        game, game.setup(players, edition, game.check_options), Seeded(seed_from(str(seed)))
    )


def played(name: str, players: int, seed: object, bot: str | None = None) -> Match:
    """A match that bots have brought to its end."""
    match = opened(name, players, seed)
    company(match, seed, bot).play()
    return match


def senate_games(count: int) -> Iterator[Match]:
    """Games of all sizes between bots."""
    for seed in range(count):
        yield played("sith-imperative", 5 + seed % 6, seed)


def asked(question: Question[Any, Any]) -> AskOut:
    """A question as it reaches a bot."""
    least, most = size_of(question)
    caps = question.caps if isinstance(question, Share) else ()
    options = options_of(None, Seat(0), question)
    return AskOut(Seat(0), 1, question.kind, question.shape, "alone", options, least, most, caps)


@pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=[each[1] for each in EDITIONS])
def test_every_bot_plays_every_game_to_its_end(game: Any, edition: str) -> None:
    """Each bot that the roster names brings a match to its end at the least and largest table,
    unless it refuses the edition; the best one never does."""
    for players in (game.players[0], game.players[-1]):
        setup = game.setup(players, edition, game.check_options)
        able = [bot for bot in bots_of(game) if plays(game, setup, bot)]
        assert able[0] == next(iter(bots_of(game)))
        for bot in able:
            assert played(edition, players, seed=1, bot=bot).is_over


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_bot_plays_on_from_positions(game: Game) -> None:
    """A table may begin at a position: nobody has heard anything of what led there."""
    for start in positions(game, 2):
        for bot in bots_of(game):
            setup = game.setup(game.players[0], None, game.check_options)
            match = Match(game, setup, Seeded(seed_from("on")), start)
            company(match, 1, bot).play()
            assert match.is_over


def positions(game: Game, count: int) -> list[State]:
    """Some starts of scenes in a random match."""
    match, random = opened(game.id, game.players[0], "past"), Random(7)
    found = []
    while not match.is_over:
        if match.is_at_start:
            found.append(match.position())
        seat = random.choice(match.waiting)
        match.answer(seat, match.asked[seat].any_answer(random))
    return random.sample(found[len(found) // 3 :], count)


@pytest.mark.parametrize(
    "question",
    [
        Pick("k", NUMBERS, ("n:1", "n:2", "n:2")),
        Several("k", NUMBERS, ("n:1", "n:2", "n:2"), least=2, most=2),
        Several("k", NUMBERS, ("n:1", "n:2"), least=0, most=2),
        Rank("k", NUMBERS, ("n:1", "n:2", "n:3")),
        Share("k", NUMBERS, ("n:1", "n:2"), least=1, most=4, caps=(3, 2)),
    ],
    ids=lambda question: type(question).__name__,
)
def test_the_random_bot_answers_every_shape(question: Question[Any, Any]) -> None:
    """From what reaches a seat alone, an answer can be made that the question takes as it is."""
    random = Random(3)
    for _ in range(50):
        answer = any_answer(asked(question), random)
        assert question.read(answer) == answer


PARTS = ("cards", "components", "names", "rules", "state", "talk")
"""What bots may ask of their game: its cards and numbers, and what can be said."""


def test_bots_know_a_table_from_packets_alone() -> None:
    """No bot imports a game. A game's own bots may ask its rules what cards, numbers and claims
    mean, but neither its views nor its worlds."""
    home = Path(bots.__file__).parent
    for path in home.rglob("*.py"):
        own = f"palatine.games.{path.parent.name}"
        allowed = tuple([f"{own}.{part}" for part in PARTS])
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and "palatine.games" in (node.module or ""):
                assert path.parent != home, path
                assert str(node.module).startswith(allowed), path


def test_every_game_has_a_bot_for_a_first_game() -> None:
    """It is one of its own, and neither the best nor one that plays at random."""
    for game in games().values():
        best, *others = bots_of(game)
        assert first_bot(game) in others
        assert first_bot(game) not in (best, "random")


class Steady:
    """A bot that always takes the first option."""

    def __init__(self, game: Game, seat: Seat, random: Random) -> None:
        self.seat = seat

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Nothing to say."""
        return ()

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """The first option."""
        assert packet.ask is not None
        return packet.ask.options[0].atom


@pytest.mark.parametrize(("wavers", "least", "most"), [(0.0, 40, 40), (0.5, 22, 38), (1.0, 10, 30)])
def test_a_wavering_bot_often_does_what_the_other_does(
    wavers: float, least: int, most: int
) -> None:
    """As often as it does not waver; and the same when it is asked the same again."""
    match = opened("sith-imperative", 7, "wavering")
    asked = packet(match, match.waiting[0])
    turn = turn_of(match, match.waiting[0], Budget(rounds=1), "a test")
    steady = 0
    for number in range(40):
        bot = WaveringBot(Steady, wavers, match.game, match.waiting[0], Random(number))
        answer = bot.decide(asked, turn)
        assert bot.decide(asked, turn) == answer
        assert asked.ask is not None
        steady += answer == asked.ask.options[0].atom
    assert least <= steady <= most


def test_how_often_a_bot_wavers_may_follow_from_the_size_of_the_table() -> None:
    """A bot that never wavers among seven is steady there, whatever it does among five."""
    for players, steady in ((5, False), (7, True)):
        match = opened("sith-imperative", players, "wavering")
        asked = packet(match, match.waiting[0])
        turn = turn_of(match, match.waiting[0], Budget(rounds=1), "a test")
        answers = {
            str(
                WaveringBot(
                    Steady, {5: 1.0, 7: 0.0}, match.game, match.waiting[0], Random(n)
                ).decide(asked, turn)
            )
            for n in range(12)
        }
        assert (len(answers) == 1) == steady


def test_an_unknown_bot_gets_a_suggestion() -> None:
    """A misspelt bot is refused with the nearest name."""
    with pytest.raises(BadSetup, match="did you mean 'normal'"):
        find_bot(find("senate")[0], "normel")


def test_the_same_seed_gives_the_same_game() -> None:
    """Bots are deterministic: equal seeds, equal logs."""
    assert played("senate", 7, seed=4).log == played("senate", 7, seed=4).log
    assert played("senate", 7, seed=4).log != played("senate", 7, seed=5).log


def test_a_bot_that_comes_back_is_the_same_bot() -> None:
    """New bots that hear a running table's whole story at once go on as the old ones do."""
    match = opened("sith-imperative", 7, seed=9)
    old = company(match, seed=9)
    for _ in range(12):
        old.talk()
        old.answer(list(match.waiting))
    again = match.clone()
    old.play()
    company(again, seed=9).play()
    assert again.log == match.log


def test_a_loyalist_buries_no_loyalist_tile_that_could_pass() -> None:
    """A Loyalist president passes on as many Loyalist tiles as there are."""
    for match in senate_games(12):
        t: Any = match.state
        for session in t.sessions:
            drawn = [t.faces[tile] for tile in session.drawn].count("loyalist")
            passed = [t.faces[tile] for tile in session.passed].count("loyalist")
            if t.roles[session.president] == "loyalist":
                assert passed == min(drawn, 2)


def test_loyalists_tell_the_truth_and_plotters_sometimes_lie() -> None:
    """What a Loyalist says to have drawn was drawn; over some games a plotter says otherwise."""
    truths: Counter[tuple[bool, bool]] = Counter()
    for match in senate_games(18):
        t: Any = match.state
        turns: Counter[Seat] = Counter()
        for said in (entry for entry in match.log if isinstance(entry, Said)):
            if said.what == "drew":
                held = [s for s in t.sessions if s.president == said.seat][turns[said.seat]]
                turns[said.seat] += 1
                drawn = sorted(f"policy:{t.faces[tile]}" for tile in held.drawn)
                truths[t.roles[said.seat] == "loyalist", sorted(said.atoms) == drawn] += 1
    assert truths[True, True] > 30
    assert truths[True, False] == 0
    assert truths[False, False] > 5


def test_no_plotter_executes_an_ally_he_knows() -> None:
    """Separatists know all plotters and never execute one."""
    shots = 0
    for match in senate_games(24):
        t: Any = match.state
        for news in match.news:
            if news.event == "executed" and t.roles[news.facts["president"]] == "separatist":
                shots += 1
                assert t.roles[news.facts["player"]] == "loyalist"
    assert shots > 0


def test_both_sides_win_between_bots() -> None:
    """Neither side of a table of bots is lost from the start."""
    sides = Counter(match.outcome.side for match in senate_games(36) if match.outcome)
    assert min(sides["loyalist"], sides["separatist"]) >= 9


def test_bots_wait_for_people_who_are_asked_too() -> None:
    """Where all are asked at once, no bot answers before the person has."""
    match = opened("sith-imperative", 5, seed=2)
    table = company(match, seed=2)
    table.bots = {seat: bot for seat, bot in table.bots.items() if seat != 0}
    while len(match.waiting) < 5:
        table.answer([seat for seat in match.waiting if seat in table.bots])
    table.play()
    assert match.waiting == seats(5)
