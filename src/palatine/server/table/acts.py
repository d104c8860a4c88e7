"""What a message does at the table: answer, talk, ask why not, move to another phone.

`lobby` has what people do around a game.
"""

import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from palatine.core.decisions import Reason
from palatine.core.errors import BadMessage, NotNow, NotYourDecision, PalatineError, StaleDecision
from palatine.core.match import Match
from palatine.core.rulebook import rule_text
from palatine.core.seats import Seat
from palatine.core.stream import asking
from palatine.core.words import Speaker, languages
from palatine.server.errors import IsPaused, NoGame, NotAlone, NotAway, NothingToTakeBack
from palatine.server.table import lobby, log
from palatine.server.table.held import not_played
from palatine.server.table.table import Actor, Table
from palatine.server.table.tickets import MOVE_SECONDS, hashed, new_token
from palatine.server.wire import messages as sent
from palatine.server.wire.links import rows

Reply = sent.WhyNot | sent.Move | sent.Invitation | None
Act = Callable[[Table, Actor, Any], Reply]
LARGEST_REF: Final = 2**53 - 1
"""The largest number that every browser can count."""
LONGEST_ATOM: Final = 200
"""The most letters that somebody may ask about; rules keep the names that they took apart."""
WHILE_HELD: Final = (sent.GoOn, sent.End, sent.HandOver, sent.ShowMove)

_decoder: msgspec.json.Decoder[sent.FromBrowser] = msgspec.json.Decoder(sent.FromBrowser)


def read_message(text: str | bytes) -> sent.FromBrowser:
    """What a browser sent, or BadMessage that says what is wrong with it."""
    try:
        message = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise BadMessage(f"the message can't be read: {error}") from None
    if not 0 <= message.ref <= LARGEST_REF:
        raise BadMessage(f"ref must be a number from 0 to {LARGEST_REF}")
    return message


def act(table: Table, actor: Actor, message: sent.FromBrowser) -> Reply:
    """Do what a message asks for, or refuse. We leave a game that we can't play as it is."""
    if table.is_unread or (table.stage == "held" and type(message) not in WHILE_HELD):
        raise not_played(table)
    return ACTS[type(message)](table, actor, message)


def running(table: Table) -> Match:
    """The match, while it can go on."""
    if table.stage == "paused":
        raise IsPaused("the game is paused")
    if table.match is None or table.is_ended:
        raise NoGame("no game runs at this table")
    return table.match


def own_seat(table: Table, actor: Actor) -> Seat:
    """The speaker's seat."""
    seat = table.seat_of(actor.member(table).id)
    if seat is None:
        raise NoGame("no game runs at this table")
    return seat


def answer(table: Table, actor: Actor, message: sent.Answer) -> None:
    """Answer a question; somebody who answers plays again."""
    seat, match = own_seat(table, actor), running(table)
    answer_at(table, match, seat, message)
    take_back(table, actor)


def answer_at(table: Table, match: Match, seat: Seat, message: sent.Answer) -> None:
    """An answer by a person or a bot; repeating it changes nothing and adds no entry."""
    is_repeated = message.number == match.number and match.given(seat) == message.answer
    if not is_repeated:
        match.answer(seat, message.answer, message.number)
        table.take_inputs()


def take_back(table: Table, actor: Actor, _: sent.TakeBack | None = None) -> None:
    """Somebody who is there plays again."""
    own = actor.member(table)
    if own.stand_in != "wait":
        table.enter(log.TakenBack(own.id))


def rewind(table: Table, actor: Actor, _: sent.Rewind) -> None:
    """Take back the last answer, in a game of one person among bots."""
    seat, match = alone(table, actor), running(table)
    place = match.last_answer(seat)
    if place is None:
        raise NothingToTakeBack("you have not answered anything yet")
    was_reached = table.reached_at > place
    table.enter(log.Rewound(place))
    if was_reached:  # the log should have a position of this line
        table.keep_position()


def alone(table: Table, actor: Actor) -> Seat:
    """The seat of the speaker, who is the only person in a running game."""
    seat = own_seat(table, actor)
    if not table.is_running:
        raise NoGame("no game runs at this table")
    if seat != table.loner:
        raise NotAlone("this works only when all other players are bots")
    return seat


