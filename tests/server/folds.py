"""Tables without a server: acts on them, and everything to compare."""

from copy import copy
from random import Random
from typing import Any

from palatine.bots.random import any_answer
from palatine.core.stream import ask_of
from palatine.server.table import lobby, log
from palatine.server.table.acts import act, answer_at
from palatine.server.table.log import FORMAT, Opened
from palatine.server.table.table import Actor, Table
from palatine.server.table.tickets import hashed
from palatine.server.wire import messages as sent
from palatine.server.wire.messages import Choice

HOST = Actor(has_host_ticket=True, is_away=lambda person: True)
CODE = "BCDF"


class Book:
    """A table and its whole log, as a store would have it."""

    def __init__(self, choice: Choice) -> None:
        self.table = Table()
        self.log: list[log.Entry] = []
        self.table.enter(Opened(FORMAT, CODE, hashed("host"), lobby.checked(choice)))
        self.keep()

    def keep(self) -> None:
        """Append what is new."""
        self.log += self.table.take_fresh()
        assert len(self.log) == self.table.number

    def join(self, name: str, look: sent.Look | None = None) -> Actor:
        """A player sits down."""
        person = lobby.join(self.table, Actor(), name, hashed(name), look)
        self.keep()
        return Actor(person)

    def host(self, kind: type[sent.Sent], **fields: Any) -> Any:
        """The host does something."""
        return self.by(HOST, kind, **fields)

    def by(self, actor: Actor, kind: type[sent.Sent], **fields: Any) -> Any:
        """A player does something."""
        reply = act(self.table, actor, kind(ref=1, **fields))  # type: ignore[arg-type]
        self.keep()
        return reply

    def answer(self, random: Random) -> None:
        """A player whom we wait for answers at random."""
        match = self.table.match
        assert match is not None
        seat = random.choice(match.waiting)
        ask = ask_of(match, seat)
        assert ask is not None
        answer = sent.Answer(1, ask.number, any_answer(ask, random))
        if self.table.member_at(seat).bot is not None:
            answer_at(self.table, match, seat, answer)
        else:
            act(self.table, Actor(self.table.seats[seat]), answer)
        self.keep()

    def move(self, person: int, ticket: str) -> None:
        """A seat goes to another phone."""
        lobby.move(self.table, person, hashed(ticket))
        self.keep()


def everything(table: Table) -> dict[str, Any]:
    """Everything in a table, with its match spread out."""
    match = table.match
    found = {name: copy(getattr(table, name)) for name in Table.__slots__ if name != "match"}
    if match is not None:
        found["given"] = [match.given(seat) for seat in match.asked]
        found["match"] = (match.log, match.state.copy(), match.number, match.waiting, match.news)
    return found
