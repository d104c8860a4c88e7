"""A table for tests: chance fixed by meaning, and moves in the words of the game.

    table(7, roles="LLLLSSP", deck="SSL").nominate(3).vote(yes=4).pass_on("SL").enact("L")

Roles are given by seat and tiles from the top, as letters: L, S and P. Seats are 0, 1, 2, ...
and seat 0 is the first president. `position` opens a table in the middle of a game.
"""

from collections.abc import Iterable
from typing import Any, cast

from palatine.core.atoms import PLAYERS
from palatine.core.cards import faces_of, mint
from palatine.core.chance import Dealt, Seeded, seed_from
from palatine.core.conformance.opened import open_match
from palatine.core.errors import IllegalAnswer
from palatine.core.game import Setup
from palatine.core.match import Match
from palatine.core.news import Fact
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.core.view import View, Zone
from palatine.games.senate import GAME
from palatine.games.senate.faults import faults
from palatine.games.senate.state import (
    LOYALIST,
    LOYALIST_TILES,
    NO,
    PALPATINE,
    POLICIES,
    SEPARATIST,
    SEPARATIST_TILES,
    VETO,
    YES,
    Policy,
    Role,
    Senate,
    Shuffled,
)

LETTERS: dict[str, Role] = {"L": LOYALIST, "S": SEPARATIST, "P": PALPATINE}
ROLES = {5: "LLLSP", 6: "LLLLSP", 7: "LLLLSSP", 8: "LLLLLSSP", 9: "LLLLLSSSP", 10: "LLLLLLSSSP"}
BOTH = ("sith-imperative", "secret-emperor")


def faces(letters: str) -> tuple[Role, ...]:
    """The roles or tiles that these letters stand for."""
    return tuple([LETTERS[letter] for letter in letters])


def tiles(letters: str) -> tuple[str, ...]:
    """The atoms of the tiles that these letters stand for."""
    return POLICIES.of(faces(letters))


class Table:
    """A match that is spoken to in the words of the game. Every move returns the table."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # What one sees

    @property
    def state(self) -> Senate:
        """The whole truth."""
        return cast(Senate, self.match.state)

    @property
    def question(self) -> str | None:
        """The kind of the open question; None when the game is over."""
        return next((question.kind for question in self.match.asked.values()), None)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who is asked."""
        return tuple(self.match.asked)

    @property
    def options(self) -> tuple[str, ...]:
        """What the open question offers."""
        return next(iter(self.match.asked.values())).options

    @property
    def offered(self) -> tuple[Seat, ...]:
        """The players that the open question offers."""
        return tuple([PLAYERS.value[atom] for atom in self.options])

    @property
    def policies(self) -> tuple[int, int]:
        """How many Loyalist and Separatist policies lie on the tracks."""
        return self.state.loyalist, self.state.separatist

    @property
    def why(self) -> str | None:
        """How the game ended, if it has."""
        return self.match.outcome.why if self.match.outcome else None

    def view(self, viewer: int | None = None) -> View:
        """What a seat sees, or without one the public screen."""
        return GAME.view(self.state, viewer_of(viewer))

    def zone(self, name: str, viewer: int | None = None) -> Zone:
        """A zone as a viewer sees it."""
        return next(zone for zone in self.view(viewer).zones if zone.id == name)

    def news(self, event: str, viewer: int | None = None) -> list[dict[str, Fact]]:
        """The facts of each such event that this viewer has heard."""
        heard = [news for news in self.match.news if news.is_for(viewer_of(viewer))]
        return [news.facts for news in heard if news.event == event]

    def events(self) -> list[str]:
        """All that everybody has heard, in order."""
        return [news.event for news in self.match.news if news.is_for(PUBLIC)]

    # What one does

    def answer(self, seat: int, raw: object) -> "Table":
        """Any answer at all."""
        self.match.answer(Seat(seat), raw)
        return self

    def _answer(self, kind: str, raw: object) -> "Table":
        """The answer of the one seat that is asked a question of this kind."""
        assert self.question == kind, f"the question is {self.question}, not {kind}"
        (seat,) = self.asked
        return self.answer(seat, raw)

    def nominate(self, chancellor: int) -> "Table":
        """The president nominates this player."""
        return self._answer("nominate", f"player:{chancellor}")

    def vote(self, yes: int | Iterable[int]) -> "Table":
        """So many living players, or just these, vote yes and all others no."""
        assert self.question == "vote", f"the question is {self.question}, not vote"
        voters = self.asked
        ayes = voters[:yes] if isinstance(yes, int) else tuple(yes)
        for seat in voters:
            self.answer(seat, YES if seat in ayes else NO)
        return self

    def elect(self, chancellor: int) -> "Table":
        """This player is nominated, and everyone votes yes."""
        return self.nominate(chancellor).vote(yes=len(self.state.living))

    def reject(self, times: int = 1) -> "Table":
        """Whoever can be nominated first is, and everyone votes no; so many times in a row."""
        for _ in range(times):
            self.nominate(self.offered[0]).vote(yes=0)
        return self

    def pass_on(self, two: str) -> "Table":
        """The president passes on these two tiles."""
        return self._answer("pass_on", tiles(two))

    def enact(self, policy: str) -> "Table":
        """The chancellor enacts a tile of this party."""
        return self._answer("enact", tiles(policy)[0])

    def propose_veto(self) -> "Table":
        """The chancellor wishes to veto."""
        return self._answer("enact", VETO)

    def consent(self) -> "Table":
        """The president agrees to the veto."""
        return self._answer("consent", YES)

    def refuse(self) -> "Table":
        """The president refuses the veto."""
        return self._answer("consent", NO)

    def govern(self, chancellor: int, policy: str) -> "Table":
        """A government is elected and enacts a tile of this party, which it must have drawn."""
        self.elect(chancellor)
        hand = letters_of(faces_of(self.state, self.state.hand))
        other = hand.replace(policy, "", 1)[0]
        return self.pass_on(policy + other).enact(policy)

    def investigate(self, player: int) -> "Table":
        """The president looks at this player's party."""
        return self._answer("investigate", f"player:{player}")

    def call(self, player: int) -> "Table":
        """The president calls this player to a special election."""
        return self._answer("special_election", f"player:{player}")

    def peek(self) -> "Table":
        """The president looks at the top three tiles."""
        return self._answer("peek", "look")

    def execute(self, player: int) -> "Table":
        """The president executes this player."""
        return self._answer("execute", f"player:{player}")

    def say(self, seat: int, what: str, *atoms: str) -> "Table":
        """A player says something to the table."""
        self.match.say(Seat(seat), what, atoms)
        return self

    # What is refused

    def refusal(self, seat: int, raw: object) -> str | None:
        """The rule by which this answer is refused; nothing has changed."""
        return self._rule_against(lambda: self.answer(seat, raw))

    def silenced(self, seat: int, what: str, *atoms: str) -> str | None:
        """The rule by which this can't be said; nothing has changed."""
        return self._rule_against(lambda: self.say(seat, what, *atoms))

    def _rule_against(self, move: Any) -> str | None:
        before, log = self.state.copy(), self.match.log
        try:
            move()
        except IllegalAnswer as error:
            assert (self.state, self.match.log) == (before, log), "a refused move changed something"
            return error.rule
        raise AssertionError("the move was allowed")


