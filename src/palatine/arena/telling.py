"""Which players tell the table their own role, in free text or by a claim. No judge reads it.

We know every word for a role or its side in the game, in each language and theme. A speech tells
the speaker's secret if the first person comes right before such a word: "I'm the Tyrant", "ich bin
Hüter", "as a Separatist". A negation or a doubt in between does not count, nor does a question, or
what others supposedly think or say.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from palatine.catalog import game_of
from palatine.core.atoms import taken_apart
from palatine.core.game import Game
from palatine.core.words import Speaker, languages

PLACES: Final = ("role-{}", "mark-role_{}", "mark-party_{}", "atom-party-{}", "atom-side-{}")
"""Messages that name a role or a side."""
ARTICLE: Final = re.compile(r"^(?:the|an?|der|die|das|eine?) ", re.I)
LABEL: Final = re.compile(r"^\w+: ")
"""The label before a name, as in "Party: Separatist"."""
FIRST: Final = (
    r"\b(?:i am|i'm|i was dealt|my (?:role|party|card|identity|side) (?:is|says)|we are|we're|we|"
    r"ich bin|bin ich|meine (?:rolle|partei|karte|seite) (?:ist|sagt)|wir sind|wir)"
)
ROLE: Final = r"(?:^|,)\s*(?:as|als)"
"""The role in which the speaker speaks; in the middle of a clause, it is how others are seen."""
YOU: Final = r"(?!,? (?:you|du|ihr)\b)"
"""The first person."""
FILLING: Final = r"(?:(?:an?|the|one of|your|eine?r?|der|die|das|euer|really|just|echt|wirklich) )*"
OTHERS: Final = re.compile(
    r"\b(?:if|whether|think|thinks|thought|say|says|said|believe|believes|claim|claims|wenn|falls|ob|"
    r"glaubt|glaubst|denkt|denkst|sagt|sagst|meint|meinst|behauptet)\b"
)
"""Before the first person: what follows is others' opinion, or not true."""
PARTS: Final = re.compile(r"[^.!?;\n]+[.!?;\n]?")


def tells_role(game: str, role: str, text: str) -> bool:
    """Whether a player with this role reveals it in a speech."""
    pattern = told_by(game, role)
    return pattern is not None and any(
        not part.rstrip().endswith("?") and tells(pattern, part)
        for part in PARTS.findall(text.casefold().replace("’", "'"))
    )


def tells(pattern: re.Pattern[str], part: str) -> bool:
    """Whether a part of a speech says it, and not as what others think."""
    return any(not OTHERS.search(part[: found.start()]) for found in pattern.finditer(part))


@cache
def told_by(game: str, role: str) -> re.Pattern[str] | None:
    """The pattern for claiming this role in the first person; None if the role has no name."""
    names = sorted(set(names_of(game_of(game), role)), key=len, reverse=True)
    if not names:
        return None
    words = "|".join(map(re.escape, names))  # with an ending: Separatists, Separatisten
    return re.compile(rf"(?:{FIRST}|{ROLE}) {FILLING}(?:{words})\w{{0,2}}\b{YOU}")


def names_of(game: Game, role: str) -> Iterator[str]:
    """The names of a role and its side in each language and theme, without an article."""
    for language in languages():
        for theme in (*game.themes, None):
            speaker = Speaker(game, language, theme)
            for each in {role, game.study.sides.get(role, role)}:
                found = [place.format(each) for place in PLACES]
                for message in filter(speaker.has, found):
                    name = ARTICLE.sub("", LABEL.sub("", speaker.say(message)))
                    yield name.casefold()


def claims_role(game: Game, role: str, what: str, atoms: tuple[str, ...]) -> bool:
    """Whether a claim truly says what its speaker is: its only atom is a role or a side."""
    sides = game.study.sides
    known = {*sides, *sides.values()}
    takes = game.talk.kinds.get(what, ())
    if len(takes) != 1 or not {taken_apart(atom)[1] for atom in takes[0].atoms} <= known:
        return False
    return taken_apart(atoms[0])[1] in (role, sides.get(role, role))
