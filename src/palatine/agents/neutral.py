"""Ids in neutral words, for models that read them.

A game's ids are its own (`policy:separatist`, `role_palpatine`), and models know some of these
words from films. If a game has a neutral theme, a model meets them under keys that we take from the
theme's English words (`policy:conspirator`, `role_tyrant`), whatever language it reads, and may
write either. Rules, logs and records have the game's own ids.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from palatine.core.game import Game
from palatine.core.rulebook import rule_text
from palatine.core.words import Speaker

MESSAGES: Final = ("mark-role_{}", "role-{}", "mark-party_{}", "side-{}-one")
"""What may hold the name of a role or a side; the first that there is counts."""
LABEL: Final = re.compile(r"^\w+: ")
"""The label before a name, as in "Party: Conspirator"."""
ARTICLE: Final = re.compile(r"^(?:the|an?) ")
PEOPLE: Final = ("name", "text")
"""Fields with what people have written: it stays as it is."""


class Neutral:
    """Translates between a game's own ids and neutral keys."""

    def __init__(self, keys: Mapping[str, str]) -> None:
        self._keys, self._own = dict(keys), {key: own for own, key in keys.items()}
        self._of_own, self._of_keys = pattern(self._keys), pattern(self._own)

    def key(self, own: str) -> str:
        """An id, or a sentence with ids in it, in neutral keys."""
        return self._of_own.sub(lambda found: self._keys[found[0]], own) if self._keys else own

    def own(self, given: Any) -> Any:
        """What a model gave, in the game's own ids: a word, or a list."""
        if not self._own:
            return given
        if isinstance(given, str):
            return self._of_keys.sub(lambda found: self._own[found[0]], given)
        if isinstance(given, list | tuple):
            return type(given)(map(self.own, given))
        return given

    def data(self, made: Any, field: str = "") -> Any:
        """Plain data with neutral keys, except for what people have written."""
        if not self._keys or field in PEOPLE:
            return made
        if isinstance(made, str):
            return self.key(made)
        if isinstance(made, dict):
            return {self.key(name): self.data(value, name) for name, value in made.items()}
        if isinstance(made, list | tuple):
            return [self.data(each) for each in made]
        return made


def pattern(words: Mapping[str, str]) -> re.Pattern[str]:
    """Finds these words as whole parts of ids."""
    found = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    return re.compile(rf"(?<![a-z])(?:{found})(?![a-z])")


AS_IT_IS: Final = Neutral({})
_made: Final[dict[Path, Neutral]] = {}
"""By the folder of the game's words."""


def neutral_of(game: Game) -> Neutral:
    """The keys of a game's neutral theme; without one, its ids stay."""
    if not game.neutral:
        return AS_IT_IS
    if game.folder not in _made:
        _made[game.folder] = Neutral(dict(keys_of(game)))
    return _made[game.folder]


def keys_of(game: Game) -> Iterator[tuple[str, str]]:
    """Roles and sides by the theme's words for them; editions by the theme, numbered."""
    speaker = Speaker(game, "en", game.neutral)
    for role in dict.fromkeys((*game.study.sides, *game.study.sides.values())):
        said = [each.format(role) for each in MESSAGES if speaker.has(each.format(role))]
        if said:
            name = LABEL.sub("", speaker.say(said[0])).casefold()
            yield role, ARTICLE.sub("", name).replace(" ", "_")
    for number, edition in enumerate(game.editions, 1):
        yield edition, f"{game.neutral}-{number}"


# Rules


NAMES: Final = ("rulebook-{}", "side-{}", "side-{}-one")
"""What the rulebook calls a role, a side, and one of its members."""
BEGINS: Final = re.compile(r"(?:^|[.?!:] )$")
"""What comes before the first word of a sentence."""


def quoted(speaker: Speaker, rule: str, options: Mapping[str, str] | None = None) -> str:
    """A rule in the words of the speaker's theme: of a table with these options, or of any."""
    text = rule_text(speaker, rule, options)
    game = speaker.game
    if not game.neutral or speaker.theme != game.neutral:
        return text
    names = names_for(speaker)
    ways = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    # German makes an adjective of a side: "das separatistische Gesetz"
    found = re.compile(rf"\b(?i:({ways})('?s)?\b|({ways})isch[a-z]*( (?-i:(?=[A-ZÄÖÜ])))?)")

    def named(place: re.Match[str]) -> str:
        if place[3]:
            return f"{names[place[3].casefold()]}-"
        name = names[place[1].casefold()]
        begins = BEGINS.search(text[: place.start()])
        return f"{name[0].upper() if begins else name[0]}{name[1:]}{place[2] or ''}"

    return found.sub(named, text)


def names_for(speaker: Speaker) -> dict[str, str]:
    """From each name in the rulebook, in small letters, to the one of the speaker's theme."""
    game = speaker.game
    usual = Speaker(game, speaker.language)
    roles = dict.fromkeys((*game.study.sides, *game.study.sides.values()))
    said = [each.format(role) for role in roles for each in NAMES]
    found = {usual.say(each).casefold(): speaker.say(each) for each in said if usual.has(each)}
    for edition in game.editions:
        found[usual.say(f"edition-{edition}").casefold()] = neutral_of(game).key(edition)
    return found
