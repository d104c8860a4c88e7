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
from palatine.core.rulebook import in_theme, in_words, read_rules, rule_text
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


def quoted(speaker: Speaker, rule: str, options: Mapping[str, str] | None = None) -> str:
    """A rule in the words of the speaker's theme: of a table with these options, or of any. In a
    neutral theme, editions have no names but their keys."""
    game = speaker.game
    if not game.neutral or speaker.theme != game.neutral:
        return rule_text(speaker, rule, options)
    if options is None and rule in (rules := read_rules(game.folder, speaker.language)):
        text = in_words(in_theme(rules[rule], speaker), speaker)
    else:
        text = rule_text(speaker, rule, options)
    for edition in game.editions:
        text = text.replace(speaker.say(f"edition-{edition}"), neutral_of(game).key(edition))
    return text
