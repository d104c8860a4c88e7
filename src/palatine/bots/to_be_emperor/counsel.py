"""Reasons in points: what an answer brings, as the seat's own view shows it."""

from palatine.bots.bot import Grounds
from palatine.bots.to_be_emperor.board import Board, gives, needs
from palatine.bots.to_be_emperor.icons import missing, total
from palatine.core.decisions import Answer
from palatine.core.seats import Seat
from palatine.core.stream import Packet
from palatine.core.view import Thing

PLACES = ("bid", "goal")
"""Questions about where tokens go."""


def points(seat: Seat, packet: Packet, answer: Answer) -> tuple[Grounds, ...]:
    """What this answer brings, if it can be counted."""
    assert packet.ask is not None
    board, kind = Board(packet.view, seat), packet.ask.kind
    if kind in PLACES and isinstance(answer, str):
        return placed(board, answer)
    if kind == "pay" and isinstance(answer, tuple):
        at = {option.atom: option.at for option in packet.ask.options}
        return paid(board, [board.things[at[str(atom)]] for atom in answer])
    return ()


def placed(board: Board, place: str) -> tuple[Grounds, ...]:
    """What the tokens bid for: a senator, an asset, or cards from the deck."""
    thing = board.things.get(place)
    if thing is None:
        return (Grounds("deck"),) if place == "deck" else ()
    if not place.startswith("senator:"):
        return (Grounds("asset", {"card": place, "icons": sum(gives(thing))}),)
    return (senator(board, thing),)


def senator(board: Board, thing: Thing) -> Grounds:
    """His Influence, and whether the assets in play can pay him besides the others."""
    influence = thing.counters["gives_influence"]
    income = total(map(gives, board.own_assets))
    upkeep = total(map(needs, (*board.zone("senators", board.seat), thing)))
    owned = sum(each.counters["gives_influence"] for each in board.zone("senators", board.seat))
    facts = {"points": influence, "after": owned + influence, "missing": missing(income, upkeep)}
    return Grounds("senator", {"card": thing.id, **facts})


def paid(board: Board, things: list[Thing]) -> tuple[Grounds, ...]:
    """The Influence of the paid senators, and how many hand cards that takes."""
    senators = [each for each in things if each.id.startswith("senator:")]
    held = sum(each.id.startswith("held:") for each in things)
    if not senators:
        return (Grounds("unpaid"),)
    influence = sum(each.counters["gives_influence"] for each in senators)
    return (Grounds("paid", {"points": influence, "hand": held}),)
