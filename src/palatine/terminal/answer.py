"""Reads what somebody typed as an answer: a number, a name or its beginning, or several."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, NoReturn

from palatine.core.decisions import Answer
from palatine.core.lines import counted, text_of
from palatine.core.stream import AskOut
from palatine.core.words import Speaker

NONE = "0"
"""What you type to choose nothing, if that is an answer."""


class Misread(Exception):
    """Typed text that we can't take: the message that says why, with its facts."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts

    def said(self, speaker: Speaker) -> str:
        """The sentence."""
        return speaker.say(self.message, **self.facts)


def read_answer(text: str, asked: AskOut, speaker: Speaker) -> Answer:
    """The answer that a text stands for, or Misread."""
    text = text.rstrip(" .!") or text
    if asked.shape == "share":
        return read_counts(text, asked, speaker)
    if is_amount(asked):
        return read_amount(text, asked)
    if asked.is_single:
        return asked.options[read_option(text, asked, speaker, ())].atom
    atoms = [asked.options[index].atom for index in read_several(text, asked, speaker)]
    return tuple(atoms) if asked.shape == "rank" else tuple(sorted(atoms))


def read_several(text: str, asked: AskOut, speaker: Speaker) -> list[int]:
    """The chosen options, each once, in the order of typing."""
    taken: list[int] = []
    if asked.least == 0 and text == NONE:
        return taken
    for part in parts_of(text, asked, speaker):
        taken.append(read_option(part, asked, speaker, taken))
    if not asked.least <= len(taken) <= asked.most:
        least, most = asked.least, asked.most
        facts = {"least": least, "most": most, "given": len(taken), "range": least < most}
        raise Misread("terminal-how-many", **facts)
    return taken


def parts_of(text: str, asked: AskOut, speaker: Speaker) -> list[str]:
    """The numbers and names of a list, with commas, spaces or an "and" between them.

    A name may have several words: the longest run that fits is one name. What we write, such as
    "A (x2) and B", we also read.
    """
    names = [names_of(option.atom, speaker, asked.kind) for option in asked.options]
    often = {often_word(n, speaker): n for n in range(2, len(asked.options) + 1)}
    parts: list[str] = []
    for piece in text.split(","):
        words = piece.split()
        while words:
            name = first_name(words, names)
            words = words[len(name.split()) :]
            if parts and name in often:
                parts += [parts[-1]] * (often[name] - 1)
            elif not (parts and words and name.casefold() == and_word(speaker)):
                parts.append(name)
    return parts


def and_word(speaker: Speaker) -> str:
    """The word before the last part of a list: and."""
    return speaker.say("list", first="", last="").strip()


def often_word(count: int, speaker: Speaker) -> str:
    """What we write after equal things: (x2)."""
    return speaker.say("terminal-equal", what="", count=count).strip()


def first_name(words: Sequence[str], names: Sequence[Sequence[str]]) -> str:
    """The longest run of words from the first on that is a name or begins one; else the word."""
    runs = [" ".join(words[:end]) for end in range(len(words), 0, -1)]
    return next((run for run in runs if matching(run, names)), words[0])


def numbered(asked: AskOut) -> list[list[int]]:
    """The options as the screen numbers them: equal ones share a number."""
    places: dict[str, list[int]] = {}
    for index, option in enumerate(asked.options):
        places.setdefault(option.atom, []).append(index)
    return list(places.values())


def number_of_each(asked: AskOut) -> list[int]:
    """For each option, its number on the screen."""
    found = dict.fromkeys([option.atom for option in asked.options])
    numbers = {atom: number for number, atom in enumerate(found, 1)}
    return [numbers[option.atom] for option in asked.options]


def read_option(text: str, asked: AskOut, speaker: Speaker, taken: Sequence[int]) -> int:
    """The index of the option that a number or name stands for, unless it is taken."""
    if text.isdecimal():
        return read_number(int(text), asked, taken)
    names = [names_of(option.atom, speaker, asked.kind) for option in asked.options]
    found = matching(text, names)
    free = [index for index in found if index not in taken]
    if len({asked.options[index].atom for index in found}) > 1:
        meant = [speaker.atom(asked.options[index].atom, asked.kind) for index in found]
        raise Misread("terminal-ambiguous", text=text, names=speaker.all_of(dict.fromkeys(meant)))
    if not found:
        raise Misread("terminal-no-option", text=text)
    return free[0] if free else too_often(text, found)


def read_number(number: int, asked: AskOut, taken: Sequence[int]) -> int:
    """The index of an option with this number."""
    places = numbered(asked)
    if not 1 <= number <= len(places):
        raise Misread("terminal-no-number", number=str(number), most=len(places))
    free = [index for index in places[number - 1] if index not in taken]
    return free[0] if free else too_often(str(number), places[number - 1])


