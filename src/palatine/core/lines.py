"""The table as text: one renderer for any game's view, readable without colour."""

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from palatine.core.atoms import taken_apart
from palatine.core.seats import Seat
from palatine.core.view import SeatView, Thing, Track, View, Zone
from palatine.core.words import Speaker

WIDTH = 80
FULL, EMPTY = "[#]", "[ ]"
GLUE = "\xa0"
"""Joins words that must stay on one line."""


class Line(NamedTuple):
    """A line of text that fits the width, and its style, for a screen with colours."""

    text: str
    style: str = ""


def wrapped(text: str, first: str = "", rest: str | None = None, style: str = "") -> list[Line]:
    """A paragraph in lines; later ones are indented like the first, or by `rest`."""
    hanging = " " * len(first) if rest is None else rest
    lines = textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=hanging, break_on_hyphens=False
    )
    return [Line(line.replace(GLUE, " "), style) for line in lines or [first.rstrip()]]


def rule(title: str) -> Line:
    """A line across the screen with a title."""
    return Line(f"-- {title} ".ljust(WIDTH, "-"), "title")


class Part(NamedTuple):
    """A part of the table in lines, with a key to find it again."""

    key: str
    lines: tuple[Line, ...]
    title: str = ""
    items: tuple[str, ...] = ()
    """For a hand, or a zone whose things differ in their numbers: each of them."""
    is_list: bool = False
    """Whether each has its own line."""


def table_lines(view: View, speaker: Speaker, labels: Mapping[Seat, str]) -> list[Line]:
    """The whole table: seats, tracks, zones, counters. `labels` says who is a bot, and who you."""
    parts = table_parts(view, speaker, labels)
    return [
        rule(speaker.say(f"phase-{view.phase}")),
        *[line for part in parts for line in part.lines],
        Line("-" * WIDTH, "title"),
    ]


def table_parts(view: View, speaker: Speaker, labels: Mapping[Seat, str]) -> list[Part]:
    """The table part by part, so that a screen can show only what has changed."""
    return [
        *seat_parts(view, speaker, labels),
        *track_parts(view.tracks, speaker),
        *zone_parts(view.zones, speaker),
        *counter_parts(view, speaker),
    ]


def seat_parts(view: View, speaker: Speaker, labels: Mapping[Seat, str]) -> Iterator[Part]:
    """Each player, with what everyone sees at the seat, and what only this viewer knows."""
    names = {each.seat: named(each.seat, speaker, labels) for each in view.seats}
    column = max(map(len, names.values())) + 4
    for each in view.seats:
        first = f"  {names[each.seat]}".ljust(column)
        lines = wrapped("; ".join(marks_of(each, speaker)), first, style="seat")
        yield Part(f"seat:{each.seat}", tuple(lines))


def named(seat: Seat, speaker: Speaker, labels: Mapping[Seat, str]) -> str:
    """A name with its label: Anna (you)."""
    label = labels.get(seat)
    return f"{speaker.name(seat)} ({label})" if label else speaker.name(seat)


def marks_of(each: SeatView, speaker: Speaker) -> list[str]:
    """The marks and counters of a seat in words, with secrets marked as such."""
    marks = [speaker.say(f"mark-{mark}") for mark in each.marks]
    marks += [f"{speaker.counter(name)}: {n}" for name, n in each.counters.items()]
    secrets = [speaker.say(f"mark-{mark}") for mark in each.secrets]
    return [*marks, *[speaker.say("terminal-secret", what=what) for what in secrets]]


def track_parts(tracks: tuple[Track, ...], speaker: Speaker) -> Iterator[Part]:
    """Each track as a row of boxes, with what the next boxes bring."""
    names = [speaker.say(f"track-{track.id}") for track in tracks]
    name_width = max(map(len, names), default=0) + 4
    box_width = max((len(track.spaces) for track in tracks), default=0) * len(FULL) + 2
    for track, name in zip(tracks, names, strict=True):
        boxes = FULL * track.value + EMPTY * (len(track.spaces) - track.value)
        first = f"  {name}".ljust(name_width) + boxes.ljust(box_width)
        ahead = ", ".join(spaces_ahead(track, speaker))
        yield Part(f"track:{track.id}", tuple(wrapped(ahead, first, style=f"track-{track.id}")))


def spaces_ahead(track: Track, speaker: Speaker) -> Iterator[str]:
    """What the empty spaces bring, equal neighbours as one: 2-3 Execution."""
    ahead = [(n, space) for n, space in enumerate(track.spaces, 1) if n > track.value]
    for space, group in groupby(ahead, key=lambda each: each[1]):
        numbers = [n for n, _ in group]
        span = f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"
        yield f"{span} {speaker.say(f'space-{space}')}".replace(" ", GLUE)


