"""A chat model in a seat: its conversation only grows, and the game goes on whatever it replies."""

import itertools
import json
import re
from pathlib import Path
from typing import Any

import pytest

from palatine.arena import endpoint
from palatine.arena.errors import BadArena, NoEndpoint
from palatine.arena.file import Agent, Arena, Stop
from palatine.arena.folder import load_games, load_plan
from palatine.arena.played import Played
from palatine.arena.report import page
from palatine.arena.results import write_results
from palatine.arena.run import run
from palatine.core.log import Said, Spoke
from tests.arena.arenas import KEY, arena, called, first_option, played, served

FIGURES = ("The same deals", "Payoffs", "What each agent did", "Without a judge")
"""The parts of a report with figures."""
MODEL = Agent("model", model="stand-in", temperature=0.5, price=(1.0, 10.0), suspicion=2)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "TRIES", 1)
    monkeypatch.setenv("PALATINE_MODEL_KEY", KEY)


def guest(**changes: Any) -> Arena:
    """One model in one seat after the other among random bots."""
    return arena(MODEL, design="guest", hosts="random", stop=Stop(1), **changes)


def one_game(
    script: Any, folder: Path, monkeypatch: pytest.MonkeyPatch, **changes: Any
) -> tuple[Played, list[dict[str, Any]]]:
    """The first game with the model in it, and its endpoint's requests in that game."""
    found: list[Played] = []

    def watch(game: Played, *_: object) -> None:
        if "model" in game.seating:
            found.append(game)
            raise KeyboardInterrupt

    with served(script) as (address, requests):
        monkeypatch.setenv("PALATINE_MODEL_URL", address)
        with pytest.raises(KeyboardInterrupt):
            run(guest(**changes), folder, 1, watch)
    return found[0], requests


def own(game: Played) -> list[Any]:
    """The model's decisions."""
    seat = game.seating.index("model")
    return [each for each in game.decisions if each.seat == seat]


def test_a_model_plays_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision has the hash of what the model read, the reply, tokens and time."""
    game, requests = one_game(first_option, tmp_path / "run", monkeypatch)
    decisions = own(game)
    assert decisions
    assert not game.substitutes
    for each in decisions:
        (last,) = each.tries
        assert len(last.prompt) == 64
        assert "call-answer" in last.reply
        assert last.tokens == (100, 7)
        assert last.milliseconds > 0
    assert all(request["temperature"] == 0.5 for request in requests)


def test_what_was_read_once_never_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each request begins with all messages of the previous one, and with the same tools."""
    _, requests = one_game(first_option, tmp_path / "run", monkeypatch)
    plain = [r for r in requests if "In private" not in r["messages"][-1]["content"]]
    assert len(plain) > 3
    for before, after in itertools.pairwise(plain):
        assert after["messages"][: len(before["messages"])] == before["messages"]
        assert after["tools"] == before["tools"]


def test_a_model_reads_neutral_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No name of an agent, no word of a film in any request: seats have numbers, the theme is our
    own, and so are the ids of options, claims and roles, refusals and private questions
    included."""

    def curious(request: dict[str, Any]) -> dict[str, Any]:
        last = request["messages"][-1]
        if "In private" in last["content"]:
            return {"content": ""}
        if last["role"] == "tool":
            return first_option(request)
        wrong = called("answer", answer=["policy:separatist", "party:loyalist", "player:9"])
        asked = [called("why", atom=atom) for atom in ("policy:conspirator", "player:0", "veto")]
        claim = called("claim", what="drew", atoms=["policy:conspirator"] * 3)
        return {"tool_calls": [*asked, claim, wrong]}

    game, requests = one_game(curious, tmp_path / "run", monkeypatch)
    told = [m["content"] for r in requests for m in r["messages"] if m["role"] != "assistant"]
    read = json.dumps([told, requests[0]["tools"]])
    assert not re.findall(r"palpatine|sith|separatist|loyalist|hitler|jedi", read, re.I)
    for word in ("random", "stand-in", "<ask", "<news"):
        assert word not in read
    for word in ("Player 1", "Guardian", "policy:conspirator", "'role_tyrant': The Tyrant"):
        assert word in read
    assert not game.substitutes
    assert "policy:separatist" in json.dumps([each.answer for each in own(game)])


def test_no_key_and_no_address_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The endpoint gets the key; no file of the run has it, nor the endpoint's address."""
    _, requests = one_game(first_option, tmp_path / "run", monkeypatch)
    assert requests[0]["key"] == f"Bearer {KEY}"
    write_results(tmp_path / "run", "")
    games = [str(game) for game in load_games(tmp_path / "run")]
    files = [path.read_text("utf-8", "replace") for path in (tmp_path / "run").rglob("*.json")]
    for text in (*games, *files):
        assert KEY not in text
        assert "127.0.0.1" not in text


