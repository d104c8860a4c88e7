"""What a person reads at a prompt: the news, the table, who they are, the question, the answers."""

from collections.abc import Iterator, Mapping

from palatine.core.lines import (
    Line,
    counted,
    details_of,
    list_lines,
    rule,
    table_lines,
    table_parts,
    text_of,
    wrapped,
)
from palatine.core.seats import Seat
from palatine.core.stream import AskOut, Packet
from palatine.core.view import View
from palatine.core.words import Speaker
from palatine.terminal.answer import is_amount, number_of_each, numbered
from palatine.terminal.changes import changed_lines
from palatine.terminal.moment import words_for
from palatine.terminal.table import Table


def moment_lines(table: Table, seat: Seat, sent: Packet) -> Iterator[Line]:
    """Everything at once, the question last, so that it comes right above the cursor."""
    speaker, is_whole = table.speaker, seat not in table.shown
    if sent.news:
        yield Line("")
        yield Line(speaker.say("terminal-happened"), "title")
        yield from list_lines(map(speaker.news, sent.news))
    known = list(whole_or_changed(table, seat, sent.view))
    if sent.ask is not None:
        if is_whole or secrets_of(seat, sent):
            known += wrapped(identity(seat, sent, speaker), style="secret")
        if table.is_new(seat, sent.ask.kind) and speaker.has(f"help-{sent.ask.kind}"):
            known += wrapped(speaker.help(sent.ask.kind))
    yield from [Line(""), *known] if known else []
    if sent.ask is not None:
        yield Line("")
        yield from question_lines(sent.ask, sent, speaker)


def whole_or_changed(table: Table, seat: Seat, view: View) -> Iterator[Line]:
    """The whole table for somebody who does not have it on the screen; otherwise what has
    changed."""
    speaker, labels = table.speaker, labels_of(table, seat)
    parts, before = table_parts(view, speaker, labels), table.shown.get(seat)
    table.shown[seat] = view.phase, parts
    if before is None:
        yield from table_lines(view, speaker, labels)
        return
    lines = list(changed_lines(parts, before[1], speaker))
    if lines or view.phase != before[0]:
        yield rule(speaker.say(f"phase-{view.phase}"))
    yield from lines
    if lines:
        yield rule(speaker.say("terminal-whole", word=words_for("table", speaker)[0]))


def labels_of(table: Table, seat: Seat | None) -> Mapping[Seat, str]:
    """Who is a bot, and who is you."""
    bot, you = table.speaker.say("terminal-bot"), table.speaker.say("terminal-you")
    labels = {Seat(p): bot for p, name in enumerate(table.bots) if name is not None}
    return labels | ({seat: you} if seat is not None else {})


def question_lines(asked: AskOut, sent: Packet, speaker: Speaker) -> Iterator[Line]:
    """The question, and the answers with their numbers."""
    yield from wrapped(speaker.asks(asked.kind, asked.facts), style="question")
    if is_amount(asked):
        yield from wrapped(how_to_choose(asked, speaker), style="quiet")
        return
    for number, places in enumerate(numbered(asked), 1):
        option = asked.options[places[0]]
        said = speaker.atom(option.atom, asked.kind)
        details, text = details_at(option.at, sent.view, speaker, said)
        told = "" if ":" in said else text  # unless the question says what the card does
        count = 1 if asked.is_single else len(places)  # only one of equal things is a choice
        (line,) = counted([(f"{said}{details}", told)] * count, speaker)
        yield from wrapped(line, f"{number:4}  ")
    yield from not_offered_lines(asked, sent, speaker)
    if not asked.is_single:
        yield from wrapped(how_to_choose(asked, speaker), style="quiet")


def details_at(at: str, view: View, speaker: Speaker, said: str) -> tuple[str, str]:
    """What is on the thing that an option points at, if it points at one, with its face if the
    option names only the place; and what it does, if it is a card in a hand."""
    found = [(zone, thing) for zone in view.zones for thing in zone.things if thing.id == at]
    if not found:
        return "", ""
    zone, thing = found[0]
    face = speaker.face(thing.face) if thing.face is not None else said
    is_named = face.split()[0].rstrip(",").casefold() in said.casefold()
    text = text_of(thing.face, speaker) if zone.kind == "hand" else ""
    details = ", ".join(filter(None, ["" if is_named else face, details_of(thing, speaker, text)]))
    return f" [{details}]" if details else "", text


def identity(seat: Seat, sent: Packet, speaker: Speaker) -> str:
    """A reminder of who you are: the name, and what only this player knows about their seat."""
    words = [speaker.say(f"mark-{mark}") for mark in secrets_of(seat, sent)]
    if not words:
        return speaker.say("terminal-you-are-just", name=speaker.name(seat))
    return speaker.say("terminal-you-are", name=speaker.name(seat), what=", ".join(words))


def secrets_of(seat: Seat, sent: Packet) -> list[str]:
    """What only this player knows about their own seat."""
    return [mark for each in sent.view.seats if each.seat == seat for mark in each.secrets]


def not_offered_lines(asked: AskOut, sent: Packet, speaker: Speaker) -> Iterator[Line]:
    """In a choice of players, the others at the table that can't be chosen."""
    atoms = [option.atom for option in asked.options]
    if not all(atom.startswith("player:") for atom in atoms) or not asked.is_single:
        return
    others = [p.seat for p in sent.view.seats if f"player:{p.seat}" not in atoms]
    names = [speaker.name(p) for p in others if p != asked.seat]
    if names:
        text = speaker.say("terminal-not-offered", names=speaker.all_of(names), example=names[0])
        yield from wrapped(text, "      ", style="quiet")


def how_to_choose(asked: AskOut, speaker: Speaker) -> str:
    """How to type an answer that is more than one number."""
    least, most = asked.least, asked.most
    numbers = number_of_each(asked)
    if is_amount(asked):
        amounts = [int(option.atom.partition(":")[2]) for option in asked.options]
        return speaker.say("terminal-choose-amount", least=min(amounts), most=max(amounts))
    if asked.shape == "rank":
        order = " ".join(map(str, reversed(numbers)))
        return speaker.say("terminal-choose-order", example=order)
    if asked.shape == "share":
        example = " ".join(map(str, example_shares(asked)))
        name = "terminal-choose-shares" if least == most else "terminal-choose-share-range"
        place = speaker.atom(asked.options[-1].atom)
        return speaker.say(name, least=least, most=most, example=example, place=place)
    example = " ".join(map(str, numbers[-max(least, 1) :]))
    name = "terminal-choose-several" if least == most else "terminal-choose-range"
    if least == 0:
        name = "terminal-choose-any" if most >= len(numbers) else "terminal-choose-up-to"
        example = " ".join(map(str, numbers[: min(2, most)]))
    said = speaker.say(name, least=least, most=most, example=example, between=most - least)
    equal = [number for number in dict.fromkeys(numbers) if numbers.count(number) > 1]
    twice = f"{equal[0]} {equal[0]}" if equal and most > 1 else ""
    if twice in ("", example):
        return said
    return f"{said} {speaker.say('terminal-choose-equal', example=twice)}"


def example_shares(asked: AskOut) -> list[int]:
    """Some way to spread the units, as full as possible from the first bin on."""
    left, counts = asked.most, []
    for cap in asked.caps or (asked.most,) * len(asked.options):
        counts.append(min(cap, left))
        left -= counts[-1]
    return counts
