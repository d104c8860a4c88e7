"""A packet in words: what has happened, and the question or who we wait for."""

from collections.abc import Iterator

from palatine.core.stream import Packet
from palatine.core.words import Speaker


def in_words(speaker: Speaker, packet: Packet) -> str:
    """The news, then the question with its options, or who we wait for."""
    return "\n".join((*map(speaker.news, packet.news), *now(speaker, packet)))


def now(speaker: Speaker, packet: Packet) -> Iterator[str]:
    """The question, or how the game ended."""
    asked = packet.ask
    if packet.over is not None:
        yield speaker.outcome(packet.over)
    elif asked is not None:
        yield speaker.asks(asked.kind, asked.facts)
        for option in dict.fromkeys(option.atom for option in asked.options):
            yield f"- {option}: {speaker.atom(option, asked.kind)}"
    elif packet.asking:
        yield speaker.waits(packet.asking, packet.waiting)