def test_a_refusal_has_its_rule_and_can_be_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rule's sentence comes back as the tool's result; the next answer counts."""

    def stubborn(request: dict[str, Any]) -> dict[str, Any]:
        last = request["messages"][-1]
        if last["role"] == "user":
            return {"tool_calls": [called("answer", answer=["player:9"])]}
        return first_option(request)

    game, requests = one_game(stubborn, tmp_path / "run", monkeypatch)
    assert not game.substitutes
    assert all(len(each.tries) == 2 and each.tries[0].refusal for each in own(game))
    assert any(each.tries[0].rule for each in own(game))
    results = [m for r in requests for m in r["messages"] if m["role"] == "tool"]
    assert any("Not accepted" in each["content"] for each in results)


@pytest.mark.parametrize(
    "reply",
    [
        {"content": "I vote yes!"},
        {"tool_calls": [called("answer")]},
        {"tool_calls": [called("answer", answer={"a": 1})]},
        {"tool_calls": [{"id": 1}]},
        {"tool_calls": [{"id": "x", "function": {"name": "answer", "arguments": "{"}}]},
        {"tool_calls": [called("why", atom="player:0")]},
        {"tool_calls": "nonsense"},
    ],
    ids=["words", "nothing", "an object", "no function", "no JSON", "endless why", "no list"],
)
def test_who_gives_no_answer_has_a_named_substitute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reply: dict[str, Any]
) -> None:
    """After the retries the named bot answers, each time; the game is marked."""
    game, _ = one_game(lambda request: reply, tmp_path / "run", monkeypatch, retries=1)
    assert game.substitutes == len(own(game)) > 0
    assert all(each.substitute == "random" and len(each.tries) == 2 for each in own(game))
    assert all(each.tries[-1].refusal for each in own(game))


def test_games_with_a_substitute_are_counted_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every figure comes twice, in the results and in the report, the second time without them."""
    silent: Any = lambda request: {"content": "..."}  # noqa: E731
    of = guest(retries=0)
    with served(silent) as (address, _):
        monkeypatch.setenv("PALATINE_MODEL_URL", address)
        played(of, tmp_path / "run")
    found = write_results(tmp_path / "run", "done")
    assert (found.all.games, found.clean.games) == (6, 1)
    (line,) = [each for each in found.all.lines if (each.agent, each.side) == ("model", "")]
    assert line.substitutes == line.decisions
    assert {each.agent for each in found.clean.lines} == {"random"}
    html = page(load_plan(tmp_path / "run"), found)
    parts = html.split("<section>")[1:5]
    for title, part in zip(FIGURES, parts, strict=True):
        whole, _, without = part.partition("Without the 5 games that have a substitute")
        assert title in whole
        assert "<table>" in without
        assert "<td>model" not in without


def test_models_talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record has what a model says; we notice roles told in public, and refusals."""

    def talker(request: dict[str, Any]) -> dict[str, Any]:
        answered = first_option(request)["tool_calls"]
        claim = called("claim", what="accuse", atoms=["player:0"])
        words = "I am a Guardian. I'm a Conspirator! Ich bin der Tyrann!"
        return {"tool_calls": [called("say", text=words), claim, *answered]}

    game, _ = one_game(talker, tmp_path / "run", monkeypatch, talk=True)
    seat = game.seating.index("model")
    said = [entry for entry in game.record.log if type(entry) is Spoke]
    assert said
    assert {entry.seat for entry in said} == {seat}
    assert game.record.format_version == 2
    measured = game.measured[seat]
    assert measured.speeches == measured.told_own_role == len(said)
    assert all(type(e) is not Said or e.seat == seat for e in game.record.log)


def test_without_free_text_nobody_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tool says so, and the game goes on."""

    def talker(request: dict[str, Any]) -> dict[str, Any]:
        return {"tool_calls": [called("say", text="hello"), *first_option(request)["tool_calls"]]}

    game, requests = one_game(talker, tmp_path / "run", monkeypatch)
    assert not [entry for entry in game.record.log if type(entry) is Spoke]
    assert "no free text" in json.dumps(requests[-1]["messages"])


def test_suspicion_is_asked_in_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is scored next to what the seat could know, and no conversation remembers it."""

    def suspicious(request: dict[str, Any]) -> dict[str, Any]:
        if "In private" in request["messages"][-1]["content"]:
            even = [0.5] * 5
            chances = {"party_conspirator": even, "role_tyrant": even}
            return {"tool_calls": [called("suspect", chances=chances)]}
        return first_option(request)

    game, requests = one_game(suspicious, tmp_path / "run", monkeypatch)
    measured = game.measured[game.seating.index("model")]
    assert measured.suspicions == len(game.suspicions) > 0
    assert measured.brier == pytest.approx(0.25 * measured.suspicions)
    assert measured.brier_proved > 0
    assert all("In private" not in m["content"] for r in requests for m in r["messages"][:-1])


def test_a_model_that_is_too_slow_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A late reply is its own fault: the decision says so, and a substitute answers."""

    def slow(*_: object) -> Any:
        raise endpoint.TooSlow("no reply within 60 s")

    monkeypatch.setattr(endpoint.Endpoint, "chat", slow)
    game, _ = one_game(first_option, tmp_path / "run", monkeypatch, retries=0)
    assert own(game)[0].tries[0].refusal == "no reply within 60 s"
    assert own(game)[0].substitute == "random"


def test_an_endpoint_that_is_gone_stops_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is to blame: nothing counts, and the run goes on when the endpoint is back."""
    with served(first_option) as (address, _):
        pass
    monkeypatch.setenv("PALATINE_MODEL_URL", address)
    with pytest.raises(NoEndpoint, match="run the same command to continue"):
        played(guest(), tmp_path / "run")
    assert all("model" not in game.seating for game in load_games(tmp_path / "run"))


def test_an_arena_without_an_address_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It names the missing variable."""
    monkeypatch.delenv("PALATINE_MODEL_URL", raising=False)
    with pytest.raises(BadArena, match="PALATINE_MODEL_URL"):
        played(guest(), tmp_path / "run")
