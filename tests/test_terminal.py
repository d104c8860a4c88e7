"""Play at the terminal: whole games by typed answers, what it shows, and what you can type."""

import io
import re
from pathlib import Path
from random import Random

import pytest
import saturnalia

from palatine.catalog import games
from palatine.core.chance import commitment, seed_from
from palatine.core.game import Game
from palatine.core.lines import WIDTH
from palatine.core.log import Answered, Said
from palatine.core.record import read_record, verify
from palatine.core.rulebook import rule_text
from palatine.core.seats import Seat
from palatine.core.words import Speaker, languages
from palatine.terminal.play import play
from palatine.terminal.screen import Screen
from palatine.terminal.table import Table, open_table
from tests.typist import opened, played, segments, typed

# Whole games


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["sith-imperative", "secret-emperor"])
@pytest.mark.parametrize("people", ["Anna", "Anna,Ben"])
def test_a_whole_game_can_be_played(tmp_path: Path, name: str, people: str, language: str) -> None:
    """Typed answers lead a game to its end; all words exist and every line fits the screen."""
    table = opened(tmp_path, name, people, language=language, theme=name)
    shown = played(table)
    assert table.match.is_over
    assert table.speaker.outcome(table.match.outcome) in " ".join(shown.split())  # type: ignore[arg-type]
    assert not re.search(r"<[a-z_-]+[>:]", shown), "a message is missing"
    assert max(map(len, shown.splitlines())) <= max(WIDTH, len(str(table.path)) + 40)


@pytest.mark.parametrize("seed", range(4))
def test_people_alone_can_play(tmp_path: Path, seed: int) -> None:
    """A table without bots is played to its end at one screen."""
    table = opened(tmp_path, "senate", "Anna,Ben,Cleo,Dan,Eva,Fay,Gus", seed, players=7)
    assert "Pass the device to Gus" in played(table, seed)
    assert table.match.is_over


def test_the_record_lies_where_the_screen_says_and_is_true(tmp_path: Path) -> None:
    """At the end the file holds a public record that verifies, and the screen says how."""
    table = opened(tmp_path, "sith-imperative", "Anna")
    shown = played(table)
    record = read_record(table.path.read_bytes())
    assert verify(table.match.game, record)[1].endswith("every shuffle came from it")
    assert f"palatine verify {table.path}" in shown
    assert f"palatine analyse {table.path}" in shown
    assert f"every shuffle:\n  {record.seed}\n" in shown
    assert record.players == table.names


def test_the_replay_that_the_screen_offers_speaks_like_the_table(tmp_path: Path) -> None:
    """The language and the theme are options of the command, unless they are the usual ones."""
    usual = opened(tmp_path, "sith-imperative", "Anna", theme="sith-imperative")
    assert f"replay {usual.path}\n" in played(usual)
    roman = opened(tmp_path, "senate", "Anna", language="de", theme="roman-senate")
    assert f"replay {roman.path} --language de --theme roman-senate\n" in played(roman)


# The first screen


def test_a_person_alone_can_read_the_welcome_first(tmp_path: Path) -> None:
    """At a terminal the first table waits for Enter; quit works there too."""
    out = io.StringIO()
    play(opened(tmp_path, "sith-imperative", "Anna"), Screen(Keyboard("quit\n"), out))
    assert "Press Enter to start." in out.getvalue()
    assert "-- Election --" not in out.getvalue()
    assert "--resume" in out.getvalue()


class Keyboard(io.StringIO):
    """Input that claims to come from a terminal."""

    def isatty(self) -> bool:
        return True


def test_the_welcome_says_what_a_newcomer_must_know(tmp_path: Path) -> None:
    """Role, goal, who is a bot, how to answer, and the fingerprint of the shuffles."""
    shown = typed(opened(tmp_path, "sith-imperative", "Anna"))
    text = " ".join(shown.split())
    table = opened(tmp_path, "sith-imperative", "Anna")
    assert "You are Anna: Loyalist." in shown
    assert "You win when five Loyalist policies are enacted" in text
    assert f"{table.names[1]} (bot)" in shown
    assert "Type the number of an answer" in text
    assert commitment(table.seed) in shown


def test_each_kind_of_question_is_explained_once(tmp_path: Path) -> None:
    """The help for a vote comes with the first vote and not with the second."""
    table = opened(tmp_path, "sith-imperative", "Anna")
    shown = " ".join(played(table).split())
    assert shown.count("Do you want this government: ") > 1
    assert shown.count(table.speaker.help("vote")) == 1


