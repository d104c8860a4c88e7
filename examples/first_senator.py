"""Train a first senator: a small network learns Sith Imperative against random players.

    pip install "palatine[agents]"
    python first_senator.py --curve first_senator.svg

In each game the network plays all seats of one side, each from its own row of numbers; the other
side plays at random. After each batch of games, the actions of won games become more likely
(proximal policy optimisation, PPO). Plain NumPy, one core.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from palatine.agents.pettingzoo import PalatineAEC

Array = NDArray[np.float32]

PLAYERS = 5
BATCH = 50
"""Games between two learning steps."""
HIDDEN = 96
RATE = 1e-3
ROUNDS, PART = 3, 512
"""How often we go through a batch, and in parts of how many decisions."""
FADE = 0.95
"""How much later results count for an action."""
CLIP = 0.2
"""How much likelier one batch may make an action."""
CURIOSITY = 0.01
"""The reward for keeping several actions likely."""
TEST = 300
"""Games in a test; nothing else uses their seeds."""
SIDES = ("loyalist", "separatist")


class Network:
    """One hidden layer; the output is a preference for each action and the expected result."""

    def __init__(self, inputs: int, actions: int, random: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Array:
            return (random.standard_normal((rows, columns)) * scale).astype(np.float32)

        self.weights = {
            "in": layer(inputs + 1, HIDDEN, (2 / inputs) ** 0.5),
            "out": layer(HIDDEN, actions + 1, 0.01),
        }
        self.means = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.squares = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.steps = 0

    def forward(self, rows: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the preferences, and the expected result."""
        hidden = np.maximum(with_one(rows) @ self.weights["in"], 0)
        out = hidden @ self.weights["out"]
        return hidden, out[:, :-1], out[:, -1]

    def learn(self, gradients: dict[str, NDArray[Any]]) -> None:
        """A step of Adam."""
        self.steps += 1
        for name, gradient in gradients.items():
            self.means[name] += 0.1 * (gradient - self.means[name])
            self.squares[name] += 0.01 * (gradient**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.99**self.steps)
            self.weights[name] -= RATE * mean / (np.sqrt(square) + 1e-8)


def with_one(rows: Array) -> Array:
    """The rows with a column of ones, for the bias."""
    return np.hstack([rows, np.ones((len(rows), 1), np.float32)])


def chances(preferences: Array, masks: Array) -> Array:
    """The probability of each action; zero for actions that are not offered."""
    allowed = np.where(masks > 0, preferences, -np.inf)
    grown = np.exp(allowed - allowed.max(axis=1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=1, keepdims=True), np.float32)


@dataclass
class Moment:
    """A decision of the network: what it saw, did and expected, and the result."""

    row: Array
    mask: Array
    place: int
    likely: float
    expected: float
    gain: float = 0.0
    """How much better than expected it turned out."""


def judge(moments: list[Moment], result: float) -> None:
    """Look back from the end: what came next counts most, and later results less and less."""
    gain, after = 0.0, result
    for moment in reversed(moments):
        gain = after - moment.expected + FADE * gain
        moment.gain, after = gain, moment.expected


