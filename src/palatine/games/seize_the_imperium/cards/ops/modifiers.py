"""Effects of chapter 11: what changes ATT, DEF and keywords, always or for a while."""

from typing import TYPE_CHECKING, Literal

import msgspec

from palatine.core.atoms import name_of
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards.ops import rules
from palatine.games.seize_the_imperium.cards.ops.op import Op
from palatine.games.seize_the_imperium.cards.vocabulary import (
    Condition,
    Keyword,
    Signed,
    Stat,
    Until,
    read_filter,
)

if TYPE_CHECKING:
    from palatine.games.seize_the_imperium.state import Galaxy, Play


class Change(msgspec.Struct, frozen=True):
    """What changes (ATT, DEF or a keyword), and by how much."""

    what: str
    add: int | None = None
    mul: int | None = None
    div: int | None = None
    is_lost: bool = False


class Modifier(Op, frozen=True, kw_only=True):
    """Something changes for the Units it is about, while its conditions hold."""

    who: str
    when: tuple[Condition, ...] = ()
    until: Until = "static"

    is_reckoned = True
    vs = ""

    @property
    def change(self) -> Change:
        """What it changes."""
        raise NotImplementedError

    @property
    def lasts(self) -> Until:
        return self.until

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        if read_filter(self.who).side != "my":
            return True
        return bool(rules.abilities.picks(t, seat, source, self.who, ()))

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        rules.effects.add_effect(t, play, self)

    def foresee(self, t: "Galaxy", play: "Play") -> None:
        rules.effects.add_effect(t, play, msgspec.structs.replace(self, until="exchange"))

    def on_host(self) -> Op:
        return msgspec.structs.replace(self, who="host") if self.who == "self" else self


class Mod(Modifier, frozen=True, tag="mod"):
    """ATT or DEF changes: `add`, `mul` or `div`; `vs` says against whom."""

    stat: Stat
    add: Signed | None = None
    mul: Signed | None = None
    div: Signed | None = None
    vs: str = ""

    @property
    def change(self) -> Change:
        add, mul, div = [n and n[0] for n in (self.add, self.mul, self.div)]
        return Change(self.stat, add, mul, div)


class Gain(Modifier, frozen=True, tag="keyword"):
    """Gain a keyword; `n` if it has a number."""

    keyword: Keyword | Literal["chosen"]
    n: Signed | None = None
    vs: str = ""

    @property
    def change(self) -> Change:
        return Change(self.keyword, self.n[0] if self.n is not None else 1)

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        word = name_of(play.choice) if self.keyword == "chosen" else self.keyword
        rules.effects.add_effect(t, play, msgspec.structs.replace(self, keyword=word))


class Lose(Modifier, frozen=True, tag="lose_keyword"):
    """A keyword can't be used."""

    keyword: Keyword

    @property
    def change(self) -> Change:
        return Change(self.keyword, is_lost=True)
