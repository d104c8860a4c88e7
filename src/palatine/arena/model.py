"""A chat model on a seat: a conversation that only grows, and tools to answer with."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Final

import msgspec

from palatine.agents.neutral import AS_IT_IS, neutral_of
from palatine.arena.endpoint import Endpoint, TooSlow
from palatine.arena.file import Agent
from palatine.arena.played import hash_of
from palatine.arena.player import Floor, Reply, Suspected, is_row
from palatine.arena.prompt import Teller, opening
from palatine.bots.bot import Claim, Saying, Speech
from palatine.bots.turn import Turn
from palatine.core.errors import PalatineError
from palatine.core.game import Game, Setup
from palatine.core.seats import Seat
from palatine.core.stream import AskOut, Packet
from palatine.core.words import Speaker

MOST_REQUESTS: Final = 6
"""How often a model may say something or look it up before it has to answer."""
ATOMS: Final = {"type": "array", "items": {"type": "string"}}
NUMBERS: Final = {"type": "array", "items": {"type": "number"}}


def tool(name: str, about: str, **fields: Any) -> dict[str, Any]:
    """A tool in the endpoint's terms; all of its fields are required."""
    schema = {"type": "object", "properties": fields, "required": list(fields)}
    return {
        "type": "function",
        "function": {"name": name, "description": about, "parameters": schema},
    }


ANSWER: Final = {"type": "array", "items": {"type": ["string", "integer"]}}
TOOLS: Final = (
    tool("answer", "Answer the open question with the ids of options, or numbers.", answer=ANSWER),
    tool("why", "Why is this id not offered?", atom={"type": "string"}),
    tool("claim", "Claim something to everybody.", what={"type": "string"}, atoms=ATOMS),
    tool("say", "Say something to everybody in your own words.", text={"type": "string"}),
    tool(
        "suspect",
        "In private: for each player, in order of seats, how likely they have this role.",
        chances={"type": "object", "additionalProperties": NUMBERS},
    ),
)
"""The same at every question, so that what precedes the question never changes."""


