"""The table in text: one renderer that shows any game's view in lines, readable without colour."""

import textwrap
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from palatine.core.seats import Seat
from palatine.core.view import SeatView, Thing, Track, View, Zone
from palatine.core.words import Speaker

WIDTH = 80
FULL, EMPTY = "[#]", "[ ]"
GLUE = "\xa0"
"""Stands between words that must stay on one line."""


class Line(NamedTuple):
    """A line of text that fits the width, and what it is, for whoever wants to colour it."""

    text: str
    style: str = ""


def wrapped(text: str, first: str = "", rest: str | None = None, style: str = "") -> list[Line]:
    """A paragraph in lines; later ones are indented like the first, or as told."""
    hanging = " " * len(first) if rest is None else rest
    lines = textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=hanging, break_on_hyphens=False
    )
    return [Line(line.replace(GLUE, " "), style) for line in lines or [first.rstrip()]]


def rule(title: str) -> Line:
    """A line across the screen with a title."""
    return Line(f"-- {title} ".ljust(WIDTH, "-"), "title")


def table_lines(view: View, speaker: Speaker, labels: Mapping[Seat, str]) -> list[Line]:
    """The whole table: seats, tracks, zones, counters. `labels` says who is a bot, and who you."""
    return [
        rule(speaker.say(f"phase-{view.phase}")),
        *seat_lines(view, speaker, labels),
        *track_lines(view.tracks, speaker),
        *zone_lines(view.zones, speaker),
        *counter_lines(view, speaker),
        Line("-" * WIDTH, "title"),
    ]


def seat_lines(view: View, speaker: Speaker, labels: Mapping[Seat, str]) -> Iterator[Line]:
    """Each player with what everyone sees on the seat, and what only this viewer knows."""
    names = {each.seat: named(each.seat, speaker, labels) for each in view.seats}
    column = max(map(len, names.values())) + 4
    for each in view.seats:
        first = f"  {names[each.seat]}".ljust(column)
        yield from wrapped("; ".join(marks_of(each, speaker)), first, style="seat")


def named(seat: Seat, speaker: Speaker, labels: Mapping[Seat, str]) -> str:
    """A name with its label: Anna (you)."""
    label = labels.get(seat)
    return f"{speaker.name(seat)} ({label})" if label else speaker.name(seat)


def marks_of(each: SeatView, speaker: Speaker) -> list[str]:
    """The marks and counters of a seat in words; a secret says that it is one."""
    marks = [speaker.say(f"mark-{mark}") for mark in each.marks]
    marks += [f"{speaker.counter(name)}: {n}" for name, n in each.counters.items()]
    secrets = [speaker.say(f"mark-{mark}") for mark in each.secrets]
    return [*marks, *[speaker.say("terminal-secret", what=what) for what in secrets]]


def track_lines(tracks: tuple[Track, ...], speaker: Speaker) -> Iterator[Line]:
    """Each track as a row of boxes, with what the boxes to come bring."""
    names = [speaker.say(f"track-{track.id}") for track in tracks]
    name_width = max(map(len, names), default=0) + 4
    box_width = max((len(track.spaces) for track in tracks), default=0) * len(FULL) + 2
    for track, name in zip(tracks, names, strict=True):
        boxes = FULL * track.value + EMPTY * (len(track.spaces) - track.value)
        first = f"  {name}".ljust(name_width) + boxes.ljust(box_width)
        yield from wrapped(
            ", ".join(spaces_ahead(track, speaker)), first, style=f"track-{track.id}"
        )


def spaces_ahead(track: Track, speaker: Speaker) -> Iterator[str]:
    """What the spaces bring that are not filled yet, equal neighbours as one: 2-3 Execution."""
    ahead = [(n, space) for n, space in enumerate(track.spaces, 1) if n > track.value]
    for space, group in groupby(ahead, key=lambda each: each[1]):
        numbers = [n for n, _ in group]
        span = f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"
        yield f"{span} {speaker.say(f'space-{space}')}".replace(" ", GLUE)


def zone_lines(zones: tuple[Zone, ...], speaker: Speaker) -> Iterator[Line]:
    """The piles of the table in one paragraph; what somebody holds, and cards that have much on
    them, on lines of their own."""
    own = [zone for zone in zones if zone.owner is not None or has_details(zone)]
    common = [zone_text(zone, speaker) for zone in zones if zone not in own]
    if common:
        yield from wrapped("; ".join(common), "  ")
    for zone in own:
        style = "secret" if zone.things and zone.owner is not None else ""
        yield from wrapped(zone_text(zone, speaker), "  ", "    ", style)


def has_details(zone: Zone) -> bool:
    """Whether something in it has marks or counters."""
    return any(thing.marks or thing.counters for thing in zone.things)


def zone_text(zone: Zone, speaker: Speaker) -> str:
    """A zone's name and owner, the faces that lie open to this viewer, and the number of backs."""
    name = speaker.say(f"zone-{zone.id}")
    if zone.owner is not None:
        name = speaker.say("terminal-owned", zone=name, owner=speaker.name(zone.owner))
    if zone.kind == "row" and zone.things:  # each place counts, also that of a back
        return f"{name}: {', '.join(thing_text(thing, speaker) for thing in zone.things)}"
    faces = [thing_text(thing, speaker) for thing in zone.things if thing.face is not None]
    backs = zone.backs + len(zone.things) - len(faces)
    if backs or not faces:
        faces.append(speaker.say("terminal-backs", count=backs))
    return f"{name}: {', '.join(faces)}"


def thing_text(thing: Thing, speaker: Speaker) -> str:
    """A thing's face or back, and what is on it."""
    face = speaker.say("terminal-back") if thing.face is None else speaker.face(thing.face)
    details = details_of(thing, speaker)
    return f"{face} [{details}]" if details else face


def details_of(thing: Thing, speaker: Speaker) -> str:
    """The marks and counters of a thing in words."""
    counters = [f"{speaker.counter(name)}: {n}" for name, n in thing.counters.items()]
    return ", ".join([*counters, *[speaker.say(f"mark-{mark}") for mark in thing.marks]])


def counter_lines(view: View, speaker: Speaker) -> Iterator[Line]:
    """The numbers of the table, less those that a zone shows already, and flags that are up."""
    zones = [zone.id for zone in view.zones]
    numbers = {
        name: n for name, n in view.counters.items() if name not in zones and type(n) is not bool
    }
    if numbers:
        text = "; ".join(f"{speaker.counter(name)}: {n}" for name, n in numbers.items())
        yield from wrapped(text, "  ")
    for name, is_up in view.counters.items():
        if is_up is True:
            yield from wrapped(speaker.say(f"counter-{name}"), "  ! ", style="warning")


def list_lines(sentences: Iterable[str], style: str = "") -> list[Line]:
    """Sentences as a list."""
    return [line for text in sentences for line in wrapped(text, "  - ", style=style)]
