"""A table for tests: chance fixed by a deal, and moves in the words of the game.

    table(7, roles="LLLLSSP", deck="SSL").nominate(3).vote(yes=4).pass_on("SL").enact("L")

Roles are given by seat and tiles from the top, as letters: L, S and P. Seats are 0, 1, 2, ...
and seat 0 is the first president. `position` opens a table in the middle of a game.
"""

from collections.abc import Iterable
from typing import Any, Self, cast

from palatine import testing
from palatine.core.atoms import PLAYERS
from palatine.core.cards import faces_of, mint
from palatine.core.seats import Seat
from palatine.games.senate import GAME
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


class Table(testing.Table[Senate]):
    """A match to talk to in the words of the senate."""

    @property
    def offered(self) -> tuple[Seat, ...]:
        """The players that the open question offers."""
        return tuple([PLAYERS.value[atom] for atom in self.options])

    @property
    def policies(self) -> tuple[int, int]:
        """How many Loyalist and Separatist policies are on the tracks."""
        return self.state.loyalist, self.state.separatist

    def nominate(self, chancellor: int) -> Self:
        """The president nominates this player."""
        return self.at("nominate").answer(f"player:{chancellor}")

    def vote(self, yes: int | Iterable[int]) -> Self:
        """This many living players, or just these, vote yes and all others no."""
        voters = self.at("vote").asked
        ayes = voters[:yes] if isinstance(yes, int) else tuple(yes)
        for seat in voters:
            self.answer(YES if seat in ayes else NO, seat)
        return self

    def elect(self, chancellor: int) -> Self:
        """This player is nominated, and everyone votes yes."""
        return self.nominate(chancellor).vote(yes=len(self.state.living))

    def reject(self, times: int = 1) -> Self:
        """Nominate the first candidate and let everyone vote no, this many times in a row."""
        for _ in range(times):
            self.nominate(self.offered[0]).vote(yes=0)
        return self

    def pass_on(self, two: str) -> Self:
        """The president passes on these two tiles."""
        return self.at("pass_on").answer(tiles(two))

    def enact(self, policy: str) -> Self:
        """The chancellor enacts a tile of this party."""
        return self.at("enact").answer(tiles(policy)[0])

    def propose_veto(self) -> Self:
        """The chancellor wishes to veto."""
        return self.at("enact").answer(VETO)

    def consent(self) -> Self:
        """The president agrees to the veto."""
        return self.at("consent").answer(YES)

    def refuse(self) -> Self:
        """The president refuses the veto."""
        return self.at("consent").answer(NO)

    def govern(self, chancellor: int, policy: str) -> Self:
        """A government is elected and enacts a tile of this party, which it must have drawn."""
        self.elect(chancellor)
        hand = letters_of(faces_of(self.state, self.state.hand))
        other = hand.replace(policy, "", 1)[0]
        return self.pass_on(policy + other).enact(policy)

    def investigate(self, player: int) -> Self:
        """The president looks at this player's party."""
        return self.at("investigate").answer(f"player:{player}")

    def call(self, player: int) -> Self:
        """The president calls this player to a special election."""
        return self.at("special_election").answer(f"player:{player}")

    def peek(self) -> Self:
        """The president looks at the top three tiles."""
        return self.at("peek").answer("look")

    def execute(self, player: int) -> Self:
        """The president executes this player."""
        return self.at("execute").answer(f"player:{player}")


def letters_of(of: Iterable[str]) -> str:
    """These faces as letters."""
    return "".join(face[0].upper() for face in of)


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
    deal = {
        "roles": (faces(roles or ROLES[players]),),
        "deck": tuple([faces(top) for top in (deck, *again)]),
        "first_president": ((f"player:{first}",),),
    }
    return Table.opened(GAME, players, edition, options, deal=deal, seed=seed)


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
    t: Senate = GAME.start(GAME.setup(players, edition, options))
    t.phase = "election"
    t.roles = faces(roles or ROLES[players])
    t.rotation = Seat(players - 1)
    t.loyalist, t.separatist = loyalist, separatist
    lay_tiles(t, deck, size)
    for name, value in fields.items():
        setattr(t, name, value)
    deal = {"deck": tuple([faces(top) for top in again])}
    return Table.opened(GAME, players, edition, options, deal=deal, start=t, seed="senate")


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
