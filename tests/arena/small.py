"""Two games that a head can work out: a vote of three, and three secret bids."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from palatine.core.atoms import NUMBERS, names
from palatine.core.chance import Seeded, draw_one, seed_from
from palatine.core.decisions import Pick, amount, poll, together
from palatine.core.game import Game, Outcome, Scene, Setup
from palatine.core.match import Match
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, Viewer, seats
from palatine.core.state import State, state
from palatine.core.view import SeatView, View

BALLOTS = names("yes", "no")
COIN = ("us", "us", "us", "them")
A, B, C = Seat(0), Seat(1), Seat(2)


@state
class Slate(State, kw_only=True):
    """Who has won; None before the end."""

    players: int
    winners: tuple[Seat, ...] | None = None


async def vote(t: Slate) -> None:
    """If most say yes, a coin decides: three times in four the first two win. Otherwise the
    third wins."""
    ballots = await poll(seats(t.players), Pick("vote", BALLOTS, BALLOTS.atoms))
    t.tell(EVERYONE, "voted", ballots=ballots)
    if ballots.count("yes") > 1:
        t.winners = (A, B) if COIN[await draw_one("coin", COIN)] == "us" else (C,)
    else:
        t.winners = (C,)


async def bids(t: Slate) -> None:
    """Each bids 0, 1 or 2; the highest wins, and nobody if two are highest."""
    made = await together({seat: amount("bid", 0, 2) for seat in seats(t.players)})
    best = [seat for seat, bid in made.items() if bid == max(made.values())]
    t.tell(EVERYONE, "bid", bids=tuple(made.values()))
    t.winners = tuple(best) if len(best) == 1 else ()


def small(scene: Callable[[Slate], Scene]) -> Game:
    """A game of one scene."""

    def next_scene(t: Slate) -> Scene | None:
        return scene(t) if t.winners is None else None

    def view(t: Slate, viewer: Viewer) -> View:
        rows = tuple([SeatView(seat) for seat in seats(t.players)])
        return View(viewer, "play", rows)

    def outcome(t: Slate) -> Outcome | None:
        return None if t.winners is None else Outcome(t.winners, None, "over")

    def start(setup: Setup) -> Slate:
        return Slate(players=setup.players)

    def knowledge(t: Slate, viewer: Viewer) -> object:
        return t.winners

    def worlds(t: Slate, viewer: Viewer, random: Random) -> Slate:
        return t

    def faults(t: Slate) -> Iterator[str]:
        return iter(())

    parts: dict[str, Any] = {"outcome": outcome, "knowledge": knowledge, "worlds": worlds}
    return Game(
        id="small",
        version=1,
        players=(3,),
        editions={"small": {}},
        options={},
        vocabulary=(*BALLOTS.atoms, *NUMBERS.atoms),
        folder=Path(__file__).parent,
        start=start,
        next_scene=next_scene,
        view=view,
        faults=faults,
        state=Slate,
        **parts,
    )


VOTE, BIDS = small(vote), small(bids)


def answered(game: Game, *answers: str, seed: str = "1", talk: bool = False) -> Match:
    """A match in which the seats answer in order; with talk before each answer."""
    match = Match(game, game.setup(3), Seeded(seed_from(seed)))
    for seat, answer in enumerate(answers):
        if talk:
            match.speak(Seat(seat), "Listen.")
        match.answer(Seat(seat), answer)
    return match
