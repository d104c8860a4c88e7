"""The line protocol: what a driver sends, what it gets, and the page that documents both."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
import saturnalia
from examples import line_bot

from palatine.catalog import find
from palatine.core import view
from palatine.core.chance import commitment, seed_from
from palatine.core.record import read_record, verify
from palatine.line.messages import INCOMING, OUTGOING, written
from palatine.line.session import LONGEST_LINE, Session, open_session, run_line

HOUSE = Path(__file__).parent.parent
PAGE = (HOUSE / "docs" / "line-protocol.md").read_text("utf-8")
GAME, EDITION = find("sith-imperative")
SETUP = GAME.setup(5, EDITION)
SEED = seed_from("1")

Message = dict[str, Any]


def opened(**more: Any) -> Session:
    """A session of five, whose opening is already printed."""
    session = open_session(GAME, SETUP, SEED, **more)
    session.opening()
    return session


def sent(session: Session, **message: Any) -> list[Message]:
    """The replies to a message, as a driver gets them."""
    answers = session.take(json.dumps(message).encode(), 1)
    return [json.loads(written(answer)) for answer in answers]


def all_answer(session: Session, answer: str) -> list[list[Message]]:
    """Everyone who is asked gives this answer; returns what each of them gets."""
    number = session.match.number
    return [
        sent(session, type="answer", seat=seat, number=number, answer=answer)
        for seat in tuple(session.match.asked)
    ]


def nominate(session: Session) -> list[Message]:
    """The president nominates the first possible player; returns the result."""
    ((seat, question),) = session.match.asked.items()
    return sent(session, type="answer", seat=seat, number=1, answer=question.options[0])


def played_out(session: Session, random: Random) -> list[Message]:
    """Everything that is printed when all answer at random to the end."""
    heard = []
    while session.match.asked:
        number = session.match.number
        for seat, question in tuple(session.match.asked.items()):
            answer = question.any_answer(random)
            heard += sent(session, type="answer", seat=seat, number=number, answer=answer)
    return heard


def of_type(messages: list[Message], tag: str) -> list[Message]:
    """The messages of one type."""
    return [message for message in messages if message["type"] == tag]


def run(*lines: bytes, **more: Any) -> list[Message]:
    """Everything that comes out when these bytes go in."""
    stdout = io.BytesIO()
    run_line(GAME, SETUP, SEED, io.BytesIO(b"".join(lines)), stdout, **more)
    return [json.loads(line) for line in stdout.getvalue().splitlines()]


# The page


def test_the_session_on_the_page_is_what_happens() -> None:
    """The documented session is printed line by line as on the page."""
    deal = re.findall(r"```json\n(.*?)```", PAGE, re.S)[0]
    session = re.findall(r"```session\n(.*?)```", PAGE, re.S)[0].splitlines()
    stdin = io.BytesIO("\n".join(line[2:] for line in session if line[0] == ">").encode())
    stdout = io.BytesIO()
    run_line(GAME, SETUP, SEED, stdin, stdout, deal=deal.encode())
    assert stdout.getvalue().decode().splitlines() == [
        line[2:] for line in session if line[0] == "<"
    ]


def documented(part: str) -> dict[str, set[str]]:
    """The fields that a part of the page documents, by the heading above them."""
    chapter = re.split(r"^## ", PAGE, flags=re.M)
    text = next(text for text in chapter if text.startswith(part))
    found = {}
    for section in re.split(r"^### ", text, flags=re.M)[1:]:
        title, _, rest = section.partition("\n")
        table = rest.split("| shape |")[0]
        cells = re.findall(r"^\| (`[^|]*) \|", table, re.M)
        found[title.strip("`")] = set(re.findall(r"`(\w+)`", " ".join(cells)))
    return found


@pytest.mark.parametrize(
    ("part", "kinds"), [("What it takes", INCOMING), ("What it prints", OUTGOING)]
)
def test_every_message_and_field_is_documented(part: str, kinds: tuple[Any, ...]) -> None:
    """The page has each message of the code with each of its fields, and nothing else."""
    for_all = {"last"} if part == "What it prints" else set()
    code = {kind.__struct_config__.tag: set(kind.__struct_fields__) - for_all for kind in kinds}
    assert documented(part) == code
    assert all(f"| `{name}` |" in PAGE for name in for_all)


def test_every_part_of_the_view_is_documented() -> None:
    """The page has each part of a view with each of its fields, and nothing else."""
    kinds = (view.View, view.SeatView, view.Zone, view.Thing, view.Track, view.Note)
    code = {kind.__name__: set(kind.__struct_fields__) for kind in kinds}
    assert documented("The view") == code


# Opening


def test_a_match_opens_with_its_setup_and_a_commitment_to_the_seed() -> None:
    """The first line says what is played and commits Palatine to its seed, without showing it."""
    first, *rest = run()
    assert (first["type"], first["protocol"], first["players"]) == ("open", 1, 5)
    assert first["edition"] == EDITION
    assert first["options"] == dict(SETUP.options)
    assert first["commitment"] == commitment(SEED)
    assert SEED.hex() not in json.dumps([first, *rest])
    assert rest[-1]["type"] == "ask"
    assert rest[-1]["number"] == first["number"]


def test_a_deal_fixes_chance_by_meaning() -> None:
    """Roles and the first president are as the deal says."""
    roles = ["loyalist", "loyalist", "palpatine", "loyalist", "separatist"]
    deal = {"roles": roles, "first_president": ["player:4"]}
    lines = run(deal=json.dumps(deal).encode())
    dealt = [line for line in lines if line.get("event") == "role_dealt"]
    assert lines[0]["dealt"]
    assert [line["facts"]["role"] for line in dealt] == roles
    assert [line["seat"] for line in of_type(lines, "ask")] == [4]


def test_a_match_opens_at_a_position() -> None:
    """The position that `truth` prints is a position file, and a match goes on from it."""
    before = opened(omniscient=True)
    nominate(before)
    all_answer(before, "yes")
    ((seat, question),) = before.match.asked.items()
    position = json.dumps(sent(before, type="truth")[0]["position"]).encode()
    (ask,) = of_type(run(position=position), "ask")
    assert (ask["seat"], ask["kind"]) == (seat, "pass_on")
    assert [option["atom"] for option in ask["options"]] == list(question.options)


# Playing


def test_an_ask_says_what_can_be_answered() -> None:
    """Options with what they point at, how many, and a schema for the answer."""
    session = opened()
    asks = of_type(nominate(session), "ask")
    assert [ask["seat"] for ask in asks] == [0, 1, 2, 3, 4]
    assert asks[0]["options"] == [{"atom": "yes", "at": "yes"}, {"atom": "no", "at": "no"}]
    assert (asks[0]["shape"], asks[0]["least"], asks[0]["most"]) == ("pick", 1, 1)
    assert asks[0]["schema"] == {"enum": ["yes", "no"]}


def test_nobody_hears_of_a_ballot_before_all_are_in() -> None:
    """Each ballot is acknowledged; news and the next question come with the last one."""
    session = opened()
    nominate(session)
    *early, last = all_answer(session, "yes")
    assert [[message["type"] for message in batch] for batch in early] == [["accepted"]] * 4
    assert [batch[0]["waiting"] for batch in early] == [[1, 2, 3, 4], [2, 3, 4], [3, 4], [4]]
    assert [message["type"] for message in last] == ["accepted", "news", "ask"]


def test_a_ballot_can_be_changed_until_all_are_in() -> None:
    """A second answer to an open shared question replaces the first."""
    session = opened()
    nominate(session)
    sent(session, type="answer", seat=0, number=2, answer="yes")
    *_, last = all_answer(session, "no")
    (voted,) = [message for message in last if message.get("event") == "voted"]
    assert voted["facts"]["no"] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_can_be_played_by_lines(seed: int) -> None:
    """All answers are accepted, one `over` comes last with the seed, and the record verifies."""
    session = opened()
    heard = played_out(session, Random(seed))
    assert not of_type(heard, "error")
    assert [message["type"] for message in heard].index("over") == len(heard) - 1
    assert heard[-1]["seed"] == SEED.hex()
    assert heard[-1]["winners"]
    (saved,) = sent(session, type="save")
    record = read_record(json.dumps(saved["record"]).encode())
    assert len(verify(GAME, record)) == 3


def test_the_last_line_of_what_follows_is_marked() -> None:
    """Each line that is followed or refused gets one mark, at its end; so does the opening."""
    lines = [b'{"type":"view","viewer":0}\n', b"\n", b"nonsense\n", b'{"type":"save"}\n']
    for count in range(len(lines) + 1):
        printed = run(*lines[:count])
        marks = [place for place, message in enumerate(printed) if message.get("last")]
        assert len(marks) == 1 + sum(line != b"\n" for line in lines[:count])
        assert marks[-1] == len(printed) - 1
    seat = of_type(run(), "ask")[0]["seat"]
    answer = {"type": "answer", "seat": seat, "number": 1, "answer": f"player:{(seat + 1) % 5}"}
    after = run(json.dumps(answer).encode())[len(run()) :]
    assert [message.get("last", False) for message in after] == [False] * 6 + [True]
    assert (after[0]["type"], after[-1]["type"]) == ("accepted", "ask")


def test_talk_comes_back_as_news() -> None:
    """Everyone hears what a seat says, and there is no new question."""
    session = opened()
    (news,) = sent(session, type="say", seat=0, what="accuse", atoms=["player:3"])
    assert (news["type"], news["audience"], news["event"]) == ("news", "everyone", "said_accuse")
    assert news["facts"] == {"player": 0, "atoms": ["player:3"]}


def test_free_text_comes_back_as_news() -> None:
    """A seat speaks in its own words, without invisible characters; too many are refused."""
    session = opened()
    (news,) = sent(session, type="speak", seat=0, text="not\nhim\x07")
    assert (news["type"], news["audience"], news["event"]) == ("news", "everyone", "spoke")
    assert news["facts"] == {"player": 0, "text": "not him"}
    (refused,) = sent(session, type="speak", seat=0, text="x" * 201)
    assert (refused["type"], refused["code"]) == ("error", "bad-message")


# Looking


def test_a_view_is_for_one_viewer() -> None:
    """A seat sees its own role; the public screen sees none."""
    session = opened()
    (mine,) = sent(session, type="view", viewer=0)
    (everyones,) = sent(session, type="view", viewer="public")
    assert mine["view"]["viewer"] == 0
    assert mine["view"]["seats"][0]["secrets"]
    assert not any(seat["secrets"] for seat in everyones["view"]["seats"])


def test_why_tells_the_rule() -> None:
    """For what is not on offer comes the rule's reason; for the rest, that it is on offer."""
    session = opened()
    ((seat, question),) = session.match.asked.items()
    (no,) = sent(session, type="why", seat=seat, atom=f"player:{seat}")
    (yes,) = sent(session, type="why", seat=seat, atom=question.options[0])
    (odd,) = sent(session, type="why", seat=seat, atom="swordfish")
    assert (no["offered"], no["rule"]) == (False, "SE-3.3")
    assert no["sentence"].endswith("(SE-3.3)")
    assert yes["offered"]
    assert (odd["offered"], "rule" in odd) == (False, False)