def too_often(text: str, places: Sequence[int]) -> NoReturn:
    """Somebody chose a thing more often than it is there."""
    raise Misread(
        "terminal-twice" if len(places) == 1 else "terminal-so-often", text=text, count=len(places)
    )


def is_amount(asked: AskOut) -> bool:
    """Whether the answers are numbers, so that numbering them would only confuse."""
    return asked.is_single and all(option.atom.startswith("n:") for option in asked.options)


def read_amount(text: str, asked: AskOut) -> Answer:
    """The amount that a number stands for."""
    atoms = [option.atom for option in asked.options]
    if f"n:{text}" in atoms:
        return f"n:{text}"
    least, most = (atom.partition(":")[2] for atom in (atoms[0], atoms[-1]))
    raise Misread("terminal-no-amount", text=text, least=least, most=most)


def names_of(atom: str, speaker: Speaker, kind: str = "") -> tuple[str, ...]:
    """What somebody may call an option: as the question puts it, by its own name, or by its id.

    A player goes by the whole name or a word of it, never by a seat's number.
    """
    if atom.startswith("player:"):
        return speaker.atom(atom), *speaker.atom(atom).split()
    return speaker.atom(atom, kind), speaker.atom(atom), atom.rpartition(":")[2], atom


def matching(text: str, names: Sequence[Sequence[str]]) -> list[int]:
    """Those that have this name; if none has, those whose name begins with it."""
    typed = text.casefold()
    exact = [i for i, each in enumerate(names) if typed in [name.casefold() for name in each]]
    return exact or [i for i, each in enumerate(names) if any(begins(typed, n) for n in each)]


def is_named(text: str, asked: AskOut, speaker: Speaker) -> bool:
    """Whether an option has exactly this name, so that it can't be meant as a command."""
    names = [name for o in asked.options for name in names_of(o.atom, speaker, asked.kind)]
    return text.casefold() in [name.casefold() for name in names]


def begins(typed: str, name: str) -> bool:
    """Whether a name begins with what was typed."""
    return bool(typed) and name.casefold().startswith(typed)


def read_counts(text: str, asked: AskOut, speaker: Speaker) -> Answer:
    """Counts for all the bins, in order; or for those that get something, by name."""
    parts = re.split(r"[,\s]+", text.strip())
    place = speaker.atom(asked.options[-1].atom)
    if all(part.isdecimal() for part in parts):
        if len(parts) != len(asked.options):
            raise Misread("terminal-counts", bins=len(asked.options), place=place)
        return tuple(map(int, parts))
    counts = [0] * len(asked.options)
    for piece in text.split(","):
        for count, name in shares_of(piece.split(), asked, speaker):
            counts[read_option(name, asked, speaker, ())] += count
    return tuple(counts)


def shares_of(words: list[str], asked: AskOut, speaker: Speaker) -> Iterator[tuple[int, str]]:
    """How many go where: `2 asset deck 1 house guard`, `asset deck 2`, or just `asset deck`."""
    names = [names_of(option.atom, speaker, asked.kind) for option in asked.options]
    comes_first = bool(words) and words[0].isdecimal()
    while words:
        count = int(words.pop(0)) if comes_first and words[0].isdecimal() else 1
        name = first_name(words, names) if words else ""
        words = words[len(name.split()) :]
        if not comes_first and words and words[0].isdecimal():
            count = int(words.pop(0))
        if len(words) > 1 and words[0].casefold() == and_word(speaker):
            words.pop(0)
        yield count, name


def short(atom: str, kind: str, speaker: Speaker) -> str:
    """An option in words, without the text of its card: it stands beside the question."""
    text = text_of(atom, speaker)
    return speaker.atom(atom, kind).removesuffix(text).rstrip(": ")


def spoken(answer: Answer, asked: AskOut, speaker: Speaker) -> tuple[str, str]:
    """An answer in words: what was chosen, and what is left."""
    if asked.shape == "share":
        pairs = [(n, o) for n, o in zip(answer, asked.options, strict=True) if n]
        parts = [f"{n} {speaker.atom(o.atom, asked.kind)}" for n, o in pairs]
        return speaker.all_of(parts) if parts else speaker.say("terminal-none"), ""
    chosen = [answer] if isinstance(answer, str) else [str(atom) for atom in answer]
    left = [option.atom for option in asked.options]
    for atom in chosen:
        left.remove(atom)
    words = [[short(atom, asked.kind, speaker) for atom in atoms] for atoms in (chosen, left)]
    if not chosen:
        return speaker.say("terminal-none"), ""
    if asked.shape != "rank":
        words = [counted([(word, "") for word in each], speaker) for each in words]
    return speaker.all_of(words[0]), speaker.all_of(words[1]) if left else ""
