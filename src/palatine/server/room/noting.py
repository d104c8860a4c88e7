"""What we tell a room of a table's finished game."""

from collections.abc import Iterable

from palatine.core.match import Match
from palatine.core.news import News, Told
from palatine.core.study import Vote, first_named
from palatine.server.room.highlights import closeness
from palatine.server.room.log import GameEnded, Sat
from palatine.server.table.table import Member, Table
from palatine.server.wire.room_messages import CloseVote


def ended(table: Table, at: float, minutes: int = 0) -> GameEnded | None:
    """The game on the table, as its room remembers it.

    None if it was stopped, if answers were taken back in it, or if nobody of the room played.
    """
    part, outcome = table.part, table.outcome
    if part is None or outcome is None or table.rewinds:
        return None
    players = [table.people[person] for person in table.seats]
    if all(one.who is None for one in players):
        return None
    roles = dealt(table.match) or ("",) * len(players)
    sides = table.match.game.study.sides if table.match is not None else {}
    seats = [sat(one, role, sides.get(role, "")) for one, role in zip(players, roles, strict=True)]
    return GameEnded(
        table=table.code,
        game=table.game,
        setup=part.setup,
        seats=tuple(seats),
        outcome=outcome,
        seed=part.seed.hex(),
        at=int(at),
        inputs=table.inputs,
        minutes=minutes,
        vote=closest_of(table.match),
    )


def closest_of(match: Match | None) -> CloseVote | None:
    """The closest vote of a game in which people vote."""
    vote = match.game.study.vote if match is not None else None
    return closest(vote, match.news) if match is not None and vote is not None else None


def closest(vote: Vote, news: Iterable[News]) -> CloseVote | None:
    """The closest vote; of equally close ones, the one with more voters, then the later one."""
    found: list[CloseVote] = []
    put: tuple[Told, ...] = ()
    for each in news:
        if each.event == vote.put:
            put = (Told(each.event, each.facts),)
        elif each.event == vote.event:
            found.append(counted(Told(each.event, each.facts), put))
    return min(reversed(found), key=closeness, default=None)


def counted(voted: Told, put: tuple[Told, ...]) -> CloseVote:
    """A vote with how many were for and against it."""
    yes, no = voted.facts["yes"], voted.facts["no"]
    assert isinstance(yes, tuple)
    assert isinstance(no, tuple)
    return CloseVote(len(yes), len(no), (*put, voted))


def dealt(match: Match | None) -> tuple[str, ...]:
    """The roles, seat by seat; none if this program does not play the game."""
    if match is None:
        return ()
    return first_named(match.game.study.role, match.news, match.setup.players)


def sat(one: Member, role: str, side: str) -> Sat:
    """A seat: for a guest we keep only that somebody sat there."""
    return Sat(person=one.who, bot=one.bot, role=role, side=side)
