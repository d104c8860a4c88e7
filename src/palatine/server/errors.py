"""What the table refuses, besides what the rules refuse. Documented in docs/table-protocol.md."""

from typing import ClassVar

from palatine.core.errors import PalatineError


class TableError(PalatineError):
    """Something that can't be done at this table, by this browser, or now."""

    code = "table-error"
    status: ClassVar[int] = 409
    """What HTTP calls it."""


class NoSuchTable(TableError):
    """No table has this code; it may have been deleted."""

    code = "no-such-table"
    status = 404


class NoSuchRoom(TableError):
    """No room has this code; its owner may have deleted it."""

    code = "no-such-room"
    status = 404


class NoSuchRecord(TableError):
    """Nobody has sent a record with this code, or it was deleted."""

    code = "no-such-record"
    status = 404


class NotYourRecord(TableError):
    """Only the browser that sent a record can delete it."""

    code = "not-your-record"
    status = 403


class NotYourRoom(TableError):
    """Only the owner of the room, or somebody it remembers, can do this."""

    code = "not-your-room"
    status = 403


class NotYourSeat(TableError):
    """Only somebody who sits at the table can do this."""

    code = "not-your-seat"
    status = 403


class NotTheHost(TableError):
    """Only the host can do this."""

    code = "not-the-host"
    status = 403


class NoSuchPerson(TableError):
    """Nobody at the table has this number."""

    code = "no-such-person"


class BadName(TableError):
    """A name has 1 to 20 visible characters, and not only digits."""

    code = "bad-name"
    status = 422


class NameTaken(TableError):
    """Somebody at the table already has this name."""

    code = "name-taken"


class NameAlike(TableError):
    """A name looks like somebody else's at the table."""

    code = "name-alike"


class TableFull(TableError):
    """Every seat is taken, or there are more people than seats."""

    code = "table-full"


class AlreadySeated(TableError):
    """This browser already has a seat at the table."""

    code = "already-seated"


class NotInLobby(TableError):
    """A game is running or over; this is for the time before it."""

    code = "not-in-lobby"


class NoGame(TableError):
    """No game is running; this is for the time while one is."""

    code = "no-game"


class IsPaused(TableError):
    """The game is paused."""

    code = "paused"


class OtherVersion(TableError):
    """This server does not play that version of the game's rules."""

    code = "other-version"


class StillRunning(TableError):
    """The game is still running, so we don't show its secrets."""

    code = "still-running"


class NotAway(TableError):
    """Nobody plays for somebody who is there."""

    code = "not-away"


class NotAlone(TableError):
    """This is for one person among bots: at a table of people, it would change their game."""

    code = "not-alone"


class NoCounsel(TableError):
    """No bot found anything to say in time."""

    code = "no-counsel"
    status = 503


class NothingToTakeBack(TableError):
    """Nobody has answered anything yet."""

    code = "nothing-to-take-back"


class BadToken(TableError):
    """The link is too old, or has been used."""

    code = "bad-token"
    status = 403


class NoAgents(TableError):
    """The server was installed without what agents need."""

    code = "no-agents"
    status = 501


class TooMuch(TableError):
    """Too many messages from this browser, or too large."""

    code = "too-much"
    status = 429

    def __init__(self, sentence: str, wait: float = 0.0) -> None:
        super().__init__(sentence)
        self.wait = wait
        """Seconds until the next try, if we know."""


class NotSaved(TableError):
    """We can't be certain that it was saved: the disk or the database failed. The table shows
    it.
    """

    code = "not-saved"
    status = 503


class OutOfReach(TableError):
    """The tables can't be read now: the disk or the database failed. Try again."""

    code = "out-of-reach"
    status = 503


class HouseFull(TableError):
    """There is no room for another table."""

    code = "house-full"
    status = 503