def viewer_of(seat: int | None) -> Viewer:
    """A seat, or the public screen."""
    return PUBLIC if seat is None else Seat(seat)


def letters_of(of: Iterable[str]) -> str:
    """These faces as letters."""
    return "".join(face[0].upper() for face in of)


def chance(seed: str = "senate", **fixed: tuple[tuple[str, ...], ...]) -> Dealt:
    """Nature with these chances fixed, each time that they come up."""
    return Dealt(fixed, Seeded(seed_from(seed)))


def opened(setup: Setup, nature: Dealt, start: Senate | None = None) -> Table:
    """A table on a new match."""
    return Table(open_match(GAME, setup, nature, start))


def table(
    players: int = 7,
    roles: str = "",
    deck: str = "",
    first: int = 0,
    edition: str = "sith-imperative",
    again: Iterable[str] = (),
    seed: str = "senate",
    **options: str,
) -> Table:
    """A table at its start. `deck` names tiles from the top, `again` those of later shuffles."""
    nature = chance(
        seed,
        roles=(faces(roles or ROLES[players]),),
        deck=tuple([faces(top) for top in (deck, *again)]),
        first_president=((f"player:{first}",),),
    )
    return opened(GAME.setup(players, edition, options), nature)


def position(
    players: int = 7,
    *,
    loyalist: int = 0,
    separatist: int = 0,
    deck: str = "",
    size: int | None = None,
    roles: str = "",
    edition: str = "sith-imperative",
    again: Iterable[str] = (),
    options: dict[str, str] | None = None,
    **fields: Any,
) -> Table:
    """A table at the start of a round in which seat 0 is president next.

    `deck` names its first tiles and `size` says how many it has; the rest are discarded. Every
    other field of the state can be given by its name.
    """
    setup = GAME.setup(players, edition, options)
    t: Senate = GAME.start(setup)
    t.phase = "election"
    t.roles = faces(roles or ROLES[players])
    t.rotation = Seat(players - 1)
    t.loyalist, t.separatist = loyalist, separatist
    lay_tiles(t, deck, size)
    for name, value in fields.items():
        setattr(t, name, value)
    assert not list(faults(t)), list(faults(t))
    return opened(setup, chance(deck=tuple([faces(top) for top in again])), t)


def lay_tiles(t: Senate, deck: str, size: int | None) -> None:
    """Deck and discards from the tiles that are not enacted, and the shuffle they came from."""
    left: list[Policy] = [LOYALIST] * (LOYALIST_TILES - t.loyalist)
    left += [SEPARATIST] * (SEPARATIST_TILES - t.separatist)
    for face in faces(deck):
        left.remove(cast(Policy, face))
    every = mint(t, (*faces(deck), *left))
    cut = len(every) if size is None else size
    t.deck, t.discard = every[:cut], every[cut:]
    t.shuffles = (Shuffled(every, LOYALIST_TILES - t.loyalist, SEPARATIST_TILES - t.separatist),)