def test_the_truth_is_for_the_omniscient() -> None:
    """It prints the whole state only if the match was started that way."""
    (refused,) = sent(opened(), type="truth")
    (truth,) = sent(opened(omniscient=True), type="truth")
    assert (refused["type"], refused["code"]) == ("error", "hidden-truth")
    assert sorted(truth["state"]["roles"]) == sorted(
        ["loyalist", "loyalist", "loyalist", "palpatine", "separatist"]
    )


def test_a_record_of_a_running_match_keeps_the_seed() -> None:
    """`save` in the middle shows the commitment and not the seed."""
    session = opened()
    nominate(session)
    (saved,) = sent(session, type="save")
    assert saved["record"]["commitment"] == commitment(SEED)
    assert SEED.hex() not in json.dumps(saved)


# Streams


def test_the_end_of_the_input_is_a_quit() -> None:
    """Input that stops, even within a line, ends the match; everything before it was followed."""
    lines = run(b'{"type": "view", "viewer": 0}\n\n  \n{"type": "save"}')
    assert [line["type"] for line in lines[-2:]] == ["view", "record"]


def test_nothing_is_read_after_quit() -> None:
    """Lines after `quit` are not followed."""
    assert run(b'{"type": "quit"}\n', b'{"type": "save"}\n') == run()