# Answers


def test_wrong_answers_get_a_sentence_and_change_nothing(tmp_path: Path) -> None:
    """After any wrong input, the question is the same, and the log is unchanged."""
    table = opened(tmp_path, "sith-imperative", "Anna")
    table.next_person()
    before = table.match.log
    shown = typed(table, "", "9", "0", "maybe", "1 2", "-1", "²", "x" * 500, "\x00")
    assert shown.count("\n> ") == 10
    assert "There is no number 9 here. Type a number from 1 to 2." in shown
    assert '"maybe" is not one of the answers' in shown
    assert table.match.log == before


@pytest.mark.parametrize("text", ["1", "yes", "YES", "y", "Yes, elect them"])
def test_an_answer_is_a_number_a_name_or_its_beginning(tmp_path: Path, text: str) -> None:
    """All of these say yes."""
    table = opened(tmp_path, "sith-imperative", "Anna")
    typed(table, text)
    votes = [entry for entry in table.match.log if isinstance(entry, Answered) and entry.seat == 0]
    assert votes[0].answer == "yes"


def test_two_tiles_are_shown_and_confirmed(tmp_path: Path) -> None:
    """It shows what stays and what goes; instead of Enter you can type another choice."""
    table = at_question(tmp_path, "pass_on")
    shown = typed(table, "1 1 1", "1", "1 2 2", "1 2", "1 1", "")
    assert 'You can\'t choose "1" that often: there are only 2.' in shown
    assert 'You can\'t choose "2" twice.' in shown
    assert shown.count("Choose 2 of these. You chose") == 1
    assert shown.count("Your choice: ") == 2
    assert "Not chosen: " in shown
    answers = [e.answer for e in table.match.log if isinstance(e, Answered) and e.seat == 0]
    assert any(len(answer) == 2 for answer in answers if isinstance(answer, tuple))


def test_a_choice_is_also_confirmed_by_typing_it_again(tmp_path: Path) -> None:
    """In whatever order; that is what somebody does who did not notice the question."""
    table = at_question(tmp_path, "pass_on")
    typed(table, "1 2", "2 and 1")
    last = [e.answer for e in table.match.log if isinstance(e, Answered) and e.seat == 0][-1]
    assert last == ("policy:loyalist", "policy:separatist")


def test_a_beginning_that_fits_two_names_is_asked_again(tmp_path: Path) -> None:
    """With two players whose names begin alike, the reply names both."""
    people = "Anna,Bella,Benno,Cleo,Dan"
    for seed in range(20):
        table = opened(tmp_path, "senate", people, seed)
        if table.next_person() == 0:
            assert '"be" could be Bella and Benno. Type a little more.' in typed(table, "", "be")
            return
    raise AssertionError("Anna never began")


def test_who_cannot_be_chosen_is_told_with_the_rule(tmp_path: Path) -> None:
    """Naming a player under a term limit gives the reason, and `why` quotes the rule."""
    table = at_question(tmp_path, "nominate", is_limited=True)
    limited = limited_name(table)
    shown = typed(table, limited, f"why {limited}")
    assert f"Not possible now: {limited}" in shown
    assert shown.count("(SE-3.2)") == 2
    text = " ".join(shown.split())
    quoted = rule_text(Speaker(table.match.game), "SE-3.2", table.match.setup.options)
    assert f"Rule SE-3.2: {quoted}" in text
    assert (
        "be nominated for Vice Chair. These are the Supreme Chancellor and the Vice Chair" in text
    )


def test_why_takes_the_number_of_an_answer(tmp_path: Path) -> None:
    """In a list of names, `why 1` is about the first name of the list, not about a seat."""
    table = at_question(tmp_path, "nominate", is_limited=True)
    first = table.speaker.atom(table.match.asked[Seat(0)].options[0])
    shown = typed(table, "why 1", "why 99")
    assert f'You can choose "{first}": it is one of the answers.' in shown
    assert "There is no number 99 here" in shown