class Senators:
    """Plays games: the network has one side, random play the other."""

    def __init__(self, seed: int) -> None:
        self.env = PalatineAEC("sith-imperative", PLAYERS, language=None)
        self.random = np.random.default_rng(seed)
        inputs = sum(each.size for each in self.env.fields)
        self.network = Network(inputs, len(self.env.actions), self.random)
        self.turned = [self._turned(seat) for seat in range(PLAYERS)]

    def _turned(self, seat: int) -> NDArray[np.int64]:
        """The actions with the players counted clockwise from this seat, as in its row."""
        order = np.arange(len(self.env.actions))
        order[:PLAYERS] = [(seat + place) % PLAYERS for place in range(PLAYERS)]
        return order

    def side_of(self, agent: str) -> str:
        """Which side an agent is on, from its own row."""
        row, start = self.env.observe(agent)["observation"], 0
        for each in self.env.fields:
            if each.name == "known":
                return SIDES[0] if row[start] else SIDES[1]
            start += each.size
        raise ValueError("the row does not say what one knows")

    def play(self, side: str, seed: int, batch: list[Moment] | None = None) -> float:
        """Play one game; 1 if the network's side won, else -1."""
        env = self.env
        env.reset(seed=seed)
        ours = {agent: list[Moment]() for agent in env.agents if self.side_of(agent) == side}
        for agent in env.agent_iter():
            seen, _, is_over, _, _ = env.last()
            if is_over:
                break
            if agent in ours:
                ours[agent].append(self.choose(env.seat[agent], **seen))
                env.step(int(self.turned[env.seat[agent]][ours[agent][-1].place]))
            else:
                env.step(int(self.random.choice(np.flatnonzero(seen["action_mask"]))))
        result = float(env.rewards[next(iter(ours))])
        for moments in ours.values():
            judge(moments, result)
            if batch is not None:
                batch += moments
        return result

    def choose(self, seat: int, observation: Array, action_mask: Array) -> Moment:
        """Choose an action by the network's probabilities."""
        mask = action_mask[self.turned[seat]]
        _, preferences, expected = self.network.forward(observation[None])
        likely = chances(preferences, mask[None])[0]
        place = int(np.searchsorted(likely.cumsum(), self.random.random() * likely.sum()))
        return Moment(observation, mask, place, float(likely[place]), float(expected[0]))

    def learn(self, batch: list[Moment]) -> None:
        """Go through the batch a few times, in small parts."""
        for _ in range(ROUNDS):
            order = self.random.permutation(len(batch))
            for start in range(0, len(order), PART):
                self.improve([batch[number] for number in order[start : start + PART]])

    def improve(self, part: list[Moment]) -> None:
        """Make actions that went better than expected likelier, but not by much at once (PPO)."""
        rows, masks = np.array([m.row for m in part]), np.array([m.mask for m in part])
        chosen, number = [m.place for m in part], np.arange(len(part))
        gains = np.array([m.gain for m in part], np.float32)
        hidden, preferences, expected = self.network.forward(rows)
        likely = chances(preferences, masks)
        weight = (gains - gains.mean()) / (gains.std() + 1e-6)
        ratio = likely[number, chosen] / np.array([m.likely for m in part], np.float32)
        is_enough = np.where(weight > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        weight = np.where(is_enough, 0, weight * ratio)
        towards = likely * weight[:, None]
        towards[number, chosen] -= weight
        surprise = np.log(np.maximum(likely, 1e-8))
        spread = (likely * surprise).sum(axis=1, keepdims=True)
        towards += CURIOSITY * likely * (surprise - spread)
        wrong = expected - np.array([m.expected + m.gain for m in part], np.float32)
        out = np.hstack([towards, 0.5 * wrong[:, None]]).astype(np.float32) / len(part)
        back = (out @ self.network.weights["out"].T) * (hidden > 0)
        self.network.learn({"in": with_one(rows).T @ back, "out": hidden.T @ out})

    def tested(self, side: str, games: int) -> float:
        """The share of games that the network wins with this side, on test deals."""
        return sum(self.play(side, 1_000_000 + seed) > 0 for seed in range(games)) / games


def train(senators: Senators, games: int, tests: int, test_games: int) -> list[tuple[int, ...]]:
    """Learn for this many games, with tests on the way; gives games and each side's percent won."""
    curve: list[tuple[int, ...]] = []
    batches = max(games // BATCH, 1)
    stops = {round(batches * number / tests) for number in range(tests + 1)}
    for batch in range(batches + 1):
        if batch in stops:
            won = [round(100 * senators.tested(side, test_games)) for side in SIDES]
            curve.append((batch * BATCH, *won))
            print(
                f"{batch * BATCH:7} games: {won[0]:3} % as loyalists, {won[1]:3} % as separatists"
            )
        moments: list[Moment] = []
        for number in range(BATCH):
            senators.play(SIDES[number % 2], batch * BATCH + number, moments)
        senators.learn(moments)
    return curve


def drawn(curve: list[tuple[int, ...]]) -> str:
    """The curve as a picture: a line for each side."""
    most = curve[-1][0] or 1
    lines = []
    for place, (side, colour) in enumerate(zip(SIDES, ("#2c6fbb", "#b03a2e"), strict=True), 1):
        points = " ".join(f"{40 + 520 * c[0] / most:.0f},{220 - 2 * c[place]}" for c in curve)
        lines += [
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<text x="565" y="{224 - 2 * curve[-1][place]}" fill="{colour}">{side}</text>',
        ]
    marks = [
        f'<path d="M40 {220 - 2 * p}H560" stroke="#ddd"/><text x="5" y="{224 - 2 * p}">{p} %</text>'
        for p in (0, 25, 50, 75, 100)
    ]
    foot = f'<text x="560" y="240" text-anchor="end">{most} games</text>'
    style = 'font-family="sans-serif" font-size="12"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 250" {style}>'
    return "\n".join([head, *marks, *lines, foot, "</svg>"]) + "\n"


def main() -> None:
    """Train, report progress, draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--tests", type=int, default=10, help="how often it is tested on the way")
    parser.add_argument("--test-games", type=int, default=TEST, help="games of a test, for a side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where to draw the curve (SVG)")
    args = parser.parse_args()
    curve = train(Senators(args.seed), args.games, args.tests, args.test_games)
    if args.curve:
        args.curve.write_text(drawn(curve), "utf-8")


if __name__ == "__main__":
    main()
