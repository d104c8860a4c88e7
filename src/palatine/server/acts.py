"""Every message from a browser, and what it does at the table."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from palatine.core.errors import BadMessage
from palatine.server import lobby, play
from palatine.server import messages as sent
from palatine.server.actor import Actor
from palatine.server.table import Table

Reply = sent.WhyNot | sent.Move | None
Act = Callable[[Table, Actor, Any], Reply]

ACTS: Final[dict[type[sent.Sent], Act]] = {
    sent.Answer: play.answer,
    sent.Say: play.say,
    sent.Why: play.why,
    sent.ShowMove: play.show_move,
    sent.TakeBack: lobby.take_back,
    sent.Leave: lobby.leave,
    sent.Choose: lobby.choose,
    sent.AddBot: lobby.add_bot,
    sent.Remove: lobby.remove,
    sent.Arrange: lobby.arrange,
    sent.HandOver: lobby.hand_over,
    sent.Start: lobby.start,
    sent.Pause: lobby.pause,
    sent.Resume: lobby.resume,
    sent.End: lobby.end,
    sent.Again: lobby.again,
    sent.StandInFor: lobby.stand_in,
}

LARGEST_REF: Final = 2**53 - 1
"""What every browser can count."""

_decoder: msgspec.json.Decoder[sent.FromBrowser] = msgspec.json.Decoder(sent.FromBrowser)


def read_message(text: str | bytes) -> sent.FromBrowser:
    """What a browser sent, or BadMessage that says what is wrong with it."""
    try:
        message = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise BadMessage(f"the message can't be read: {error}") from None
    if not 0 <= message.ref <= LARGEST_REF:
        raise BadMessage(f"a ref is a number from 0 to {LARGEST_REF}")
    return message


def act(table: Table, actor: Actor, message: sent.FromBrowser) -> Reply:
    """Do what a message asks for, or refuse."""
    return ACTS[type(message)](table, actor, message)
