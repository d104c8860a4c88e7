"""A battle for tests of cards: a deck that holds them for each side, quiet World cards, and what
is said of an attack.

    t = battle(["fighter_squadron"], ["infantry_battalion"])
    assert blow(t, "fighter_squadron", "infantry_battalion") == (4, 5, 0)
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from palatine.games.seize_the_imperium.decks import DECKS
from palatine.games.seize_the_imperium.rules.modifiers import attack, defence, keyword
from palatine.games.seize_the_imperium.tests.table import Table, position

QUIET = {
    "capital_attack": ("dalken_cendros", "damirus_inner", "ygranus_calendra"),
    "drone_onslaught": ("bygaros_7", "silicas", "geladhore_5"),
    "fighter_strike": ("krinos_mecarios", "malakar_4", "geladhore_5"),
    "ground_assault": ("galvagex_3", "saturn", "geladhore_prime"),
}
"""World cards that change nothing in a fight: where the Attacker lives, the Defender's Throne
World, and the one that is fought for."""
FIELD = "field"
"""Stands for the World card that is fought for."""
Cards = Sequence[str]


def deck_with(cards: Cards) -> str:
    """A starter deck that holds all of these."""
    wanted = Counter([card.removesuffix("-") for card in cards])
    for name, deck in DECKS.items():
        whole = Counter([card for part in deck.parts for card in deck.cards(part)])
        if name in QUIET and wanted <= whole:
            return name
    raise AssertionError(f"no starter deck holds all of {', '.join(wanted)}")


def battle(
    attackers: Cards,
    defenders: Cards = (),
    *,
    hands: tuple[Cards, Cards] = ((), ()),
    people: tuple[Cards, Cards] = ((), ()),
    worlds: tuple[Cards, Cards] = ((), ()),
    **fields: Any,
) -> Table:
    """Seat 0 attacks a World card of seat 1, the last of `worlds` or a quiet one, with depleted
    Units; a side's further World cards lie behind its Throne World."""
    decks = [
        deck_with((*units, *hands[n], *people[n], *worlds[n]))
        for n, units in enumerate((attackers, defenders))
    ]
    home, (_, throne, quiet) = QUIET[decks[0]][0], QUIET[decks[1]]
    field = worlds[1][-1] if worlds[1] else quiet
    here = [throne, *(worlds[1] or [quiet])]
    options = {f"deck_{n + 1}": deck for n, deck in enumerate(decks)}
    fields = {"resources": [9, 9], "options": options, **fields}
    gone = [f"{card.removesuffix('-')}-" for card in attackers]
    t = position(
        worlds={0: [home, *worlds[0]], 1: here},
        units={field: {0: gone, 1: defenders}},
        hands=dict(enumerate(hands)),
        characters=dict(enumerate(people)),
        **fields,
    )
    return t.pick(field)


def field_of(t: Table) -> str:
    """The World card that the fight is about."""
    assert t.state.conquest is not None
    return t.world(t.state.conquest.world).face


def attacked(t: Table, target: str) -> tuple[object, ...]:
    """The attack on a target: ATT, DEF, and how many counters it gives."""
    facts = t.note("attack", field_of(t) if target == FIELD else target).facts
    return facts["att"], facts["against"], facts["count"]


def blow(t: Table, name: str, target: str, seat: int = 0) -> tuple[object, ...]:
    """Let a Unit target another, or the World card, as soon as it may."""
    while not (t.question == "aim" and t.seat == seat and t.offers(name)):
        t.until("aim") if t.question != "aim" else t.pass_()
    t.aim(name, field_of(t) if target == FIELD else target)
    return attacked(t, target)


def numbers(t: Table, name: str, owner: int | None = None) -> tuple[int, int]:
    """A Unit's current ATT and DEF against anybody."""
    one = t.unit(name, owner)
    return attack(t.state, one, None).value, defence(t.state, one, None).value


def keyword_of(t: Table, name: str, word: str, owner: int | None = None) -> int:
    """How much of a keyword a Unit has now."""
    return keyword(t.state, t.unit(name, owner), word)


def step_of(t: Table) -> tuple[int, str]:
    """The current Exchange and Step."""
    assert t.state.conquest is not None
    return t.state.conquest.exchange, t.state.conquest.step


def printed_keywords(words: str) -> dict[str, int]:
    """Keywords as a table of cards lists them: `Firing Arcs 2, Siege`."""
    found: Mapping[str, int] = {}
    for word in [each for each in words.split(", ") if each]:
        name, _, n = word.rpartition(" ")
        found = {**found, (name if n.isdigit() else word): int(n) if n.isdigit() else 1}
    return dict(found)
