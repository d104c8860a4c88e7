"""Play at a terminal: one person against bots, or several who pass the device on (hot seat)."""

from contextlib import suppress

from palatine.core.chance import commitment
from palatine.core.decisions import Answer
from palatine.core.errors import IllegalAnswer
from palatine.core.lines import Line, list_lines, named, rule, table_lines, wrapped
from palatine.core.seats import PUBLIC, Seat, seats
from palatine.core.stream import news_for
from palatine.machine import typed
from palatine.terminal.answer import Misread, is_named, read_answer, spoken
from palatine.terminal.claims import hint, said_error
from palatine.terminal.commands import find_atom, run_command, say_why_not
from palatine.terminal.moment import Moment, Quit, Rewound, words_for
from palatine.terminal.prompt import labels_of, moment_lines
from palatine.terminal.screen import EndOfInput, Screen
from palatine.terminal.table import Table

LAST_NEWS = 8
"""How much news to tell again to somebody who comes back to a saved table."""


def play(table: Table, screen: Screen, program: str = "palatine") -> None:
    """Play until the game is over, or until nobody answers any more; then save it."""
    table.save()  # if the game can't be saved, say so before the first answer
    try:
        welcome(table, screen)
        pause(table, screen)
        at_screen, seat = None, table.next_person()
        while seat is not None:
            if table.is_hot_seat and seat != at_screen:
                draw_curtain(table, screen, seat, is_first=at_screen is None)
            take_turn(table, screen, seat)
            at_screen, seat = seat, table.next_person()
            if table.is_hot_seat and seat != at_screen:
                show_private(table, screen, at_screen)
        farewell(table, screen, program)
    except (Quit, EndOfInput, KeyboardInterrupt):
        say_saved(table, screen, program)


# Before the first question


def welcome(table: Table, screen: Screen) -> None:
    """What this is, who plays, how to answer, and the fingerprint of the shuffles."""
    speaker, setup = table.speaker, table.match.setup
    edition = speaker.say(f"edition-{setup.edition}")
    bots = setup.players - len(table.people)
    screen.show([Line(""), rule(edition)])
    screen.say(speaker.say("terminal-welcome", edition=edition, size=setup.players, bots=bots))
    if table.is_resumed:
        show_last_news(table, screen)
        return
    labels = labels_of(table, None)
    names = [named(seat, speaker, labels) for seat in seats(setup.players)]
    for text in (
        speaker.say("game-about"),
        speaker.say("terminal-welcome-table", names=speaker.all_of(names)),
        speaker.say("terminal-welcome-how", name=speaker.name(Seat(setup.players - 1))),
        *([speaker.say("terminal-welcome-say")] if table.match.game.talk.kinds else []),
        *([speaker.say("terminal-curtain-names")] if table.is_hot_seat else []),
        speaker.say("terminal-welcome-seed"),
    ):
        screen.show([Line(""), *wrapped(text)])
    screen.say(f"  {commitment(table.seed)}", "quiet")


def pause(table: Table, screen: Screen) -> None:
    """Let one person read the welcome before the first table scrolls it away; several wait anyway.

    We don't wait for answers that come from a file.
    """
    if screen.is_typed_at and len(table.people) == 1 and not table.is_resumed:
        screen.show([Line("")])
        wait(table, screen, "terminal-begin", "question")


def wait(table: Table, screen: Screen, message: str, style: str, **facts: str) -> None:
    """Ask for Enter. You can also stop here, before you see anything."""
    screen.say(table.speaker.say(message, **facts), style)
    if screen.ask("").casefold() in words_for("quit", table.speaker):
        raise Quit


def show_last_news(table: Table, screen: Screen) -> None:
    """Where the table stood; in private for one person, only the public part for several."""
    told = news_for(table.match, table.viewer)[-LAST_NEWS:]
    table.heard = dict.fromkeys(table.people, len(table.match.news))
    screen.say(table.speaker.say("terminal-resumed"))
    screen.show(list_lines(map(table.speaker.news, told)))


# A turn


def draw_curtain(table: Table, screen: Screen, seat: Seat, is_first: bool) -> None:
    """Clear the screen, and wait until the right person sits in front of it."""
    table.shown.pop(seat, None)  # whatever this person had on the screen is gone
    if is_first:  # the welcome is for all to read
        screen.show([Line("")])
    else:
        screen.wipe()
    wait(table, screen, "terminal-curtain", "question", name=table.speaker.name(seat))


def take_turn(table: Table, screen: Screen, seat: Seat) -> None:
    """Show the moment and read until somebody answers. Wrong input changes nothing."""
    sent = table.packet(seat)
    assert sent.ask is not None
    moment = Moment(table, seat, screen, sent, sent.ask)
    screen.show([*moment_lines(table, seat, sent), *hint(moment)])
    text: str | None = screen.ask()
    with suppress(Rewound):
        while text is not None:
            text = react(moment, text)


