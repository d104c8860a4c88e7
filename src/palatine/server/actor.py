"""Who does something at a table: a browser with a seat's ticket, the host's, or both."""

from collections.abc import Callable
from dataclasses import dataclass

from palatine.server.errors import NotTheHost, NotYourSeat
from palatine.server.table import Member, Table


@dataclass(frozen=True, slots=True)
class Actor:
    """A browser, as the table knows it."""

    person: int | None = None
    """Who sits there with it; nobody for a screen."""
    has_host_ticket: bool = False
    address: str = ""
    """Under which address it found us."""
    is_away: Callable[[int], bool] = lambda person: False
    """Whether somebody at the table has no open connection."""

    def is_host(self, table: Table) -> bool:
        """Whether it may do what the host may: by ticket, or as the host on a phone."""
        is_chief = self.person is not None and self.person == table.chief
        return self.has_host_ticket or is_chief

    def check_host(self, table: Table) -> None:
        """Refuse everyone else."""
        if not self.is_host(table):
            raise NotTheHost("only the host can do this")

    def member(self, table: Table) -> Member:
        """Who this is at the table."""
        member = table.people.get(self.person) if self.person is not None else None
        if member is None or member.ticket is None:
            raise NotYourSeat("only somebody with a seat at this table can do this")
        return member
