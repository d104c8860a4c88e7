"""What to play in a fight: Reaction cards and abilities, if they change how it ends.

We try each option on the numbers: calculate the fight with it and without it, and play it if it
gains more than it costs. So no card needs its own rule of thumb.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from palatine.bots.seize_the_imperium.action import attack_step
from palatine.bots.seize_the_imperium.attacks import prize_of
from palatine.bots.seize_the_imperium.fight import Battle
from palatine.bots.seize_the_imperium.fighting import Heard, answered, current, now_of
from palatine.bots.seize_the_imperium.numbers import Shifts, battle_of, shifts_of, worth_of
from palatine.bots.seize_the_imperium.reading import Board
from palatine.core.atoms import name_of
from palatine.core.stream import AskOut
from palatine.games.seize_the_imperium.cards import CHARACTERS, EVERY, TACTICS, TacticCard
from palatine.games.seize_the_imperium.cards.ops.op import Op
from palatine.games.seize_the_imperium.cards.vocabulary import read_filter
from palatine.games.seize_the_imperium.rules.abilities import picks
from palatine.games.seize_the_imperium.rules.filters import fits
from palatine.games.seize_the_imperium.rules.table import (
    characters_of,
    is_disputed_character,
    is_unit_card,
)
from palatine.games.seize_the_imperium.state import Galaxy, Play

COUNTER = 0.3
"""What a Resource counter is worth, in Victory points."""
CARD = 0.4
"""What it is worth to keep a Reaction card, and to keep a Character undepleted."""
USE = 0.1
THINKING = ("before_exchange", "step_1", "step_2")
"""Moments when we can calculate the result: nobody has aimed yet in this Step."""


@dataclass(frozen=True)
class Deed:
    """Something to play, with the answers to everything asked about it afterwards."""

    atom: str
    ops: tuple[Op, ...]
    price: float
    host: str = ""
    picked: tuple[str, ...] = ()
    helper: str = ""


def best_deed(board: Board, heard: Heard, ask: AskOut) -> Deed | None:
    """The best gain in the open window, if anything is worth its price."""
    moment = ask.facts["moment"]
    offered = [option.atom for option in ask.options if ":" in option.atom]
    offered = [atom for atom in offered if not atom.startswith("watch:")]
    if not offered or not board.place or not is_side(board):
        return None
    t = current(board)
    if moment == "step_3":
        return rescue(board, t, offered)
    if moment not in THINKING:
        return None
    shifts = shifts_of(board, t)
    before = value(board, t, heard, shifts, str(moment))
    best: tuple[float, Deed] | None = None
    for atom in dict.fromkeys(offered):
        for deed in deeds(board, t, atom):
            gain = value(board, done(board, t, deed), heard, shifts, str(moment)) - before
            if gain > deed.price and (best is None or gain - deed.price > best[0]):
                best = (gain - deed.price, deed)
    return best[1] if best is not None else None


def is_side(board: Board) -> bool:
    """Whether the bot is in the fight."""
    here = [w for w in board.t.worlds if w.id == board.place]
    return board.attacker == board.seat or any(w.controller == board.seat for w in here)


def value(board: Board, t: Galaxy, heard: Heard, shifts: Shifts, moment: str) -> float:
    """What the fight is worth to the bot from here."""
    fight = t.conquest
    assert fight is not None
    battle = battle_of(board, t, prize_of(board, fight.world, fight.attacker), shifts)
    worth = reckoned(board, t, battle, heard, moment)
    return worth if fight.attacker == board.seat else -worth


def reckoned(board: Board, t: Galaxy, battle: Battle, heard: Heard, moment: str) -> float:
    """What it is worth to the Attacker."""
    now = now_of(board, t, battle)
    if moment == "step_2":
        return answered(battle, now, heard)[0]
    return attack_step(battle, now).value


def done(board: Board, t: Galaxy, deed: Deed) -> Galaxy:
    """The table with this in effect."""
    then = t.copy()
    face = name_of(deed.atom)
    play = Play(f"tactic:{face}#0", face, board.seat, host=deed.host, picked=deed.picked)
    for op in deed.ops:
        op.foresee(then, play)
    return then


# What it could play


def deeds(board: Board, t: Galaxy, atom: str) -> Iterator[Deed]:
    """All ways to play one card or ability whose result we can calculate."""
    face = name_of(atom)
    if atom.startswith("hand:"):
        card = TACTICS[face]
        price = CARD + COUNTER * card.least_cost
        if card.sacrifice or card.on == "own":
            return
        for helper, ops, pick in versions(board, t, card):
            for host in hosts(board, t, card.on):
                yield from aimed(board, t, Deed(atom, ops, price, host, (), helper), pick)
        return
    for ability in EVERY[face].abilities:
        if ability.kind in ("deplete", "mission"):
            host = atom if atom.startswith("unit:") else ""
            ops = tuple([op.on_host() for op in ability.ops])
            yield from aimed(board, t, Deed(atom, ops, USE, host), ability.pick)


def versions(
    board: Board, t: Galaxy, card: TacticCard
) -> Iterator[tuple[str, tuple[Op, ...], str]]:
    """A Reaction card alone, or with a Character's help."""
    yield "", card.ops, card.pick
    own = [one for one in characters_of(t, board.seat) if not one.depleted]
    for one in [each for each in own if not is_disputed_character(t, each)]:
        for used in card.activated:
            if used.by == CHARACTERS[one.face].profession:
                ops = (*card.ops, *used.ops) if used.plus else used.ops
                yield one.id, ops, used.pick or (card.pick if used.plus else "")


def hosts(board: Board, t: Galaxy, on: str) -> list[str]:
    """What a card could attach to: the fight, or one of the bot's Unit cards in it."""
    assert t.conquest is not None
    place = t.conquest.world
    if on in ("action", "world"):
        return [place]
    wanted = read_filter(on)
    own = [u for u in t.units if u.at == place and u.owner == board.seat and is_unit_card(u)]
    return [one.id for one in own if fits(t, one, wanted)]


def aimed(board: Board, t: Galaxy, deed: Deed, pick: str) -> Iterator[Deed]:
    """The same for each possible target; only those whose result we can calculate."""
    if not all(op.is_reckoned for op in deed.ops):
        return
    if not pick:
        yield deed
        return
    for one in picks(t, board.seat, deed.atom, pick, deed.ops):
        yield replace(deed, picked=(one,))


def rescue(board: Board, t: Galaxy, offered: list[str]) -> Deed | None:
    """Before casualties are removed: save the best Unit card that it can save."""
    for atom in offered:
        card: Any = EVERY[name_of(atom)]
        parts = (card, *card.activated) if atom.startswith("hand:") else card.abilities
        for each in parts:
            if not any(op.is_rescue for op in each.ops):
                continue
            wanted = getattr(each, "pick", "") or getattr(card, "on", "")
            hurt = [u for u in t.units if u.owner == board.seat and u.damage and is_unit_card(u)]
            able = [u for u in hurt if wanted and fits(t, u, read_filter(wanted))]
            if able and (not atom.startswith("hand:") or max(map(worth_of, able)) >= 1.0):
                saved = max(able, key=worth_of).id
                return Deed(atom, (), 0.0, saved, (saved,))
    return None
