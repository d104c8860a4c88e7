"""Packets for one viewer as the steps that we send to a browser."""

from collections.abc import Iterable

import msgspec

from palatine.core.stream import Packet
from palatine.server.wire.messages import Step


def steps(game: int, packets: Iterable[Packet]) -> tuple[Step, ...]:
    """What has changed from packet to packet."""
    made: list[Step] = []
    count, view = 0, b""
    for each in packets:
        seen = msgspec.json.encode(each.view)
        made.append(
            Step(
                game,
                count,
                each.news,
                each.waiting,
                each.asking,
                each.ask,
                msgspec.Raw(seen) if seen != view else None,
                each.over,
            )
        )
        count, view = count + len(each.news), seen
    return tuple(made)
