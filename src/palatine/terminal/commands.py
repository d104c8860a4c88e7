"""What a person can type besides an answer: table, rules, card, why, say, history and the rest."""

from collections.abc import Callable, Sequence

from palatine.core.lines import Line, list_lines, table_lines, wrapped
from palatine.core.stream import news_for
from palatine.terminal.answer import (
    Misread,
    is_amount,
    matching,
    names_of,
    read_number,
    spoken,
)
from palatine.terminal.claims import make_claim
from palatine.terminal.lookup import quoted, show_card, show_rule, show_word
from palatine.terminal.moment import Moment, Quit, Rewound, words_for
from palatine.terminal.prompt import labels_of, question_lines


def run_command(moment: Moment, text: str) -> bool:
    """Do what a command asks for; returns whether the text was a command."""
    word, _, rest = text.partition(" ")
    for name, command in COMMANDS.items():
        if word.casefold() in words_for(name, moment.speaker):
            command(moment, rest.strip())
            return True
    return False


def show_table(moment: Moment, _: str) -> None:
    """Show the table again."""
    view = moment.table.match.game.view(moment.table.match.state, moment.seat)
    moment.screen.show(table_lines(view, moment.speaker, labels_of(moment.table, moment.seat)))


def show_rules(moment: Moment, _: str) -> None:
    """The help for this moment, and the player's own goal."""
    speaker, kind = moment.speaker, moment.asked.kind
    has_help = speaker.has(f"help-{kind}")
    moment.screen.say(speaker.help(kind) if has_help else speaker.say("terminal-no-rules"))
    if speaker.has(f"more-{kind}"):
        moment.screen.say(speaker.say(f"more-{kind}"))
    if speaker.has("game-goal"):
        moment.screen.say(speaker.say("game-goal"))
    for each in moment.sent.view.seats:
        for mark in each.secrets if each.seat == moment.seat else ():
            goal = f"{mark.replace('role_', 'role-', 1)}-goal"
            if speaker.has(goal):
                moment.screen.say(speaker.say(goal))


def show_notes(moment: Moment, _: str) -> None:
    """What only this player has seen."""
    view = moment.table.match.game.view(moment.table.match.state, moment.seat)
    notes = [moment.speaker.note(note) for note in view.notes]
    show_list(moment, "terminal-notes" if notes else "terminal-no-notes", notes)


def show_history(moment: Moment, _: str) -> None:
    """All news that this player has heard."""
    told = [moment.speaker.news(each) for each in news_for(moment.table.match, moment.seat)]
    show_list(moment, "terminal-history" if told else "terminal-no-history", told)


def show_list(moment: Moment, title: str, sentences: Sequence[str]) -> None:
    """A title and a list."""
    moment.screen.show([*wrapped(moment.speaker.say(title), style="title"), *list_lines(sentences)])


def show_help(moment: Moment, _: str) -> None:
    """Everything that the player can type, and then once more what we ask."""
    speaker, kind = moment.speaker, moment.asked.kind
    lines = [speaker.say("terminal-help-answer")]
    for name in filter(lambda name: is_of_use(moment, name), COMMANDS):
        lines.append(speaker.say(f"terminal-help-{name}", word=words_for(name, speaker)[0]))
    show_list(moment, "terminal-help", lines)
    about = wrapped(speaker.help(kind)) if speaker.has(f"help-{kind}") else []
    moment.screen.show([Line(""), *about, *([Line("")] if about else [])])
    moment.screen.show(question_lines(moment.asked, moment.sent, speaker))


def is_of_use(moment: Moment, command: str) -> bool:
    """Whether a command can do anything at this table."""
    game = moment.table.match.game
    if command in ("counsel", "back"):
        return not moment.table.is_hot_seat
    if command == "say":
        return bool(game.talk.kinds)
    return command != "card" or next(game.binder.leaves(), None) is not None


def give_counsel(moment: Moment, _: str) -> None:
    """What a bot would do, and why, if all others are bots."""
    if moment.table.is_hot_seat:
        raise Misread("terminal-counsel-people")
    speaker, counsel = moment.speaker, moment.table.counsel(moment.seat)
    chosen, _left = spoken(counsel.answer, moment.asked, speaker)
    moment.screen.say(speaker.say("terminal-counsel", chosen=chosen), "good")
    for grounds in counsel.why:
        moment.screen.say(speaker.counsel(grounds.id, grounds.facts))


def take_back(moment: Moment, _: str) -> None:
    """Take back the last answer, if all others are bots."""
    if moment.table.is_hot_seat:
        raise Misread("terminal-rewind-people")
    if not moment.table.rewind(moment.seat):
        raise Misread("terminal-rewind-nothing")
    moment.screen.say(moment.speaker.say("terminal-rewound"))
    raise Rewound


def quit_game(moment: Moment, _: str) -> None:
    """Stop here."""
    raise Quit


def explain(moment: Moment, text: str) -> None:
    """Why something can't be chosen: the reason, and the rule's own text. For a word that is no
    answer in any question, what the rules say of it."""
    speaker = moment.speaker
    if not text:
        raise Misread("terminal-why-what", **how_to_ask_why(moment))
    try:
        atom = find_atom(moment, text)
    except Misread as misread:
        if misread.message != "terminal-why-unknown" or not show_word(moment, text):
            raise
        return
    if atom in [option.atom for option in moment.asked.options]:
        moment.screen.say(speaker.say("terminal-can", name=speaker.atom(atom, moment.asked.kind)))
    elif not say_why_not(moment, atom):
        moment.screen.say(speaker.say("terminal-why-unrelated", name=speaker.atom(atom)))


def how_to_ask_why(moment: Moment) -> dict[str, str]:
    """The word, and another player to ask about: one who can't be chosen, if there is one."""
    offered = [option.atom for option in moment.asked.options]
    others = [each.seat for each in moment.sent.view.seats if each.seat != moment.seat]
    others.sort(key=lambda seat: f"player:{seat}" in offered)
    word = words_for("why", moment.speaker)[0]
    return {"word": word, "example": moment.speaker.name(next(iter(others), moment.seat))}


def find_atom(moment: Moment, text: str) -> str:
    """The word of this game that a text stands for: first among the answers, then among all."""
    game, players = moment.table.match.game, moment.table.match.setup.players
    offered = [option.atom for option in moment.asked.options]
    if text.isdecimal() and not is_amount(moment.asked):
        return offered[read_number(int(text), moment.asked, ())]
    absent = [f"player:{seat}" for seat in range(players, 100)]
    atoms = list(dict.fromkeys((*offered, *[a for a in game.vocabulary if a not in absent])))
    found = matching(text, [names_of(atom, moment.speaker, moment.asked.kind) for atom in atoms])
    if not found:
        raise Misread("terminal-why-unknown", text=text, **how_to_ask_why(moment))
    return atoms[found[0]]


def say_why_not(moment: Moment, atom: str) -> bool:
    """Give the reason why this atom is not offered, if the rules have one."""
    reason = moment.table.match.why_not(moment.seat, atom)
    if reason is None:
        return False
    moment.screen.say(moment.speaker.reason(reason), "error")
    moment.screen.show(quoted(moment, reason.rule))
    return True


COMMANDS: dict[str, Callable[[Moment, str], None]] = {
    "table": show_table,
    "rules": show_rules,
    "card": show_card,
    "rule": show_rule,
    "why": explain,
    "notes": show_notes,
    "say": make_claim,
    "history": show_history,
    "counsel": give_counsel,
    "back": take_back,
    "help": show_help,
    "quit": quit_game,
}