def test_why_explains_what_is_no_answer_in_any_question(tmp_path: Path) -> None:
    """In a vote you choose nobody: `why` still says what a word means, and how to ask."""
    table = at_question(tmp_path, "vote")
    friend = table.names[1]
    shown = " ".join(typed(table, "why", "why Junia", "why nominate", f"why {friend}").split())
    assert shown.count(f'such as "why {friend}"') == 2
    assert 'Nothing in this game is called "Junia".' in shown
    assert "Rule SE-3.3: The Supreme Chancellor nominates a Vice Chair" in shown
    assert "The only answers here are yes and no. (SE-3.5)" in shown


def test_why_alone_names_somebody_who_cannot_be_chosen(tmp_path: Path) -> None:
    """Rather than a player among the answers."""
    table = at_question(tmp_path, "nominate", is_limited=True)
    assert f'"why {limited_name(table)}"' in " ".join(typed(table, "why").split("> why")[1].split())


def at_question(path: Path, kind: str, is_limited: bool = False) -> Table:
    """A table where Anna has this question, found by playing on from many seeds."""
    for seed in range(60):
        table = opened(path, "sith-imperative", "Anna", seed, players=7)
        random = Random(seed)
        while (seat := table.next_person()) is not None:
            question = table.match.asked[seat]
            if question.kind == kind and not (is_limited and not limited_name(table)):
                return table
            table.match.answer(seat, question.any_answer(random))
    raise AssertionError(f"no {kind} was ever asked")


def limited_name(table: Table) -> str:
    """The name of another player who can't be nominated, or nothing."""
    seats = table.match.game.view(table.match.state, Seat(0)).seats
    names = [table.names[each.seat] for each in seats if "term_limited" in each.marks]
    return next((name for name in names if name != "Anna"), "")


# Commands


def test_commands_show_and_change_nothing(tmp_path: Path) -> None:
    """table, rules, notes, history, help: each shows its own, and the question stays open."""
    table = opened(tmp_path, "sith-imperative", "Anna")
    table.next_person()
    before = table.match.log
    shown = typed(table, "table", "look", "rules", "notes", "history", "log", "help", "?", "why")
    assert shown.count("-- Election --") == 3
    assert "You have no notes yet." in shown
    assert shown.count("Everything you have seen happen:") == 2
    assert shown.count("why NAME") == 2
    assert "You can choose any of the answers above." in shown
    assert table.match.log == before


def test_help_ends_with_what_is_asked_now(tmp_path: Path) -> None:
    """The help for the moment, the question and its answers come last, right above the cursor."""
    shown = typed(at_question(tmp_path, "nominate"), "help").split("You can type:")[1]
    commands, _, question = shown.partition("quit: save the game and stop")
    assert "why NAME" in commands
    assert "More than half of the table must vote" in question
    assert "Who do you nominate as Vice Chair?" in question
    assert "   1  " in question


@pytest.mark.parametrize(
    ("name", "people", "useless"),
    [
        ("sith-imperative", "Anna", ["card NAME"]),
        ("to-be-emperor", "Anna", ["say:"]),
        ("to-be-emperor", "Anna,Ben", ["say:", "advice:", "back:"]),
    ],
)
def test_help_lists_only_what_is_of_use_here(
    tmp_path: Path, name: str, people: str, useless: list[str]
) -> None:
    """No cards to look up, nothing to say, no advice among people: then it is not in the list."""
    words = ["card NAME", "say:", "advice:", "back:"]
    shown = typed(opened(tmp_path, name, people, players=5 if name[0] == "s" else 2), "", "help")
    listed = shown.partition("You can type:")[2]
    assert [word for word in words if f"- {word}" not in listed] == useless


def test_rules_tell_the_goal_that_all_share(tmp_path: Path) -> None:
    """In a game without roles, "rules" says what everybody plays for, and how a round goes."""
    table = opened(tmp_path, "to-be-emperor", "Anna")
    table.next_person()
    assert "paid senators with 10 Influence" in " ".join(typed(table, "rules").split())


def test_quit_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    """The word, the end of input and Ctrl-C all end with a saved game."""
    for lines in (("quit",), ()):
        table = opened(tmp_path, "sith-imperative", "Anna")
        shown = typed(table, *lines)
        assert f"palatine play --resume {table.path}" in shown
        assert b'"format": "palatine-save"' in table.path.read_bytes()