class ModelPlayer:
    """A seat's conversation with a model."""

    def __init__(
        self,
        agent: Agent,
        endpoint: Endpoint,
        game: Game,
        setup: Setup,
        seat: Seat,
        speaker: Speaker,
        talk: bool,
        seconds: float,
    ) -> None:
        self.agent, self.endpoint, self.seconds = agent, endpoint, seconds
        self.players = setup.players
        is_neutral = speaker.theme == game.neutral
        self.neutral = neutral_of(game) if is_neutral else AS_IT_IS
        self.teller = Teller(speaker, seat, self.neutral)
        begun = opening(game, setup, speaker, seat, talk, self.neutral)
        self.messages: list[dict[str, Any]] = [{"role": "system", "content": begun}]
        self.asked = -1
        self.open: str | None = None
        """The call of `answer` that has no result yet."""

    def hear(self, packet: Packet) -> Sequence[Saying]:
        """Keep the news; the model speaks when asked."""
        self.teller.hear(packet)
        return ()

    def decide(self, packet: Packet, turn: Turn, floor: Floor) -> Reply:
        """Ask until it answers, or has talked long enough."""
        assert packet.ask is not None
        if packet.ask.number != self.asked:
            self.asked = packet.ask.number
            self._tell(self.teller.question(packet))
        tokens, prompt = (0, 0), ""
        replies: list[dict[str, Any]] = []
        for _ in range(MOST_REQUESTS):
            body = self._body(self.messages)
            prompt = hash_of(body)
            try:
                message, used = chosen(self.endpoint.chat(body, self.seconds))
            except TooSlow as error:
                return Reply(None, prompt, text(replies), tokens, str(error))
            tokens = (tokens[0] + used[0], tokens[1] + used[1])
            replies.append(message)
            self.messages.append(message)
            if not message.get("tool_calls"):
                return Reply(None, prompt, text(replies), tokens, "call the tool `answer`")
            found = self._called(message["tool_calls"], packet.ask, floor)
            if found is not None:
                return Reply(found, prompt, text(replies), tokens)
        return Reply(None, prompt, text(replies), tokens, "it is time to call the tool `answer`")

    def accept(self) -> None:
        """The result of its call."""
        self._close("Accepted.")

    def refuse(self, error: PalatineError) -> None:
        """Why the answer was refused: as the result of its call, or in a message of ours."""
        sentence = self._said(error)
        rule = f" [{error.rule}]" if error.rule and error.rule not in sentence else ""
        refused = f"Not accepted: {sentence}{rule} Answer again."
        if self.open is not None:
            self._close(refused)
        else:
            self._tell(refused)

    def suspect(self, roles: Mapping[str, str], packet: Packet, turn: Turn) -> Suspected | None:
        """Ask with all the news but outside the conversation, which does not remember it."""
        keys = {self.neutral.key(role): role for role in roles}
        names = "; ".join(f"{key!r}: {roles[role]}" for key, role in keys.items())
        question = (
            f"In private: how probable is it for each of the {self.players} players, in order of "
            f"seats, that they are one of these ({names})? Call `suspect` with a list of "
            f"{self.players} numbers from 0 to 1 for each of these ids."
        )
        new = copy(self.teller).question(packet)  # asked again in the conversation
        asked = [{"role": "user", "content": each} for each in (new, question)]
        body = self._body([*self.messages, *asked])
        try:
            message, tokens = chosen(self.endpoint.chat(body, self.seconds))
        except TooSlow:
            return None
        calls = message.get("tool_calls") or ()
        given = [arguments(call) for call in calls if called(call) == "suspect"]
        chances: Any = given[0].get("chances") if given else None
        if not isinstance(chances, dict):
            return None
        if not all(is_row(chances.get(key), self.players) for key in keys):
            return None
        return Suspected({role: tuple(chances[key]) for key, role in keys.items()}, tokens)

    def close(self) -> None:
        """Nothing stays open between requests."""

    def _body(self, messages: Sequence[Mapping[str, Any]]) -> bytes:
        request: dict[str, Any] = {
            "model": self.agent.model,
            "tools": TOOLS,
            "tool_choice": "required",
            "max_tokens": self.agent.most_tokens,
            **self.agent.settings,
            "messages": messages,
        }
        if self.agent.temperature is not None:
            request["temperature"] = self.agent.temperature
        return msgspec.json.encode(request)

    def _called(self, calls: Sequence[Any], ask: AskOut, floor: Floor) -> Any:
        """Do what it calls for, in order, and return the answer if there is one."""
        answer = None
        for call in calls:
            name, given = called(call), arguments(call)
            if name == "answer" and self.open is None:
                self.open = str(call.get("id"))
                answer = plain_answer(self.neutral.own(given.get("answer")), ask)
            else:
                self.messages.append(result(str(call.get("id")), self._done(name, given, floor)))
        return answer

    def _done(self, name: str, given: Mapping[str, Any], floor: Floor) -> str:
        """The result of a call other than an answer, in a sentence."""
        try:
            if name == "why":
                reason = floor.reason(self.neutral.own(str(given.get("atom"))))
                return (
                    self.teller.speaker.reason(reason) if reason is not None else "No rule says so."
                )
            if name == "say":
                floor.say(Speech(str(given.get("text", ""))))
            elif name == "claim":
                atoms = given.get("atoms")
                listed = self.neutral.own(atoms) if isinstance(atoms, list) else []
                floor.say(Claim(str(given.get("what")), tuple(map(str, listed))))
            else:
                return "This can't be called now."
        except PalatineError as error:
            return f"Not possible: {self._said(error)}"
        return "Everybody has heard it."

    def _said(self, error: PalatineError) -> str:
        """An error in the words of the model's theme."""
        if error.reason is not None:
            return self.teller.speaker.reason(error.reason)
        return self.neutral.key(error.sentence)

    def _close(self, words: str) -> None:
        if self.open is not None:
            self.messages.append(result(self.open, words))
            self.open = None

    def _tell(self, words: str) -> None:
        self.messages.append({"role": "user", "content": words})


def plain_answer(given: Any, ask: AskOut) -> Any:
    """The answer in the form of its question: a single id is not a list."""
    if ask.is_single and isinstance(given, list) and len(given) == 1:
        return given[0]
    return "" if given is None else given


def chosen(reply: Mapping[str, Any]) -> tuple[dict[str, Any], tuple[int, int]]:
    """The message of a reply, and the tokens it took; an empty message if there is none."""
    choices = reply.get("choices")
    first = choices[0] if isinstance(choices, list) and choices else {}
    message = first.get("message") if isinstance(first, dict) else None
    usage = reply.get("usage")
    used = usage if isinstance(usage, dict) else {}
    tokens = (int(used.get("prompt_tokens") or 0), int(used.get("completion_tokens") or 0))
    found = message if isinstance(message, dict) else {}
    calls = found.get("tool_calls")
    kept: dict[str, Any] = {"role": "assistant", "content": found.get("content") or ""}
    if isinstance(calls, list) and calls:
        kept["tool_calls"] = [call for call in calls if isinstance(call, dict)]
    return kept, tokens


def called(call: Mapping[str, Any]) -> str:
    """The tool that a call names."""
    function = call.get("function")
    return str(function.get("name")) if isinstance(function, dict) else ""


def arguments(call: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a call; none if we can't read them."""
    function = call.get("function")
    given = function.get("arguments") if isinstance(function, dict) else None
    try:
        found = msgspec.json.decode(given) if isinstance(given, str) else given
    except msgspec.DecodeError:
        found = None
    return found if isinstance(found, dict) else {}


def result(call: str, words: str) -> dict[str, Any]:
    """The result of a call."""
    return {"role": "tool", "tool_call_id": call, "content": words}


def text(replies: Sequence[Mapping[str, Any]]) -> str:
    """What the model replied, as we keep it."""
    return msgspec.json.encode(replies).decode()
