"""One update of masked PPO: tables play on, a critic that sees the truth judges, the nets learn.

The policy's loss has four parts: PPO's own on the policy's own answers; entropy; the distance to a
magnet, an older average that it may leave only slowly; and how well the Loyalists' suspicions fit
the roles. The reward is the game: the critic says how probable it is that the Loyalists win, and a
plotter's advantage is the negative of a Loyalist's.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from palatine.batch.observation import as_features
from palatine.training.net import Layers, Nets, choose, of_action, through
from palatine.training.observation import MOST_SEATS
from palatine.training.play import ROLES, Rows, Tables, advance, drawn, look_at_all

OTHERS = MOST_SEATS - 1


class Plan(NamedTuple):
    """How to make one update; what we compile depends on it."""

    sizes: tuple[int, ...] = (5, 6, 7, 8, 9, 10)
    steps: int = 96
    epochs: int = 2
    minibatches: int = 32
    is_half: bool = True
    """Whether products are in bfloat16."""
    fade: float = 0.95
    """GAE's lambda; there is no discount."""
    clip: float = 0.2
    suspicion: float = 0.2
    critic: float = 1.0
    longest: float = 1.0
    """The largest gradient."""
    average: float = 0.99

    @property
    def dtype(self) -> Any:
        """The type of products."""
        return jnp.bfloat16 if self.is_half else jnp.float32


class Push(NamedTuple):
    """How hard each force pulls now."""

    rate: float
    entropy: float
    magnet: float
    loyalists: float = 1.0
    """How fast the Loyalists learn, compared with the plotters."""
    gain: float = 1.0
    """0 while the critic is still learning what a gain is."""


class Learner(NamedTuple):
    """Everything that an update changes."""

    nets: Nets
    first: Nets
    second: Nets
    """Adam's moments."""
    average: Layers
    taken: Array
    """Steps down the gradient."""
    tables: Tables


class Lesson(NamedTuple):
    """Rows to learn from."""

    rows: Rows
    advantage: Array
    target: Array
    magnet: Array


def beginner(nets: Nets, tables: Tables) -> Learner:
    """A learner who has learned nothing."""
    none = jax.tree.map(jnp.zeros_like, nets)
    return Learner(nets, none, none, nets.policy, jnp.zeros(()), tables)


def loyalists_win(ending: Array) -> Array:
    """1 where the Loyalists have won."""
    return (ending == 1) | (ending == 4)


def judge(critic: Layers, words: Array, truths: Array, dtype: Any) -> Array:
    """The critic's logit of the Loyalists' chance."""
    return through(critic, as_features(jnp.concatenate([words, truths], 1), dtype))[:, 0]


def roll(
    plan: Plan, tables: Tables, policies: tuple[Layers, Layers], who: Array, at: Array, seed: Array
) -> tuple[Tables, Rows]:
    """Play on for some steps: the tables, and rows (steps, tables)."""

    def body(tables: Tables, at: Array) -> tuple[Tables, Rows]:
        words = drawn(seed, at, who.shape[0])
        later, rows, _ = advance(plan.sizes, tables, policies, who, words, plan.dtype)
        return later, rows

    return lax.scan(body, tables, at + jnp.arange(plan.steps, dtype=jnp.uint32))


def advantages(value: Array, ending: Array, fade: float) -> Array:
    """The Loyalists' advantage (GAE): value (steps + 1, tables) of their chance, cut at endings."""
    won = loyalists_win(ending).astype(jnp.float32)

    def back(later: Array, row: tuple[Array, ...]) -> tuple[Array, Array]:
        now, then, over, won = row
        gain = jnp.where(over, won, then) - now + fade * jnp.where(over, 0, later)
        return gain, gain

    rows = (value[:-1], value[1:], ending != 0, won)
    return lax.scan(back, jnp.zeros_like(value[0]), rows, reverse=True)[1]


def mean(x: Array, weight: Array) -> Array:
    """The mean of the rows that count."""
    return (x * weight).sum() / jnp.maximum(weight.sum(), 1)


def scaled(own: Array, is_plotter: Array, is_ours: Array) -> Array:
    """Advantages centred and scaled separately for each side."""
    out = jnp.zeros_like(own)
    for side in (is_plotter, ~is_plotter):
        weight = (side & is_ours).astype(jnp.float32)
        middle = mean(own, weight)
        width = jnp.sqrt(mean((own - middle) ** 2, weight)) + 1e-6
        out = jnp.where(side, (own - middle) / width, out)
    return out


def prepare(
    plan: Plan, nets: Nets, magnet: Layers, tables: Tables, who: Array, rows: Rows
) -> Lesson:
    """What the rows are worth, and what the magnet would have answered."""
    last, seen = look_at_all(plan.sizes, tables, who), rows.seen

    def each(row: tuple[Array, Array, Array]) -> tuple[Array, Array]:
        value = judge(nets.critic, row[0], row[1], plan.dtype)
        log, _ = choose(magnet, row[0], row[2], plan.dtype)
        return value, jnp.maximum(log, -30).astype(jnp.float16)

    value, pull = lax.map(each, (seen.words, seen.truths, seen.legal))
    end = judge(nets.critic, last.words, last.truths, plan.dtype)
    value = jax.nn.sigmoid(jnp.concatenate([value, end[None]]))
    gain = advantages(value, rows.ending, plan.fade)
    own = scaled(jnp.where(seen.is_plotter, -gain, gain), seen.is_plotter, seen.is_ours)
    return Lesson(rows, own, value[:-1] + gain, pull)


