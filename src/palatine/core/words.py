"""Words are data: every label, prompt, option, event and reason is a Fluent message.

A game's folder holds `words/<language>/game.ftl` with its messages and, beside it, one file of
terms for each theme: the same rules speak of a Supreme Chancellor, a President or a Consul. The
house's own messages are in `core/words/<language>.ftl`. No rule code holds a sentence.

How facts reach a message: a seat is a name, a list is joined ("a, b and c"), a yes or no is the
word for a selector. A list `$policies` also gives its length as `$policies-count` and its parts as
`$policies-1`, `$policies-2`. A word is its id, to select by, unless `fact-<key>-<id>` names it. A
word that is an atom of a family (`asset:house-guard#2`) reads like the option. If there is a
message `each-<key>`, it says a list with one part for each seat part by part, with `$player` and
`$part`.

How cards are named: a card has one id and one name, `card-<card>`, wherever it is. If no words name
it, its card file does. `full-<card>` is its name with its title, `text-<card>` what it does,
`use-<card>` what it does when it is used. The first of these names an option that is a card:

    option-<kind>-<card>     this card in this question
    option-<kind>-<where>    any card in that place, in this question
    atom-<where>             any card in that place
    card-<card>              the card

They get `$card`, `$full`, `$text` and `$use`; we skip one that needs what the card does not have.
In the same way `fact-<key>` names facts with this key that are cards' ids, unless there is a
`fact-<key>-<card>`; if the card does not have what it needs, it says nothing. What is not a card
has its own words: `option-<kind>-<atom>`, or else `atom-<atom>`.

`words/<language>/terms.ftl` says what the labels of a table mean: `mark-president-about` is for
`mark-president`, with the rule it comes from as its attribute `rule`; `mark-clock-about` is for all
of `mark-clock_1`, `mark-clock_2`.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

from palatine.core.atoms import Parts, taken_apart
from palatine.core.binder import word_files
from palatine.core.decisions import Reason
from palatine.core.errors import BadSetup, unknown
from palatine.core.game import Game, Outcome
from palatine.core.log import Said
from palatine.core.news import SPOKE, Fact
from palatine.core.seats import Seat, seats
from palatine.core.view import Note

HOUSE: Final = Path(__file__).parent / "words"
TERMS: Final = "terms.ftl"
"""The file that says what the marks, tracks, counters and phases of a game's table mean."""
PLAIN: Final = ("player", "n")
"""Atoms that need no words: names and numbers."""
NUMBERED: Final = re.compile(r"_\d+$")
"""The end of a numbered label: `mark-clock_2`."""
ABOUT: Final = ("card", "full", "text", "use")
"""The messages about a card."""


def meaning_ids(label: str) -> tuple[str, str]:
    """The messages that may say what a label means: its own, or that of all numbered ones."""
    return f"{label}-about", f"{NUMBERED.sub('', label)}-about"


@cache
def languages() -> tuple[str, ...]:
    """The languages that the house speaks, English first."""
    found = sorted(path.stem for path in HOUSE.glob("*.ftl"))
    return ("en", *[language for language in found if language != "en"])


class Happening(Protocol):
    """News, with its audience or as it reached a viewer."""

    @property
    def event(self) -> str:
        """What has happened."""

    @property
    def facts(self) -> dict[str, Fact]:
        """What its sentence needs."""