def test_the_table_hears_a_claim(tmp_path: Path) -> None:
    """A claim by its word and the beginnings of words is in the log, and on the screen."""
    table = opened(tmp_path, "sith-imperative", "Anna")
    friend = table.names[2]
    shown = typed(
        table, f"say vouch {friend[:4].lower()}", "say accuse", "say vouch nobody", "say x"
    )
    assert f"Anna vouches for {friend}." in shown
    assert "Say it like this: say accuse" in shown
    assert '"nobody" doesn\'t fit' in shown
    assert 'You can\'t say "x"' in shown
    assert [e.what for e in table.match.log if isinstance(e, Said) and e.seat == 0] == ["vouch"]


def test_a_claim_names_players_as_they_are_called(tmp_path: Path) -> None:
    """A name of two words is one name, its second word is enough, and a seat's number is none."""
    table = opened(tmp_path, "sith-imperative", "Player 1,Player 2,Player 3,Eve", "x")
    me, other = table.names[table.next_person() or 0], "Player 3"
    shown = typed(table, "", f"say accuse {other.lower()}", "say vouch 3", "say ask 0", "say ,")
    assert f"{me} accuses {other}." in shown
    assert f"{me} vouches for {other}." in shown
    assert '"0" doesn\'t fit' in shown
    assert 'You can\'t say ""' in shown


def test_a_claim_that_the_rules_forbid_says_why(tmp_path: Path) -> None:
    """A player who was never president can't say what he drew."""
    shown = typed(opened(tmp_path, "sith-imperative", "Anna"), "say", "say drew l s s")
    assert "say found" in shown
    assert "(SE-R43)" in shown


def test_who_has_seen_tiles_is_told_once_that_they_can_be_talked_about(tmp_path: Path) -> None:
    """After a session in which Anna passed tiles on, not during it, and not twice."""
    shown = typed(at_question(tmp_path, "pass_on"), "1 2", "", "1", "1", "1")
    during, _, after = shown.partition("Press Enter to confirm")
    assert "You may tell the table" not in during
    assert " ".join(after.split()).count("like this: say drew") == 1


def test_who_is_spoken_about_is_told_once_how_to_reply(tmp_path: Path) -> None:
    """A newcomer who is asked to explain would not know how; those who are not named read
    nothing."""
    table = opened(tmp_path, "besides-the-emperor", "Anna,Ben,Cleo,Dan,Eve")
    first = table.next_person()
    others = [name for name in table.names if name != table.names[first or 0]]
    asked = others[0]
    shown = typed(table, "", f"say ask {asked}", f"say suspect {asked}", *["1", ""] * 12)
    hints = [name for name, read in segments(shown) if "Somebody has spoken about you" in read]
    assert hints == [asked]


def test_commands_have_words_in_each_language(tmp_path: Path) -> None:
    """A German table answers to German words, and to the English ones too."""
    table = opened(tmp_path, "sith-imperative", "Anna", language="de")
    shown = typed(table, "hilfe", "help", "tisch", "sag", "ende")
    assert shown.count("Das kannst du tippen:") == 2
    assert "sag gezogen Loyalist Separatist Separatist" in " ".join(shown.split())
    assert "Weiter geht es mit:" in shown


# A game with every kind of question


def test_every_shape_can_be_typed(tmp_path: Path) -> None:
    """Numbers answer amounts, shares, several, orders and races."""
    kinds = set()
    for seed in range(8):
        game = saturnalia.GAME
        setup = game.setup(game.players[0])
        people = tuple(f"P{n}x" for n in range(setup.players))
        table = open_table(game, setup, seed_from(str(seed)), people, tmp_path / "s.json")
        kinds |= set(
            re.findall(r"Spread 2|Choose 1 or 2|Put all|Type a number from", played(table, seed))
        )
        assert table.match.is_over
    assert len(kinds) == 4


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_game_can_be_typed_to_its_end(game: Game, language: str, tmp_path: Path) -> None:
    """A person among bots that think little plays each of our games in each language, and no word
    is missing."""
    setup = game.setup(game.players[0], None, game.check_options)
    seed = seed_from("typed")
    path = tmp_path / "s.json"
    table = open_table(game, setup, seed, ("Anna",), path, "random", language)
    shown = played(table, 1)
    assert table.match.is_over
    assert not re.search(r"<[a-z]+-", shown)


def test_no_colour_without_a_terminal(tmp_path: Path) -> None:
    """Piped, the screen is plain text."""
    assert "\x1b" not in typed(opened(tmp_path, "sith-imperative", "Anna"), "1")
