"""The hard bot: tries answers in dreamt worlds, where everybody plays on by rules of thumb.

The worlds are dealt from its dream, which is all that it knows. Answers race (`bots/racing.py`): we
play each try on to the end of this round of the game or longer, and judge it by what everybody has.
"""

from itertools import combinations, islice
from random import Random
from typing import Any

from palatine.bots.bot import Claim, Counsel, Grounds
from palatine.bots.racing import Finish, race
from palatine.bots.search import answers, tried
from palatine.bots.to_be_emperor.book import Book
from palatine.bots.to_be_emperor.counsel import points
from palatine.bots.to_be_emperor.icons import covers
from palatine.bots.to_be_emperor.quick import Quick
from palatine.bots.to_be_emperor.standing import standing
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.core.stream import Packet

AHEAD = 1
"""How many rounds of the game we play on: one is to the end of this round."""
MOST = 16
"""How many answers we try at most."""


class HardBot:
    """A player who tries out where an answer leads."""

    ahead = AHEAD

    def __init__(self, game: Game, seat: Seat, random: Random) -> None:
        self.seat = seat
        self.seed = random.random()
        self.book = Book(game)

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Nothing to say."""
        return ()

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """The answer that wins the race."""
        return self.race(packet, turn).answer

    def counsel(self, packet: Packet, turn: Turn) -> Counsel:
        """The same answer, with what it brings and how it did in the race."""
        finish = self.race(packet, turn)
        brings = points(self.seat, packet, finish.answer)
        if not finish.tries:
            return Counsel(finish.answer, (*brings, Grounds("habit")))
        return Counsel(finish.answer, (*brings, tried(finish.tries, finish.value, finish.second)))

    def race(self, packet: Packet, turn: Turn) -> Finish:
        """Let the worthwhile answers race."""
        asked = packet.ask
        assert asked is not None
        random = Random(f"{self.seed} {asked.number}")
        quick = Quick(self.book, random)
        candidates = worth_trying(turn.dream, self.seat, quick)

        def attempt(world: Match, seat: Seat, answer: Answer) -> float:
            if asked.kind == "bid":
                quick.choose(world.state, seat, str(answer))
            world.answer(seat, answer)
            return self.play_on(world, seat, quick)

        return race(turn.dream, self.seat, candidates, turn.rounds(), random, attempt)

    def play_on(self, world: Match, seat: Seat, quick: Quick) -> float:
        """Let everybody play by rules of thumb for some rounds, and see who is ahead."""
        last = world.state.round + self.ahead
        while not world.is_over and world.state.round < last:
            asked = next(iter(world.asked))
            world.answer(asked, quick.answer(world, asked))
        if world.is_over:
            winners = world.state.winners
            return 1 / len(winners) if seat in winners else 0.0
        return standing(world.state, seat, quick)


def worth_trying(dream: Match, seat: Seat, quick: Quick) -> list[Answer]:
    """Some answers to the open question, starting with the one from the rules of thumb."""
    asked = dream.asked[seat]
    first = quick.answer(dream, seat)
    others = payments(dream.state, asked, quick) if asked.kind == "pay" else ()
    more = answers(asked, quick.random)
    found: dict[Answer, None] = dict.fromkeys((first, *others))
    for answer in islice(more, MOST):
        if len(found) < MOST:
            found[answer] = None
    return list(found)


def payments(t: Any, asked: Any, quick: Quick) -> list[Answer]:
    """Every set of senators that it can pay, with few cards, most Influence first."""
    due = [atom for atom in asked.options if atom.startswith("senator:")]
    held = [atom for atom in asked.options if atom.startswith("hand:")]
    play = [atom for atom in asked.options if atom.startswith("asset:")]
    have = quick.book.icons(t, (*play, *held))
    sets = [chosen for size in range(len(due) + 1) for chosen in combinations(due, size)]
    sets.sort(key=lambda chosen: -quick.influence(t, chosen))
    able = [chosen for chosen in sets if covers(have, quick.book.icons(t, chosen))]
    return [quick.payment(t, chosen, play, held) for chosen in able[:MOST]]