class Speaker:
    """Says things about one game in one language and theme, with the players' names."""

    def __init__(
        self,
        game: Game,
        language: str = "en",
        theme: str | None = None,
        names: Iterable[str] = (),
        *,
        of_cards: bool = False,
        of_glance: bool = False,
        of_guide: bool = False,
    ) -> None:
        """Phones load the words of cards (and terms), glance and guide only where needed."""
        if language not in languages():
            raise BadSetup(unknown("language", language, languages()))
        chosen = theme if theme is not None else next(iter(game.themes), "")
        if chosen and chosen not in game.themes:
            raise BadSetup(unknown("theme", chosen, game.themes, f" of {game.id}"))
        self.game = game
        self.language = language
        self.theme = chosen
        self.names = tuple(names)
        beside = {"glance.ftl": of_glance, "guide.ftl": of_guide}
        files = tuple([name for name, is_wanted in beside.items() if is_wanted])
        self.bundle = _bundle(game.folder, language, chosen, game.binder.words, of_cards, files)

    def has(self, message: str) -> bool:
        """Whether there are words for this."""
        return self.bundle.has_message(message)

    def messages(self) -> list[str]:
        """The ids of all messages."""
        return list(self.bundle._messages)

    def say(self, message: str, **facts: Any) -> str:
        """The words of a message. A missing message shows its id, so that a test can find it."""
        if not self.has(message):
            return f"<{message}>"
        text, error = self._formatted(message, self._said(facts))
        return f"<{message}: {error}>" if error else text

    def _formatted(self, message: str, said: dict[str, Any]) -> tuple[str, Exception | None]:
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, f"{message} has attributes but no words"
        text, errors = self.bundle.format_pattern(pattern, said)
        return str(text), next(iter(errors), None)

    def meaning(self, label: str) -> tuple[str, str]:
        """What a label of the table means, and the rule it comes from; empty without a message."""
        found = next((each for each in meaning_ids(label) if self.has(each)), None)
        if found is None:
            return "", ""
        return self.say(found), self.attribute(found, "rule")

    def attribute(self, message: str, name: str) -> str:
        """An attribute of a message; empty if it has none of this name."""
        pattern = self.bundle.get_message(message).attributes.get(name)
        return str(self.bundle.format_pattern(pattern)[0]) if pattern else ""

    def name(self, seat: Seat) -> str:
        """A player's name."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say("player", number=seat + 1)

    def all_of(self, parts: Iterable[str]) -> str:
        """A list in words: a, b and c."""
        words = list(parts)
        if len(words) < 2:
            return words[0] if words else self.say("nobody")
        return self.say("list", first=", ".join(words[:-1]), last=words[-1])

    def atom(self, atom: str, kind: str = "") -> str:
        """The words of an option in this kind of question."""
        where, name, copy = parts = taken_apart(atom)
        if where == "player":
            return self.name(Seat(int(name)))
        if where == "n":
            return name
        if self.has(f"card-{name}"):
            found = (f"option-{kind}-{name}", f"option-{kind}-{where}", f"atom-{where}")
            called = self._copy(self.say(f"card-{name}"), copy)
            return self._of_card(found, parts, otherwise=called)
        whole = f"{where}-{name}" if where else name
        special = f"option-{kind}-{whole}"
        return self._copy(self.say(special if self.has(special) else f"atom-{whole}"), copy)

    def card(self, card: str) -> str:
        """A card's full name."""
        return self.say(f"full-{card}" if self.has(f"full-{card}") else f"card-{card}")

    def _of_card(self, messages: Iterable[str], card: Parts, otherwise: str) -> str:
        """The first of these messages for which the card has everything needed."""
        for message in filter(self.has, messages):
            text, error = self._formatted(message, self._about(card))
            if error is None:
                return text
        return otherwise

    def _about(self, card: Parts) -> dict[str, str]:
        """What messages about a card get: everything that there are words for."""
        _, name, copy = card
        about = {key: self.say(f"{key}-{name}") for key in ABOUT if self.has(f"{key}-{name}")}
        called = {"card": about["card"], "full": self.card(name)}
        return about | {key: self._copy(words, copy) for key, words in called.items()}

    def _copy(self, what: str, copy: str) -> str:
        """One of several equal things: the second House Guard is `house-guard#2`."""
        return self._formatted("copy", {"what": what, "number": int(copy)})[0] if copy else what

    def face(self, face: str) -> str:
        """The face of a card or tile: its own words, or those of the atom with its name."""
        own = f"face-{face}".replace(":", "-")
        return self.say(own) if self.has(own) else self.atom(face)

    def counter(self, name: str) -> str:
        """What a counter counts; `tokens:2` belongs to seat 2."""
        what, _, seat = name.partition(":")
        if not seat:
            return self.say(f"counter-{what}")
        return self.say(f"counter-{what}", player=self.name(Seat(int(seat))))

    def setting(self, option: str, value: str) -> str:
        """What a value of an option means; a deck's name is in no language's words."""
        names = self.game.options[option].names
        return names[value] if value in names else self.say(f"setting-{option}-{value}")

    def asks(self, kind: str, facts: Mapping[str, Any]) -> str:
        """The question for the player who is asked."""
        return self.say(f"ask-{kind}", **facts)

    def waits(self, kind: str, waiting: Iterable[Seat]) -> str:
        """What the others read meanwhile."""
        return self.say(f"wait-{kind}", players=self.all_of(map(self.name, waiting)))

    def help(self, kind: str) -> str:
        """The rules of this moment, in a sentence or two."""
        return self.say(f"help-{kind}")

    def news(self, news: Happening) -> str:
        """What has happened, in a sentence."""
        if news.event == SPOKE:
            return self.speech(news.facts)
        return self.say(f"news-{news.event}", **news.facts)

    def speech(self, facts: Mapping[str, Any]) -> str:
        """What somebody said in free text, which is never taken for an atom or another word."""
        said = {"player": self.name(Seat(facts["player"])), "text": facts["text"]}
        return self._formatted(f"news-{SPOKE}", said)[0]

    def note(self, note: Note) -> str:
        """What a player has learned, in a sentence."""
        return self.say(f"note-{note.id}", **note.facts)

    def reason(self, reason: Reason) -> str:
        """Why not, in a sentence that ends with the rule's id."""
        return self.say(
            "because", sentence=self.say(f"why-{reason.id}", **reason.facts), rule=reason.rule
        )

    def counsel(self, reason: str, facts: Mapping[str, Any]) -> str:
        """One reason of a bot, in a sentence or two."""
        return self.say(f"counsel-{reason}", **facts)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended, in a sentence."""
        return self.say(f"over-{outcome.why}", winners=outcome.winners)

    def claim(self, said: Said) -> str:
        """What somebody said."""
        return self.say(f"news-said_{said.what}", player=said.seat, atoms=said.atoms)

    def _said(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        said: dict[str, Any] = {}
        for key, value in facts.items():
            said[key] = self._fact(key, value)
            if isinstance(value, tuple):
                said[f"{key}-count"] = len(value)
                said |= {f"{key}-{n}": self._fact(key, part) for n, part in enumerate(value, 1)}
        return said

    def _each(self, key: str, parts: tuple[Any, ...]) -> Iterable[str]:
        """The parts of a list in words, each with its seat if the words say so."""
        words = [self._fact(key, part) for part in parts]
        if not self.has(f"each-{key}"):
            return map(str, words)
        by_seat = zip(map(self.name, seats(len(parts))), words, strict=True)
        return [self.say(f"each-{key}", player=name, part=part) for name, part in by_seat]

    def _is_atom(self, word: str) -> bool:
        where, name, _ = taken_apart(word)
        if not where:
            return False
        return where in PLAIN or self.has(f"card-{name}") or self.has(f"atom-{where}-{name}")

    def _fact(self, key: str, value: Any) -> Any:
        if isinstance(value, tuple):
            return self.all_of(self._each(key, value))
        if key in self.game.seat_facts and isinstance(value, int):
            return self.name(Seat(value))
        if isinstance(value, bool):
            return "yes" if value else "no"
        if key == "atoms" or (isinstance(value, str) and self._is_atom(value)):
            return self.atom(value)
        if value is None:
            return ""
        own = f"fact-{key}-{value}"
        if self.has(f"fact-{key}") and self.has(f"card-{value}"):
            return self._of_card((own, f"fact-{key}"), taken_apart(value), otherwise="")
        return self.say(own) if self.has(own) else value


@cache
def _bundle(
    folder: Path, language: str, theme: str, cards: str, of_cards: bool, beside: tuple[str, ...]
) -> FluentBundle:
    """All words of a game in a language and theme; later ones win over what its cards say.

    English comes first, so that a game without this language is still understood.
    """
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(cards))
    for spoken in dict.fromkeys(("en", language)):
        words = folder / "words" / spoken
        about = (
            *((*word_files(folder, spoken), words / TERMS) if of_cards else ()),
            *[words / name for name in beside],
        )
        for path in (HOUSE / f"{spoken}.ftl", *about, words / "game.ftl", words / f"{theme}.ftl"):
            if path.exists():
                bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle
