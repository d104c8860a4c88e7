"""Claims typed at the terminal: what a player can say to the table, true or not, and how."""

import re
from collections.abc import Sequence
from typing import cast

from palatine.core.atoms import Words
from palatine.core.errors import PalatineError
from palatine.core.lines import GLUE, Line, list_lines, wrapped
from palatine.core.seats import Seat
from palatine.core.words import Speaker
from palatine.terminal.answer import Misread, and_word, matching, names_of
from palatine.terminal.moment import Moment, words_for


def make_claim(moment: Moment, text: str) -> None:
    """Say something to the table; without words, list what the player can say."""
    kinds = moment.table.match.game.talk.kinds
    if not text:
        list_claims(moment)
        return
    typed, *rest = claim_words(text, moment.table.names, and_word(moment.speaker))
    index = int(typed) - 1 if typed.isdecimal() else None
    if index is None:
        found = matching(typed, [(kind, *own_words(moment, kind)) for kind in kinds])
        index = found[0] if len(found) == 1 else -1
    if not 0 <= index < len(kinds):
        raise Misread("terminal-say-unknown", text=typed)
    what = list(kinds)[index]
    speak(moment, what, claim_atoms(moment, what, rest))


def claim_words(text: str, names: Sequence[str], joint: str) -> list[str]:
    """The words of a claim, with spaces, commas or an "and" between them; a name is one word,
    whatever is in it."""
    for name in filter(lambda name: " " in name, names):
        text = re.sub(re.escape(name), lambda found: found[0].replace(" ", GLUE), text, flags=re.I)
    words = [word.replace(GLUE, " ") for word in re.split(r"[ ,]+", text.strip(" ,."))]
    kept = [name.casefold() for name in names]
    return [each for each in words if each.casefold() != joint or each.casefold() in kept] or words


def speak(moment: Moment, what: str, atoms: tuple[str, ...]) -> None:
    """Put the claim to the table, and show what the others say to it."""
    match = moment.table.match
    try:
        match.say(moment.seat, what, atoms)
    except PalatineError as error:
        moment.screen.say(said_error(error, moment.speaker), "error")
        return
    moment.table.company.talk()
    sent = moment.table.packet(moment.seat)
    moment.screen.show(list_lines(map(moment.speaker.news, sent.news)))


def said_error(error: PalatineError, speaker: Speaker) -> str:
    """An error in this table's language, if it has a reason that we can put into words."""
    return speaker.reason(error.reason) if error.reason is not None else error.sentence


def list_claims(moment: Moment) -> None:
    """All kinds of claims, each with an example to type."""
    speaker, kinds = moment.speaker, moment.table.match.game.talk.kinds
    moment.screen.say(speaker.say("terminal-say-list" if kinds else "terminal-say-nothing"))
    width = max((len(speaker.say(f"say-{kind}")) for kind in kinds), default=0)
    for number, kind in enumerate(kinds, 1):
        said = speaker.say(f"say-{kind}").ljust(width)
        moment.screen.show(wrapped(example_of(moment, kind), f"{number:4}  {said}  "))


def own_words(moment: Moment, kind: str) -> list[str]:
    """The words that are in this claim's sentence and in no other's."""
    kinds = moment.table.match.game.talk.kinds
    said = {each: moment.speaker.say(f"say-{each}").split() for each in kinds}
    others = [word for each in kinds if each != kind for word in said[each]]
    return [word for word in said[kind] if word not in others and word.isalpha()]


def call_word(moment: Moment, kind: str) -> str:
    """The word to type for a claim: its id, which is English, or its longest own word,
    the last one of several: "sag Auskunft Galia"."""
    own = own_words(moment, kind)
    is_plain = kind in own or not own or moment.speaker.language == "en"
    return kind if is_plain else max(reversed(own), key=len)


def example_of(moment: Moment, kind: str) -> str:
    """How to type a claim: with some other player, and with a different word at each place."""
    speaker, words = moment.speaker, [words_for("say", moment.speaker)[0]]
    words.append(call_word(moment, kind))
    for place, family in enumerate(moment.table.match.game.talk.kinds[kind]):
        if is_players(family):
            words.append(speaker.name(Seat((moment.seat + 1) % moment.table.match.setup.players)))
        else:
            words.append(speaker.atom(family.atoms[min(place, len(family.atoms) - 1)]))
    return " ".join(words)


def unbroken(moment: Moment, kind: str) -> str:
    """The example on one line within a paragraph, so that people can copy it."""
    return example_of(moment, kind).replace(" ", GLUE)


def claim_atoms(moment: Moment, what: str, words: list[str]) -> tuple[str, ...]:
    """The atoms that the typed words stand for."""
    families = moment.table.match.game.talk.kinds[what]
    if len(words) != len(families):
        raise Misread("terminal-say-shape", example=unbroken(moment, what))
    players = moment.table.match.setup.players
    return tuple(
        claim_atom(
            moment, what, word, family.atoms[:players] if is_players(family) else family.atoms
        )
        for word, family in zip(words, families, strict=True)
    )


def is_players(family: Words[object]) -> bool:
    """Whether a family names the players."""
    return family.atoms[0].startswith("player:")


def claim_atom(moment: Moment, what: str, word: str, atoms: Sequence[str]) -> str:
    """The one atom of a family that a word stands for."""
    found = matching(word, [names_of(atom, moment.speaker) for atom in atoms])
    if len(found) != 1:
        raise Misread("terminal-say-word", text=word, example=unbroken(moment, what))
    return atoms[found[0]]


def hint(moment: Moment) -> list[Line]:
    """Once for what a person has newly seen and may talk about: that they can say it. Once, too,
    when others have spoken about them: how to reply."""
    told = moment.table.hinted[moment.seat]
    for note in moment.sent.view.notes:
        if note not in told and may_say(moment, note.id):
            told.append(note)
            example = unbroken(moment, note.id)
            return wrapped(moment.speaker.say("terminal-say-hint", example=example), style="quiet")
    if is_spoken_about(moment) and moment.table.is_new(moment.seat, "reply"):
        word = words_for("say", moment.speaker)[0]
        return wrapped(moment.speaker.say("terminal-say-reply", word=word), style="quiet")
    return []


def is_spoken_about(moment: Moment) -> bool:
    """Whether somebody else has just said something about this person, or asked them."""
    return any(
        told.event.startswith("said_")
        and told.facts["player"] != moment.seat
        and f"player:{moment.seat}" in cast(tuple[str, ...], told.facts["atoms"])
        for told in moment.sent.news
    )


def may_say(moment: Moment, what: str) -> bool:
    """Whether a claim of this kind is allowed now, whatever its words."""
    talk, state = moment.table.match.game.talk, moment.table.match.state
    families = talk.kinds.get(what)
    if families is None:
        return False
    atoms = tuple(family.atoms[0] for family in families)
    return talk.may_say(state, moment.seat, what, atoms) is None
