"""Random play uses every card in every way that it offers."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

from palatine.core.atoms import DONE, name_of
from palatine.core.chance import Seeded, seed_from
from palatine.core.decisions import Pick
from palatine.core.match import Match
from palatine.core.news import News
from palatine.core.seats import seats
from palatine.core.stream import packet
from palatine.games.seize_the_imperium import GAME, STARTERS
from palatine.games.seize_the_imperium.cards import CHARACTERS, EVERY, TACTICS, UNITS, WORLDS
from palatine.games.seize_the_imperium.cards.ops.modifiers import Modifier
from palatine.games.seize_the_imperium.names import WATCH_NAMES
from palatine.games.seize_the_imperium.rules.filters import holds, is_meant, is_versus
from palatine.games.seize_the_imperium.rules.modifiers import Standing, gathered
from palatine.games.seize_the_imperium.rules.moments import OUTSIDE
from palatine.games.seize_the_imperium.rules.reactions import is_asked, is_idle
from palatine.games.seize_the_imperium.rules.table import units_at
from palatine.games.seize_the_imperium.state import Galaxy
from palatine.games.seize_the_imperium.tests.battle import deck_with

Way = tuple[str, str]
MOST_GAMES = 2000
SHOWN = 20
"""After this many questions the asked player looks at the table, which takes longer than play."""
ARRIVES = {
    "unit_allocated": "allocated",
    "world_faced_up": "faced up",
    "throne_shown": "faced up",
    "character_faced_up": "faced up",
    "lead_shown": "faced up",
    "ability_used": "used",
    "kind_chosen": "chosen for",
}
"""News that say by themselves how a card was used."""


def ways() -> Iterator[Way]:
    """Every way in which every card can be used."""
    for card in (*UNITS, *CHARACTERS, *WORLDS):
        abilities = EVERY[card].abilities
        yield card, "allocated" if card in UNITS else "faced up"
        if any(ability.kind in ("deplete", "mission") for ability in abilities):
            yield card, "used"
        yield from [(card, said(op)) for op in EVERY[card].always(Modifier)]
    for card, unit in UNITS.items():
        if unit.att[0]:
            yield card, "aimed"
    for card, tactic in TACTICS.items():
        yield card, "played"
        yield from [(card, each.by) for each in tactic.activated]


def said(op: Modifier) -> str:
    """A passive effect, named so that the test can see which were never used."""
    return " ".join([type(op).__name__, op.change.what, op.who, op.vs, *op.when])


def seen(news: tuple[News, ...]) -> Iterator[Way]:
    """The ways that a game's news mention; a Character depletes for the card announced last."""
    helped: dict[str, str] = {}
    announced = ""
    for each in news:
        card = str(each.facts.get("card", ""))
        if each.event in ARRIVES:
            yield name_of(card), ARRIVES[each.event]
        elif each.event == "aimed" and each.facts["targets"]:
            yield name_of(card), "aimed"
        elif each.event == "reaction_announced":
            announced = card
            helped.pop(card, None)
        elif each.event == "character_depleted":
            helped[announced] = CHARACTERS[name_of(card)].profession
        elif each.event == "reaction_resolved":
            yield name_of(card), helped.pop(card, "played")


def at_work(t: Galaxy) -> Iterator[Way]:
    """Passive effects that change something in the current fight."""
    assert t.conquest is not None
    fight = t.conquest
    sides = (fight.attacker, fight.defender)
    found = gathered(t.units, t.worlds, t.characters, (), fight.world, sides)
    for source in [each for some in found.values() for each in some]:
        if is_at_work(t, source):
            yield name_of(source.id), said(source.op)


def is_at_work(t: Galaxy, source: Standing) -> bool:
    """Whether an effect holds for anybody here."""
    assert t.conquest is not None
    op, here = source.op, units_at(t, t.conquest.world)
    if op.who == "world":
        return True
    return any(
        is_meant(t, source, op.who, one)
        and holds(t, source, op.when, one)
        and any(is_versus(t, source, op.vs, one, other) for other in here)
        for one in here
    )