def test_a_line_that_is_too_long_is_refused_whole() -> None:
    """An endless line is one error, and the next line is read from its start."""
    lines = run(b"x" * (3 * LONGEST_LINE) + b"\n", b'{"type": "save"}\n')
    assert [line["type"] for line in lines[-2:]] == ["error", "record"]
    assert str(LONGEST_LINE) in lines[-2]["sentence"]


class Flushed(io.BytesIO):
    """A stream that counts how often it was flushed."""

    flushes = 0

    def flush(self) -> None:
        self.flushes += 1


def test_every_batch_is_let_go() -> None:
    """After each line, everything that follows from it has been flushed: no driver hangs."""
    stdout = Flushed()
    run_line(GAME, SETUP, SEED, io.BytesIO(b'{"type": "save"}\nwhat?\n'), stdout)
    assert stdout.flushes == 3


# The example bot


@pytest.mark.parametrize("name", ["sith-imperative", "secret-emperor"])
def test_a_bot_that_knows_nothing_of_the_house_plays_to_the_end(name: str) -> None:
    """The example bot and `palatine match`, two processes, finish a game over two streams."""
    bot, house = HOUSE / "examples" / "line_bot.py", Path(sys.executable).with_name("palatine")
    match = [str(house), "match", name, "--players", "7", "--seed", "1"]
    command = [sys.executable, str(bot), *match]
    done = subprocess.run(command, capture_output=True, timeout=60, check=True)
    assert json.loads(done.stdout)["type"] == "over"
    assert done.stderr == b""


@pytest.mark.parametrize("seed", range(10))
def test_the_bot_answers_every_shape(seed: int) -> None:
    """Picks, lists, ranks, shares and races: it refuses only late answers."""
    game = saturnalia.GAME
    session = open_session(game, game.setup(3), seed_from(str(seed)))
    printed = [json.loads(written(message)) for message in session.opening()]
    for message in printed:
        if message["type"] == "ask":
            answer = {key: message[key] for key in ("seat", "number")}
            answer["answer"] = line_bot.some_answer(message)
            printed += sent(session, type="answer", **answer)
    assert printed[-1]["type"] == "over"
    assert {error["code"] for error in of_type(printed, "error")} <= {line_bot.LATE}
