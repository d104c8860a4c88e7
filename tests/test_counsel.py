"""What would a bot do? Every game has a bot that says what it would answer, and why."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from palatine.bots.bot import Counsel, Counsellor
from palatine.bots.fairness import find_unfairness
from palatine.bots.roster import bots_of, can_counsel, counsellor_of
from palatine.bots.senate.counsel import without_choice
from palatine.bots.senate.history import Deck, History, Session, TopTile
from palatine.bots.turn import Budget, Turn, turn_of
from palatine.catalog import games
from palatine.core.chance import Seeded, seed_from
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.core.stream import Packet, late_packet
from palatine.core.words import Speaker, languages

GAMES = list(games().values())
MOST = 60
"""Up to this many random answers of a game."""


def asked(game: Game, seed: str, rounds: int = 1) -> list[tuple[Match, Seat, Counsel]]:
    """A random game, with what a bot in the first seat would have answered each time."""
    match = Match(game, game.setup(game.players[0]), Seeded(seed_from(seed)))
    seat, random = Seat(0), Random(seed)
    bot: Any = counsellor_of(game)[1](game, seat, Random(seed))
    found, heard = list[tuple[Match, Seat, Counsel]](), 0
    for _ in range(MOST):
        if match.is_over:
            break
        if seat in match.waiting:
            got = late_packet(match, seat, heard)
            heard = match.told
            bot.hear(got)
            turn = turn_of(match, seat, Budget(rounds=rounds), seed)
            found.append((match.clone(), seat, bot.counsel(got, turn)))
        one = match.waiting[0]
        match.answer(one, match.asked[one].any_answer(random))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_counsel_can_be_followed_and_is_said(game: Game) -> None:
    """Its answer is on offer; its reasons have words in each language, with all their facts."""
    kinds: Counter[str] = Counter()
    for match, seat, counsel in asked(game, "counsel"):
        match.answer(seat, counsel.answer)
        assert counsel.why
        for language, grounds in ((each, why) for each in languages() for why in counsel.why):
            said = Speaker(game, language).counsel(grounds.id, grounds.facts)
            assert "<" not in said, said
            kinds[grounds.id] += 1
    assert len(kinds) > 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_counsel_knows_what_its_seat_knows(game: Game) -> None:
    """Answer and reasons are the same in histories that the seat can't tell apart."""

    class Frank:
        """Answers with everything that the counsellor says, so that the test would notice any of
        it."""

        def __init__(self, game: Game, seat: Seat, random: Random) -> None:
            self.bot: Counsellor = counsellor_of(game)[1](game, seat, random)  # type: ignore[assignment]

        def hear(self, packet: Packet) -> Any:
            return self.bot.hear(packet)

        def decide(self, packet: Packet, turn: Turn) -> Answer:
            return repr(self.bot.counsel(packet, turn))

    setup = game.setup(game.players[0], None, game.check_options)
    assert not list(find_unfairness(game, setup, Frank, Random(game.id), pairs=2, rounds=1))


def test_every_game_has_a_counsellor() -> None:
    """The best bot that can; the search bot can in every game."""
    for game in GAMES:
        assert can_counsel(bots_of(game)["search"])
        assert counsellor_of(game)[0] == next(iter(bots_of(game)))


def session(number: int, start: int, enacted: int | None, president: int = 1) -> Session:
    """A government's session."""
    return Session(number, Seat(president), Seat(2), start, enacted)


def history_of(*draws: Session | TopTile) -> History:
    """What everybody has seen of one deck."""
    history = History(Seat(0))
    history.decks = [Deck(6, 17, 3 * len(draws), list(draws))]
    return history


def test_the_chance_of_a_record_is_exact() -> None:
    """Of the 680 draws of three tiles from seventeen, 165 have no Loyalist tile and 20 have only
    such: the first is unavoidable, the last can't enact a Separatist policy."""
    first = session(0, 0, 0)
    assert without_choice(history_of(first), [first]) == pytest.approx(165 / 660)


def test_a_record_of_two_counts_both_draws() -> None:
    """Six Separatist tiles in a row are rarer than twice three; others' sessions count too."""
    one, two = session(0, 0, 0), session(1, 3, 0)
    both = without_choice(history_of(one, two), [one, two])
    assert both < without_choice(history_of(one, two), [one]) ** 2
    loyal = session(1, 3, 1)
    assert without_choice(history_of(one, loyal), [one]) > 165 / 660


def test_a_top_tile_is_known_to_all() -> None:
    """A Loyalist tile enacted by chaos is one less that anybody could have drawn."""
    one, top = session(0, 0, 0), TopTile(3, 1)
    assert without_choice(history_of(one, top), [one]) > 165 / 660