def cross_entropy(logit: Array, target: Array) -> Array:
    """The log loss of a probability given by its logit."""
    return jax.nn.softplus(logit) - target * logit


def suspicion_loss(logits: Array, roles: Array) -> Array:
    """The log loss of the suspicions about the other seats, row by row."""
    columns = jnp.arange(OTHERS, dtype=jnp.int32)
    plots = ((roles[:, None] >> columns) & 1).astype(jnp.float32)
    others = (roles >> ROLES)[:, None] - 1
    there = (columns < others).astype(jnp.float32)
    return (cross_entropy(logits, plots) * there).sum(1) / there.sum(1)


def loss(nets: Nets, lesson: Lesson, plan: Plan, push: Push) -> tuple[Array, dict[str, Array]]:
    """The loss of some rows, and its parts."""
    rows, seen = lesson.rows, lesson.rows.seen
    log, suspicion = choose(nets.policy, seen.words, seen.legal, plan.dtype)
    ratio = jnp.exp(of_action(log, rows.action) - rows.log)
    near = jnp.clip(ratio, 1 - plan.clip, 1 + plan.clip)
    gain = jnp.minimum(ratio * lesson.advantage, near * lesson.advantage)
    probability = jnp.exp(log)
    entropy = -(probability * jnp.maximum(log, -30)).sum(1)
    distance = (probability * (jnp.maximum(log, -30) - lesson.magnet.astype(jnp.float32))).sum(1)
    is_free = (seen.legal & (seen.legal - 1)) != 0  # more than one answer
    value = judge(nets.critic, seen.words, seen.truths, plan.dtype)
    force = push.gain * gain + push.entropy * entropy - push.magnet * distance
    ours = is_free & seen.is_ours
    loyal = (ours & ~seen.is_plotter).astype(jnp.float32)
    plots = (ours & seen.is_plotter).astype(jnp.float32)
    parts = {
        "gain": mean(gain, loyal + plots),
        "entropy": mean(entropy, loyal),
        "entropy of plotters": mean(entropy, plots),
        "magnet": mean(distance, loyal + plots),
        "suspicion": mean(
            suspicion_loss(suspicion, seen.roles), (~seen.is_plotter).astype(jnp.float32)
        ),
        "critic": cross_entropy(value, lesson.target).mean(),
        "moved": mean(ratio - 1 - jnp.log(ratio), loyal + plots),
    }
    total = -push.loyalists * mean(force, loyal) - mean(force, plots)
    total += plan.suspicion * parts["suspicion"] + plan.critic * parts["critic"]
    return total, parts


def shortened(gradient: Any, longest: float) -> Any:
    """A gradient of at most this length."""
    length = jnp.sqrt(sum((x * x).sum() for x in jax.tree.leaves(gradient)))
    return jax.tree.map(lambda x: x * jnp.minimum(1, longest / (length + 1e-8)), gradient)


def adam(learner: Learner, gradient: Nets, plan: Plan, rate: Any) -> Learner:
    """One step down the gradient; each net's gradient is cut separately."""
    gradient = Nets(*[shortened(each, plan.longest) for each in gradient])
    count = learner.taken + 1
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, learner.first, gradient)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, learner.second, gradient)
    scale = rate / (1 - 0.9**count)
    root = 1 / (1 - 0.999**count)
    nets = jax.tree.map(
        lambda p, m, v: p - scale * m / (jnp.sqrt(v * root) + 1e-5), learner.nets, first, second
    )
    return learner._replace(nets=nets, first=first, second=second, taken=count)


@partial(jax.jit, static_argnums=0)
def update(
    plan: Plan,
    learner: Learner,
    other: Layers,
    magnet: Layers,
    who: Array,
    at: Array,
    seed: Array,
    push: Push,
) -> tuple[Learner, dict[str, Array]]:
    """Play, judge and learn once; `other` plays the seats that `who` does not give to us."""
    nets = learner.nets
    tables, rows = roll(plan, learner.tables, (nets.policy, other), who, at, seed)
    lesson = prepare(plan, nets, magnet, tables, who, rows)
    learner = learner._replace(tables=tables)

    def learn(learner: Learner, lesson: Lesson) -> tuple[Learner, dict[str, Array]]:
        (_, parts), gradient = jax.value_and_grad(loss, has_aux=True)(
            learner.nets, lesson, plan, push
        )
        return adam(learner, gradient, plan, push.rate), parts

    def epoch(learner: Learner, key: Array) -> tuple[Learner, dict[str, Array]]:
        order = jax.random.permutation(key, who.shape[0])

        def cut(x: Array) -> Array:
            mixed = x[:, order].reshape(x.shape[0], plan.minibatches, -1, *x.shape[2:])
            return mixed.swapaxes(0, 1).reshape(plan.minibatches, -1, *x.shape[2:])

        return lax.scan(learn, learner, jax.tree.map(cut, lesson))

    keys = jax.random.split(jax.random.fold_in(jax.random.key(seed), at), plan.epochs)
    learner, parts = lax.scan(epoch, learner, keys)
    average = jax.tree.map(
        lambda a, b: plan.average * a + (1 - plan.average) * b, learner.average, learner.nets.policy
    )
    means = {name: each[-1].mean() for name, each in parts.items()}
    return learner._replace(average=average), means | counted(rows.ending, who)


def counted(ending: Array, who: Array) -> dict[str, Array]:
    """How many games had each ending, at tables where all play by one policy."""
    alone = (who == 0) | (who == who[0])
    return {"endings": jnp.stack([((ending == each) & alone).sum() for each in range(1, 5)])}
