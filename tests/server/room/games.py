"""Games in a room's memory, written by hand."""

from palatine.core.game import Outcome, Setup
from palatine.core.seats import Seat
from palatine.server.room.log import GameEnded, Sat
from palatine.server.wire.messages import Look

HOUR = 60 * 60
LOOK = Look("red", "sun")


def game(
    number: int,
    seats: str,
    winner: str,
    at: float = 0.0,
    minutes: int = 0,
) -> GameEnded:
    """A game of two sides: `1L 2S gL bS` are person 1, a loyalist, person 2, a separatist, a guest
    and a bot; `winner` is the letter of the side. `at` is the hour when it ended, `minutes` how
    long it took."""
    sides = {"L": "loyalist", "S": "separatist"}
    sat = [
        Sat(
            person=int(each[0]) if each[0].isdigit() else None,
            bot="hard" if each[0] == "b" else None,
            role=sides[each[1]],
            side=sides[each[1]],
        )
        for each in seats.split()
    ]
    winners = tuple([Seat(seat) for seat, each in enumerate(seats.split()) if each[1] == winner])
    return GameEnded(
        table="BCDF",
        game=number,
        setup=Setup("senate", 1, "sith-imperative", {}, len(sat)),
        seats=tuple(sat),
        outcome=Outcome(winners, sides[winner], "policies"),
        seed=f"{number:064x}",
        at=int(at * HOUR),
        inputs=100,
        minutes=minutes,
    )


def contest(number: int, people: str, winner: int) -> GameEnded:
    """A game without sides between these people, won by one of them."""
    found = game(number, " ".join(f"{each}L" for each in people), "L")
    outcome = Outcome((Seat(people.index(str(winner))),), None, "points")
    sat = tuple([Sat(person=int(each)) for each in people])
    return GameEnded(
        **{name: getattr(found, name) for name in ("table", "game", "seed", "at", "inputs")},
        setup=Setup("to-be-emperor", 1, "to-be-emperor", {}, len(people)),
        seats=sat,
        outcome=outcome,
    )