def zone_parts(zones: tuple[Zone, ...], speaker: Speaker) -> Iterator[Part]:
    """The table's piles in one paragraph; players' zones, and cards with details, on their own
    lines."""
    own = [zone for zone in zones if zone.owner is not None or has_details(zone)]
    common = [zone_text(zone, speaker) for zone in zones if zone not in own]
    if common:
        yield Part("piles", tuple(wrapped("; ".join(common), "  ", "    ")))
    for zone in own:
        yield zone_part(zone, speaker)


def zone_part(zone: Zone, speaker: Speaker) -> Part:
    """A zone on its own lines; a hand whose cards have texts, card by card."""
    title, items = zone_title(zone, speaker), zone_items(zone, speaker)
    style = "secret" if zone.things and zone.owner is not None else ""
    if is_listed(zone, speaker):
        lines = [Line(f"  {title}:", style)]
        lines += [line for item in items for line in wrapped(item, "    ", "      ", style)]
    else:
        lines = wrapped(f"{title}: {', '.join(items)}", "  ", "    ", style)
    is_list = is_listed(zone, speaker)
    kept = tuple(items) if is_list or any(thing.counters for thing in zone.things) else ()
    return Part(f"zone:{zone.id}:{zone.owner}", tuple(lines), title, kept, is_list)


def is_listed(zone: Zone, speaker: Speaker) -> bool:
    """Whether each card has its own line, with what it does."""
    return zone.kind == "hand" and any(text_of(thing.face, speaker) for thing in zone.things)


def text_of(face: str | None, speaker: Speaker) -> str:
    """What a card does, if it has a text."""
    message = f"text-{taken_apart(face).name}" if face is not None else ""
    return speaker.say(message) if message and speaker.has(message) else ""


def counted(things: Iterable[tuple[str, str]], speaker: Speaker) -> list[str]:
    """Things and what they do; equal ones together, with their number."""
    told = []
    for (what, text), count in Counter(things).items():
        said = speaker.say("terminal-equal", what=what, count=count) if count > 1 else what
        told.append(f"{said}: {text}" if text else said)
    return told


def has_details(zone: Zone) -> bool:
    """Whether something in it has marks or counters."""
    return any(thing.marks or thing.counters for thing in zone.things)


def zone_text(zone: Zone, speaker: Speaker) -> str:
    """A zone's name and owner, and what is in it."""
    return f"{zone_title(zone, speaker)}: {', '.join(zone_items(zone, speaker))}"


def zone_items(zone: Zone, speaker: Speaker) -> list[str]:
    """The faces that this viewer sees, and the number of backs."""
    if zone.kind == "row" and zone.things:  # each place counts, even a back's
        return [thing_text(thing, "", speaker) for thing in zone.things]
    faces = [thing for thing in zone.things if thing.face is not None]
    backs = zone.backs + len(zone.things) - len(faces)
    texts = [text_of(thing.face, speaker) if zone.kind == "hand" else "" for thing in faces]
    said = [thing_text(*each, speaker) for each in zip(faces, texts, strict=True)]
    told = counted(zip(said, texts, strict=True), speaker)
    return [*told, *([speaker.say("terminal-backs", count=backs)] if backs or not told else [])]


def zone_title(zone: Zone, speaker: Speaker) -> str:
    """A zone's name, with its owner."""
    name = speaker.say(f"zone-{zone.id}")
    if zone.owner is None:
        return name
    return speaker.say("terminal-owned", zone=name, owner=speaker.name(zone.owner))


def thing_text(thing: Thing, text: str, speaker: Speaker) -> str:
    """A thing's face or back, and what is on it, for a line that also has this text."""
    face = speaker.say("terminal-back") if thing.face is None else speaker.face(thing.face)
    details = details_of(thing, speaker, text)
    return f"{face} [{details}]" if details else face


def details_of(thing: Thing, speaker: Speaker, text: str = "") -> str:
    """The marks and counters of a thing in words, except the marks that its text begins with."""
    counters = [f"{speaker.counter(name)}: {n}" for name, n in thing.counters.items()]
    marks = [speaker.say(f"mark-{mark}") for mark in thing.marks]
    told = text.partition(".")[0].split(", ")
    return ", ".join([*counters, *[mark for mark in marks if mark not in told]])


def counter_parts(view: View, speaker: Speaker) -> Iterator[Part]:
    """The table's numbers, except those that a zone already shows, and flags that are up."""
    zones = [zone.id for zone in view.zones]
    numbers = {
        name: n for name, n in view.counters.items() if name not in zones and type(n) is not bool
    }
    if numbers:
        text = "; ".join(f"{speaker.counter(name)}: {n}" for name, n in numbers.items())
        yield Part("counters", tuple(wrapped(text, "  ")))
    for name, is_up in view.counters.items():
        if is_up is True:
            flag = wrapped(speaker.say(f"counter-{name}"), "  ! ", style="warning")
            yield Part(f"flag:{name}", tuple(flag))


def list_lines(sentences: Iterable[str], style: str = "") -> list[Line]:
    """Sentences as a list."""
    return [line for text in sentences for line in wrapped(text, "  - ", style=style)]