def react(moment: Moment, text: str) -> str | None:
    """Deal with what somebody typed; returns what they typed next, or None once they have
    answered."""
    speaker = moment.speaker
    try:
        if not text:
            raise Misread("terminal-nothing")
        if is_named(text, moment.asked, speaker) or not run_command(moment, text):
            return give(moment, read_answer(text, moment.asked, speaker))
    except Misread as misread:
        if misread.message not in ("terminal-no-option", "terminal-no-amount") or not (
            explained(moment, text)
        ):
            moment.screen.say(misread.said(speaker), "error")
    return moment.screen.ask()


def explained(moment: Moment, text: str) -> bool:
    """Whether a rule says why not, for something that exists but is not offered."""
    try:
        return say_why_not(moment, find_atom(moment, text))
    except Misread:
        return False


def give(moment: Moment, answer: Answer) -> str | None:
    """Answer; show and confirm a choice of more than one thing first, by Enter or by typing it
    again."""
    if not moment.asked.is_single:
        chosen, left = spoken(answer, moment.asked, moment.speaker)
        message = "terminal-confirm-both" if left else "terminal-confirm-all"
        moment.screen.say(moment.speaker.say(message, chosen=chosen, left=left))
        moment.screen.say(moment.speaker.say("terminal-confirm"), "quiet")
        again = moment.screen.ask()
        if again and not is_same(moment, again, answer):
            return again
    try:
        moment.table.match.answer(moment.seat, answer, moment.asked.number)
    except IllegalAnswer as error:
        moment.screen.say(said_error(error, moment.speaker), "error")
        return moment.screen.ask()
    return None


def is_same(moment: Moment, text: str, answer: Answer) -> bool:
    """Whether somebody typed the same answer again."""
    with suppress(Misread):
        return read_answer(text, moment.asked, moment.speaker) == answer
    return False


def show_private(table: Table, screen: Screen, seat: Seat) -> None:
    """Show what this person alone learns from the answer, before the screen is cleared."""
    since = table.heard[seat]
    for_all = news_for(table.match, PUBLIC, since)
    if len(news_for(table.match, seat, since)) > len(for_all):
        sent = table.packet(seat)
        screen.show(list_lines(map(table.speaker.news, sent.news)))
        wait(table, screen, "terminal-hide", "quiet")


# After the last question


def farewell(table: Table, screen: Screen, program: str) -> None:
    """The last news, the open table, who won, and where the record is."""
    speaker, match = table.speaker, table.match
    if table.is_hot_seat:
        screen.wipe()
    told = news_for(match, table.viewer, max(table.heard.values(), default=0))
    screen.show([Line(""), Line(speaker.say("terminal-happened"), "title")])
    screen.show(list_lines(map(speaker.news, told)))
    screen.show([Line("")])
    labels = labels_of(table, None if table.viewer == PUBLIC else table.viewer)
    screen.show(table_lines(match.game.view(match.state, PUBLIC), speaker, labels))
    assert match.outcome is not None
    screen.say(speaker.outcome(match.outcome), "good")
    for seat in table.people:
        result = "terminal-won" if seat in match.outcome.winners else "terminal-lost"
        screen.say(speaker.say(result, name=speaker.name(seat)), "good")
    if table.rewinds:
        screen.say(speaker.say("terminal-rewinds", count=table.rewinds))
    say_record(table, screen, program)


def say_record(table: Table, screen: Screen, program: str) -> None:
    """The promised seed, where the record is, and what it is good for."""
    path = typed(table.path)
    for message, example in (
        ("terminal-seed", table.seed.hex()),
        ("terminal-record", str(table.path)),
        ("terminal-verify", f"{program} verify {path}"),
        ("terminal-watch", f"{program} replay {path}{own_words(table)}"),
        ("terminal-review", f"{program} analyse {path}{own_language(table)}"),
    ):
        say_example(table, screen, message, example)


def own_language(table: Table) -> str:
    """The option that makes a command speak the language of this table, if it would not by
    itself."""
    language = table.speaker.language
    return f" --language {language}" if language != "en" else ""


def own_words(table: Table) -> str:
    """The options that make a replay speak like this table, if it would not by itself."""
    speaker, edition = table.speaker, table.match.setup.edition
    usual = edition if edition in speaker.game.themes else next(iter(speaker.game.themes), "")
    return own_language(table) + (f" --theme {speaker.theme}" if speaker.theme != usual else "")


def say_saved(table: Table, screen: Screen, program: str) -> None:
    """Say that nothing is lost, and how to go on. Clear a shared screen first."""
    if table.is_hot_seat:
        screen.wipe()
    screen.show([Line("")])
    table.save()
    if table.match.is_over:
        say_record(table, screen, program)
        return
    command = f"{program} play --resume {typed(table.path)}"
    say_example(table, screen, "terminal-saved", str(table.path))
    say_example(table, screen, "terminal-go-on", command)


def say_example(table: Table, screen: Screen, message: str, example: str) -> None:
    """A sentence, and below it something to copy, on one line however long."""
    screen.say(table.speaker.say(message))
    screen.show([Line(f"  {example}")])