def answer_for(table: Table, actor: Actor, message: sent.AnswerFor) -> None:
    """Let a bot answer once for somebody who does not.

    Whether that is possible depends on who we are waiting for and what kind of question is open,
    which everybody may know.
    """
    actor.check_host(table)
    match, one = running(table), lobby.member(table, message.person)
    if one.ticket is None or one.stand_in != "wait":
        raise NotAway("somebody already plays for this seat")
    if table.seat_of(one.id) not in match.waiting:
        raise NotYourDecision(f"nobody is waiting for an answer from {one.name}")
    if message.asking != asking(match):
        raise StaleDecision("another question is already open")
    if one.id not in table.answered_for:
        table.enter(log.AnsweredFor(one.id, match.number))


def say(table: Table, actor: Actor, message: sent.Say) -> None:
    """Make a claim."""
    seat, match = own_seat(table, actor), running(table)
    match.say(seat, message.what, message.atoms)
    table.take_inputs()


def speak(table: Table, actor: Actor, message: sent.Speak) -> None:
    """Write to the table."""
    seat, match = own_seat(table, actor), running(table)
    if not table.choice.speech:
        raise NotNow("there are no messages at this table; its host can turn them on before a game")
    match.speak(seat, message.text)
    table.take_inputs()


def why(table: Table, actor: Actor, message: sent.Why) -> sent.WhyNot:
    """Why the game does not offer something, with the rule."""
    seat, match = own_seat(table, actor), running(table)
    if seat not in match.asked:
        raise NotYourDecision(f"seat {seat} has no open question now")
    if len(message.atom) > LONGEST_ATOM:
        raise BadMessage("no option has such a long name")
    reason = match.why_not(seat, message.atom)
    text = rule_of(table, reason, message.language)
    return sent.WhyNot(message.ref, message.atom, reason, text)


def rule_of(table: Table, reason: Reason | None, language: str) -> str | None:
    """The rule behind a reason, in the rulebook's words and the reader's language."""
    if table.match is None or reason is None:
        return None
    spoken = language if language in languages() else "en"
    speaker = Speaker(table.match.game, spoken, table.choice.theme)
    return rule_text(speaker, reason.rule, table.match.setup.options)


def refused(table: Table, message: sent.Sent, error: PalatineError) -> sent.Refused:
    """A refusal, with its rule if one forbids it."""
    reason = error.reason if isinstance(error.reason, Reason) else None
    text = rule_of(table, reason, message.language)
    return sent.Refused(message.ref, error.code, error.sentence, reason, text)


def show_move(table: Table, actor: Actor, message: sent.ShowMove) -> sent.Move:
    """A link that takes this seat to another phone; the one before it is no longer valid."""
    own, token = actor.member(table), new_token(table.code)
    table.enter(log.LinkShown(own.id, hashed(token), int(time.time()) + MOVE_SECONDS))
    link = f"{actor.address}/t/{table.code}#move={token}"
    return sent.Move(message.ref, link, rows(link), MOVE_SECONDS)


ACTS: Final[dict[type[sent.Sent], Act]] = {
    sent.Answer: answer,
    sent.Say: say,
    sent.Speak: speak,
    sent.Why: why,
    sent.ShowMove: show_move,
    sent.TakeBack: take_back,
    sent.Rewind: rewind,
    sent.Dress: lobby.dress,
    sent.Leave: lobby.leave,
    sent.Want: lobby.want,
    sent.BeGuided: lobby.be_guided,
    sent.Choose: lobby.choose,
    sent.AddBot: lobby.add_bot,
    sent.InviteAgent: lobby.invite_agent,
    sent.Remove: lobby.remove,
    sent.Arrange: lobby.arrange,
    sent.HandOver: lobby.hand_over,
    sent.SetPace: lobby.set_pace,
    sent.Start: lobby.start,
    sent.Pause: lobby.pause,
    sent.Resume: lobby.resume,
    sent.GoOn: lobby.go_on,
    sent.End: lobby.end,
    sent.Again: lobby.again,
    sent.StandInFor: lobby.stand_in,
    sent.AnswerFor: answer_for,
}
