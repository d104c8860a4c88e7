"""Two matches that one seat can't tell apart, played through both classes of environments.

A match is played at random. Another one leads to what the seat knows at its end, or at some moment
before. Both are played from the deal on, and what the seat gets is written down at each step.
"""

from itertools import groupby
from random import Random
from typing import Any, NamedTuple

from palatine.agents.pettingzoo import PalatineAEC, PalatineParallel
from palatine.agents.playing import Playing
from palatine.agents.spelling import spelt_as
from palatine.agents.table import Turns
from palatine.core.chance import Nature
from palatine.core.conformance.noninterference import Notes, another_history, rewritten
from palatine.core.decisions import Answer
from palatine.core.errors import PalatineError
from palatine.core.game import Game, Setup
from palatine.core.log import Answered
from palatine.core.match import Match
from palatine.core.seats import Seat
from tests.agents.table import asked_in, new_match

Answers = dict[tuple[int, Seat], Answer]
"""By the number of the question and the seat, in the order in which they came."""
Env = PalatineAEC | PalatineParallel


class History(NamedTuple):
    """A match from its deal to some moment."""

    setup: Setup
    nature: Nature
    answers: Answers


# Another history


def pair(
    game: Game, setup: Setup, seat: Seat, random: Random, share: float
) -> tuple[History, History] | None:
    """A random match up to the first scene after this share of it, and another history.

    With a share of 1 it goes to the end; None if that shows lawfully which one it was.
    """
    match, key = new_match(game, setup, str(random.random())), random.random()
    given = [*asked_in(match.clone(), Random(key))]
    for count, (who, answer) in enumerate(given):
        if match.is_at_start:
            scene, begun = match.clone(), count
            if count >= share * len(given):
                break
        match.answer(who, answer)
    if match.is_over and match.is_at_start:
        scene, begun = match, len(given)
    assert game.script is not None
    script = game.script(game.worlds(scene.position(), seat, random))
    natures = match.nature_from_log(), another_history(script)[0]
    notes = Notes(game, seat), Notes(game, seat)
    one, other = (
        Match(note.game, setup, nature.copy()) for note, nature in zip(notes, natures, strict=True)
    )
    found: tuple[Answers, Answers] = {}, {}
    hidden = another_history(script)[1]
    for count, (who, answer) in enumerate(given if share == 1 else given[:begun]):
        if count == begun:
            hidden = {}
        elsewhere = rewritten(Answered(who, answer), one, hidden)
        assert isinstance(elsewhere, Answered)
        found[0][one.number, who], found[1][other.number, who] = answer, elsewhere.answer
        one.answer(who, answer)
        try:
            other.answer(who, elsewhere.answer)
        except PalatineError:
            if count < begun:
                raise
            return None
    if notes[0].until(one) != notes[1].until(other):
        return None
    left, right = (History(setup, *each) for each in zip(natures, found, strict=True))
    return left, right


# What a seat gets


def told_apart(kind: type[Env], game: Game, twins: tuple[History, History], seat: Seat) -> bool:
    """Whether the seat gets something else at the other table, at whatever step.

    In AEC nobody sees how many steps another seat's answer takes. In Parallel everybody does.
    """
    through = through_aec if kind is PalatineAEC else through_parallel
    left, right = (through(game, one, seat) for one in twins)
    if kind is PalatineAEC:
        left, right = ([each for each, _ in groupby(steps)] for steps in (left, right))
    return left != right


class AsTold(Turns):
    """In a race, whoever was first is first again."""

    def __init__(self, answers: Answers) -> None:
        super().__init__(Random(1))
        self.answers = answers

    def all(self, match: Match) -> list[Seat]:
        """Everyone who has to move, in the order of the history."""
        if match.how != "race":
            return super().all(match)
        first = [seat for number, seat in self.answers if number == match.number]
        return [seat for seat in dict.fromkeys([*first, *match.waiting]) if seat in match.waiting]


def opened(kind: Any, game: Game, history: History) -> Any:
    """An environment in which this match will be dealt."""
    setup = history.setup
    env = kind(game, setup.players, setup.options, language=None)
    assert env.setup == setup
    env._deals.deal = lambda seed: Playing(Match(game, setup, history.nature.copy()))
    return env


def actions_for(env: Env, history: History, seat: Seat) -> list[int]:
    """The actions of this seat's answer to the open question; none if the history has none."""
    question, key = env.playing.question(seat), (env.playing.match.number, seat)
    if question is None or key not in history.answers:
        return []
    return [env.actions.place[atom] for atom in spelt_as(question, history.answers[key])]


def through_aec(game: Game, history: History, seat: Seat) -> list[bytes]:
    """What the seat's agent gets, step by step, to the last reward."""
    env, heard = opened(PalatineAEC, game, history), list[bytes]()
    env.reset()
    env._turns = AsTold(history.answers)
    agent = env.possible_agents[seat]
    heard.append(seen_by(env, agent))
    while not env.playing.match.is_over:
        actions = actions_for(env, history, env.seat[env.agent_selection])
        if not actions:
            return heard
        for action in actions:
            env.step(action)
            heard.append(seen_by(env, agent))
    while agent in env.agents:
        heard.append(seen_by(env, agent))
        env.step(None)
    return heard


def seen_by(env: PalatineAEC, agent: str) -> bytes:
    """All that an environment has for an agent, whoever's turn it is."""
    parts = (
        row(env.observe(agent)),
        env.infos[agent],
        (env.rewards[agent], env._cumulative_rewards[agent]),
        (env.terminations[agent], env.truncations[agent]),
        (env.agent_selection, env.agents),
    )
    last = env.last() if env.agent_selection == agent else None
    return repr((parts, last and (row(last[0]), last[1:]))).encode()


def row(seen: Any) -> tuple[bytes, bytes]:
    """A row and its mask as bytes."""
    return seen["observation"].tobytes(), seen["action_mask"].tobytes()


def through_parallel(game: Game, history: History, seat: Seat) -> list[bytes]:
    """What the seat's agent gets with each step, to the last reward."""
    env, heard = opened(PalatineParallel, game, history), list[bytes]()
    agent = f"player_{seat}"
    seen, infos = env.reset()
    env._turns = AsTold(history.answers)
    heard.append(repr((row(seen[agent]), infos[agent], env.agents)).encode())
    number, left = -1, dict[Seat, list[int]]()
    while env.agents:
        match = env.playing.match
        if match.number != number:
            number = match.number
            left = {who: actions_for(env, history, who) for who in match.waiting}
            if not any(left.values()):
                return heard
        chosen = {each: one_of(env, env.seat[each], left) for each in env.agents}
        seen, *rest = env.step(chosen)
        got = row(seen[agent]), [each[agent] for each in rest], env.agents
        heard.append(repr(got).encode())
    return heard


def one_of(env: PalatineParallel, seat: Seat, left: dict[Seat, list[int]]) -> int:
    """The next atom of a seat; of one that was too late in a race, whatever it can do."""
    if env.playing.question(seat) is None:
        return env.actions.no_move
    return left[seat].pop(0) if left[seat] else int(env.playing.mask(seat).argmax())
