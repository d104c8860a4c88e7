"""Packets: one that is made late shows the moment for which it was made."""

from random import Random
from typing import Any

import msgspec
import pytest

from palatine.bots.random import any_answer
from palatine.catalog import games
from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.core.seats import viewers
from palatine.core.stream import Moment, Packet, ask_of, encoded, late_packet, packet

MOMENTS = 60


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_late_packet_is_the_packet_of_its_moment(game: Any) -> None:
    """Read only after the game has gone on, it holds what it would have held at once."""
    match, random = (
        Match(game, game.setup(4 if 4 in game.players else 5), Seeded(seed_from("late"))),
        Random(1),
    )
    at_once, late = [], []
    for _ in range(MOMENTS):
        if match.is_over:
            break
        seat = random.choice(match.waiting)
        since = max(0, match.told - 5)
        at_once.append(encoded(packet(match, seat, since)))
        late.append(late_packet(match, seat, since))
        asked = ask_of(match, seat)
        assert asked is not None
        match.answer(seat, any_answer(asked, random))
    fields = [field.name for field in msgspec.structs.fields(Packet)]
    again = [encoded(Packet(*[getattr(each, name) for name in fields])) for each in late]
    assert again == at_once


def test_a_moment_puts_together_each_viewers_packet() -> None:
    """Made once, it gives every viewer the news since the last one, and nobody another's
    question."""
    game = games()["senate"]
    match = Match(game, game.setup(7), Seeded(seed_from("moment")))
    heard, president = match.told, match.waiting[0]
    match.answer(president, match.asked[president].options[0])
    moment = Moment(match, heard)
    for viewer in viewers(7):
        assert encoded(moment.packet(viewer)) == encoded(packet(match, viewer, heard))
        assert [news.event for news in moment.news_for(viewer)] == ["nominated"]
        ask = moment.ask(viewer)
        assert (ask.seat if ask else "public") == viewer
