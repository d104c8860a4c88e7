"""A finished match moment by moment: the places that a replay counts, and what led to each."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from palatine.bots.lies import Heard
from palatine.core.chance import Rolled
from palatine.core.log import Entry, Said
from palatine.core.match import Match
from palatine.core.news import EVERYONE, Told


class Frame(NamedTuple):
    """The match at one moment, and what led there from the moment before."""

    at: int
    match: Match
    """A sleeping fork: playing on in it would spoil it for others."""
    inputs: tuple[Entry, ...]
    news: tuple[Told, ...]
    told: int
    """The number of news told so far."""


def history(match: Match) -> Iterator[Match]:
    """The match at each of its moments: one object that moves on."""
    past, before = match.rewound(), (-1, -1)
    for _ in past.moments(match.log):
        if (past.number, past.told) != before:
            yield past
        before = past.number, past.told


def reel(match: Match) -> list[Frame]:
    """All moments of a match."""
    frames: list[Frame] = []
    inputs = told = 0
    for past in history(match):
        news = [
            Told(each.event, each.facts, each.audience != EVERYONE)
            for each in past.news_since(told)
        ]
        fork = past.fork(Rolled(Random(len(frames))))
        frames.append(Frame(len(frames), fork, past.log_since(inputs), tuple(news), past.told))
        inputs, told = past.inputs, past.told
    return frames


def claims(frames: list[Frame]) -> list[Heard]:
    """All that was said, in order."""
    return [
        Heard(frame.at, entry.seat, entry.what, entry.atoms)
        for frame in frames
        for entry in frame.inputs
        if type(entry) is Said
    ]
