"""What a person reads at a prompt: the news, the table, who one is, the question, the answers."""

from collections.abc import Iterator, Mapping

from palatine.core.seats import Seat
from palatine.core.stream import AskOut, Packet
from palatine.core.view import View
from palatine.core.words import Speaker
from palatine.terminal.answer import is_amount
from palatine.terminal.table import Table
from palatine.terminal.view import Line, details_of, list_lines, table_lines, wrapped


def moment_lines(table: Table, seat: Seat, sent: Packet) -> Iterator[Line]:
    """Everything at once, the question last, so that it stands right above the cursor."""
    speaker = table.speaker
    if sent.news:
        yield Line("")
        yield Line(speaker.say("terminal-happened"), "title")
        yield from list_lines(map(speaker.news, sent.news))
    yield Line("")
    yield from table_lines(sent.view, speaker, labels_of(table, seat))
    if sent.ask is not None:
        yield from wrapped(identity(seat, sent, speaker), style="secret")
        if table.is_new(seat, sent.ask.kind) and speaker.has(f"help-{sent.ask.kind}"):
            yield from wrapped(speaker.help(sent.ask.kind))
        yield Line("")
        yield from question_lines(sent.ask, sent, speaker)


def labels_of(table: Table, seat: Seat | None) -> Mapping[Seat, str]:
    """Who is a bot, and who you."""
    bot, you = table.speaker.say("terminal-bot"), table.speaker.say("terminal-you")
    labels = {Seat(p): bot for p, name in enumerate(table.bots) if name is not None}
    return labels | ({seat: you} if seat is not None else {})


def question_lines(asked: AskOut, sent: Packet, speaker: Speaker) -> Iterator[Line]:
    """What is asked, and the answers with their numbers."""
    yield from wrapped(speaker.asks(asked.kind, asked.facts), style="question")
    if is_amount(asked):
        yield from wrapped(how_to_choose(asked, speaker), style="quiet")
        return
    for number, option in enumerate(asked.options, 1):
        details = details_at(option.at, sent.view, speaker)
        yield from wrapped(f"{speaker.atom(option.atom, asked.kind)}{details}", f"{number:4}  ")
    yield from not_offered_lines(asked, sent, speaker)
    if not asked.is_single:
        yield from wrapped(how_to_choose(asked, speaker), style="quiet")


def details_at(at: str, view: View, speaker: Speaker) -> str:
    """What is on the thing that an option points at, if it points at one."""
    things = [thing for zone in view.zones for thing in zone.things if thing.id == at]
    details = details_of(things[0], speaker) if things else ""
    return f" [{details}]" if details else ""


def identity(seat: Seat, sent: Packet, speaker: Speaker) -> str:
    """A reminder of who one is: the name, and what only this player knows of the own seat."""
    secrets = [each.secrets for each in sent.view.seats if each.seat == seat]
    words = [speaker.say(f"mark-{mark}") for marks in secrets for mark in marks]
    if not words:
        return speaker.say("terminal-you-are-just", name=speaker.name(seat))
    return speaker.say("terminal-you-are", name=speaker.name(seat), what=", ".join(words))


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
    """How an answer is typed that is more than one number."""
    least, most, size = asked.least, asked.most, len(asked.options)
    if is_amount(asked):
        numbers = [int(option.atom.partition(":")[2]) for option in asked.options]
        return speaker.say("terminal-choose-amount", least=min(numbers), most=max(numbers))
    if asked.shape == "rank":
        order = " ".join(map(str, range(size, 0, -1)))
        return speaker.say("terminal-choose-order", example=order)
    if asked.shape == "share":
        example = " ".join(map(str, example_shares(asked)))
        name = "terminal-choose-shares" if least == most else "terminal-choose-share-range"
        return speaker.say(name, least=least, most=most, example=example)
    example = " ".join(str(size - n) for n in reversed(range(max(least, 1))))
    name = "terminal-choose-several" if least == most else "terminal-choose-range"
    if least == 0:
        name, example = "terminal-choose-any", " ".join(map(str, range(1, size + 1)[:2]))
    return speaker.say(name, least=least, most=most, example=example)


def example_shares(asked: AskOut) -> list[int]:
    """Some way to spread the units, as full as possible from the first bin on."""
    left, counts = asked.most, []
    for cap in asked.caps or (asked.most,) * len(asked.options):
        counts.append(min(cap, left))
        left -= counts[-1]
    return counts