ENDLESS = ("aim", "move", "react")
"""Questions that come again after each deed."""


def lean(question: Any, random: Random, missing: Way) -> Any:
    """Any answer, but the missing card if it is on offer, and more often a deed than none where
    deeds come to an end."""
    if not isinstance(question, Pick) or question.kind in ENDLESS:
        return question.any_answer(random)
    wanted = [each for each in question.options if is_wanted(question.kind, each, missing)]
    if wanted and random.random() < 0.5:
        return random.choice(wanted)
    answer = question.any_answer(random)
    for _ in range(3):
        if answer not in ("pass", "no", *WATCH_NAMES):
            break
        answer = question.any_answer(random)
    return answer


def is_wanted(kind: str, option: str, missing: Way) -> bool:
    """Whether an option is the missing card, or a Character that depletes for it."""
    name = name_of(option)
    is_helper = kind == "activate" and name in CHARACTERS
    return name == missing[0] or (is_helper and CHARACTERS[name].profession == missing[1])


def played(number: int, missing: Way) -> Iterator[Way]:
    """A random game, to its end, and how cards were used in it; in every other game one player
    or all have the card that is still missing."""
    players = 2 + number % 3
    decks = {f"deck_{n + 1}": STARTERS[(number + n) % 4] for n in range(players)}
    if number % 2:
        first = ("deck_1",) if number % 4 == 1 else tuple(decks)
        decks |= dict.fromkeys(first, deck_with([missing[0]]))
    setup = GAME.setup(players, None, {"turn_limit": "10", "accelerated": "on", **decks})
    match, random = Match(GAME, setup, Seeded(seed_from(f"cards {number}"))), Random(number)
    while match.asked:
        seat = match.waiting[0]
        question = match.asked[seat]
        t = cast(Galaxy, match.state)
        if match.number % SHOWN == 0:
            packet(match, seat, match.told)  # whatever has happened, it can be shown
        if question.kind in ("aim", "react") and t.conquest is not None:
            yield from at_work(t)
        match.answer(seat, lean(question, random, missing))
    yield from seen(tuple(match.news))


@pytest.mark.deep
def test_every_card_is_used_in_every_way() -> None:
    """Random games go on until each card has done all that it can do; anyone who is asked can look
    at the table at any time."""
    left = set(ways())
    for number in range(MOST_GAMES):
        left -= set(played(number, min(left)))
        if not left:
            break
    assert sorted(left) == []


@pytest.mark.parametrize("players", [2, 6])
def test_whoever_takes_the_first_of_all_options_comes_to_an_end(players: int) -> None:
    """Answers that change nothing, such as when to be asked, come last."""
    setup = GAME.setup(players, None, {"turn_limit": "3"})
    match, given = Match(GAME, setup, Seeded(seed_from("first"))), 0
    while not match.is_over and given < 500 * players:
        seat = match.waiting[0]
        question, atoms = match.asked[seat], list[str]()
        while (atom := question.next_atoms(atoms)[0]) != DONE:
            atoms.append(atom)
        match.answer(seat, question.from_atoms(atoms))
        given += 1
    assert match.is_over


@pytest.mark.rule("SI-12.9")
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_would_be_asked_at_a_moment_that_is_skipped(players: int) -> None:
    """At the moments between two phases when nothing is open, nobody has a question."""
    setup, random = GAME.setup(players, None, {"turn_limit": "3"}), Random(players)
    match, skipped = Match(GAME, setup, Seeded(seed_from("idle"))), 0
    while not match.is_over:
        t, seat = cast(Galaxy, match.state), match.waiting[0]
        for moment in OUTSIDE if t.turns else ():
            if is_idle(t, moment):
                skipped += 1
                assert not any(is_asked(t, each, moment) for each in seats(players))
        match.answer(seat, match.asked[seat].any_answer(random))
    assert skipped > players
