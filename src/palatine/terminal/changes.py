"""What has changed on the table since somebody last had it on the screen."""

from collections.abc import Iterator, Sequence

from palatine.core.lines import Line, Part, wrapped
from palatine.core.words import Speaker


def changed_lines(
    parts: Sequence[Part], before: Sequence[Part], speaker: Speaker
) -> Iterator[Line]:
    """The parts that have changed, and the places that are empty now. If players have changed
    seats, all of them appear."""
    old = {part.key: part for part in before}
    is_moved = seats_of(parts) != seats_of(before)
    for part in parts:
        if part != old.get(part.key) or (is_moved and part.key in seats_of(parts)):
            yield from lines_of(part, old.get(part.key), speaker)
    yield from emptied(parts, before, speaker)


def seats_of(parts: Sequence[Part]) -> list[str]:
    """The players, in the order in which they sit."""
    return [part.key for part in parts if part.key.startswith("seat:")]


def lines_of(part: Part, old: Part | None, speaker: Speaker) -> Sequence[Line]:
    """A part that has changed; of a hand or a long row of cards only those that are new or have
    changed. That cards have left a hand is in the news."""
    fresh = [item for item in part.items if old is None or item not in old.items]
    if part.is_list and not fresh:
        return []
    if not fresh or len(fresh) == len(part.items):
        return part.lines
    if part.is_list:
        style = part.lines[0].style
        title = speaker.say("terminal-new", zone=part.title)
        cards = [wrapped(item, "    ", "      ", style) for item in fresh]
        return [Line(f"  {title}:", style), *[line for card in cards for line in card]]
    title = speaker.say("terminal-changed", zone=part.title)
    return wrapped(f"{title}: {', '.join(fresh)}", "  ", "    ", part.lines[0].style)


def emptied(parts: Sequence[Part], before: Sequence[Part], speaker: Speaker) -> Iterator[Line]:
    """Players' places that held something and are gone from the table, in one paragraph."""
    keys = [part.key for part in parts]
    gone = [part.title for part in before if part.key not in keys and is_owned(part)]
    if gone:
        nothing = speaker.say("terminal-backs", count=0)
        yield from wrapped("; ".join(f"{title}: {nothing}" for title in gone), "  ", "    ")


def is_owned(part: Part) -> bool:
    """Whether this is a player's place; an empty place that all share is among the piles."""
    return part.key.startswith("zone:") and not part.key.endswith(":None")
