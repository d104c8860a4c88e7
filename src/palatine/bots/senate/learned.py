"""A senator that has learned by self-play: a small network chooses each answer and each claim."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from palatine.batch.actions import (
    ACTIONS,
    AGREE,
    DISCARD_LOYALIST,
    ENACT_LOYALIST,
    ENACT_SEPARATIST,
    PROPOSE_VETO,
    SAY_LOYALIST,
    SAY_NONE,
    YES,
)
from palatine.bots.bot import Claim, Suspicions
from palatine.bots.newcomer import Newcomer
from palatine.bots.senate.assignments import LOYALIST
from palatine.bots.senate.curves import suspicions
from palatine.bots.senate.history import ROLE_DEALT
from palatine.bots.senate.levels import HARD
from palatine.bots.senate.mind import Mind, player
from palatine.bots.senate.onlooker import Onlooker
from palatine.bots.senate.remarks import remarks
from palatine.bots.senate.senator import KINDS
from palatine.bots.senate.talk import claims, faces
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.errors import BadSetup
from palatine.core.game import Game, Setup
from palatine.core.seats import Seat
from palatine.core.stream import AskOut, Packet
from palatine.training.observation import observe, played, sensible
from palatine.training.weights import Weights, infer, read

LOYALIST_TILE, SEPARATIST_TILE = "policy:loyalist", "policy:separatist"
ENACTED: Final = {
    ENACT_LOYALIST: LOYALIST_TILE,
    ENACT_SEPARATIST: SEPARATIST_TILE,
    PROPOSE_VETO: "veto",
}
PARTIES: Final = ("party:loyalist", "party:separatist")
Outputs = NDArray[np.float32]


@lru_cache
def policy_of(path: Path) -> Weights:
    """The policy in a file; read once."""
    return read(path)


class LearnedBot:
    """A senator who plays by a policy.

    With its policy stands, besides what it was trained for: `salt`, how far its suspicions are to
    be trusted, by size; and `plots`, at which sizes it plays plotters, too. At the others plotters
    play by the rules of `hard`.
    """

    def __init__(self, path: Path, game: Game, seat: Seat, random: Random) -> None:
        self.policy, self.seat, self.random = policy_of(path), seat, random
        if (game.id, game.version) != (self.policy.about["game"], self.policy.about["version"]):
            raise BadSetup(f"{path.name} plays {self.policy.about['game']}, not {game.id}")
        self.onlooker = Onlooker(seat)
        self.mind = Mind(seat, HARD, random.getrandbits(64))
        self.mind.history = self.onlooker.history
        self.newcomer = Newcomer(ROLE_DEALT, game, seat, random)

    def join(self, setup: Setup) -> None:
        """Refuse other rules than those that the policy was trained for."""
        about = self.policy.about
        wanted = {"edition": about["edition"], **about["options"]}
        here = {"edition": setup.edition, **setup.options}
        other = [f"{name} {value}" for name, value in wanted.items() if here.get(name) != value]
        if other:
            rules = ", ".join(other)
            raise BadSetup(f"this bot was trained for {rules} only; choose another bot")

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Take in the news, and say what is due."""
        if self.newcomer.hear(packet):
            return ()
        self.onlooker.hear(packet)
        history = self.onlooker.history
        if packet.over or not packet.news or self.seat in history.executed:
            return ()
        self.mind.look(packet)
        if self.goes_by_rules:
            return claims(self.mind, packet)
        if history.is_open and self.seat in history.candidates:
            return ()
        told = (*self.of_sessions(packet), *self.of_looks(packet))
        if not told and packet.asking == "vote" and self.has_rules:
            return tuple(remarks(self.mind))
        return told

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Answer the question."""
        asked = packet.ask
        assert asked is not None
        if self.newcomer.is_needed:
            return self.newcomer.bot.decide(packet, turn)
        self.mind.look(packet)
        if self.goes_by_rules:
            return KINDS[asked.kind](self.mind, asked)
        hand = [option.atom for option in asked.options].count(LOYALIST_TILE)
        if asked.kind == "consent":
            hand = self.onlooker.passed_on(self.onlooker.history.sessions[-1])
        action = self.choose(packet, asked.kind, hand)
        if asked.kind == "pass_on":
            self.onlooker.passed[len(self.onlooker.history.sessions) - 1] = hand - (
                action == DISCARD_LOYALIST
            )
        return self.answer(asked, action, len(packet.view.seats))

    @property
    def has_rules(self) -> bool:
        """Whether plotters play by the rules of `hard` at this size.

        They then make remarks about others, as hard ones do. So Loyalists make them too, or a
        remark would give a plotter away.
        """
        sizes = self.policy.about.get("plots")
        return sizes is not None and self.mind.players not in sizes

    @property
    def goes_by_rules(self) -> bool:
        """Whether this is a plotter at a size at which the policy is none."""
        return self.has_rules and self.onlooker.history.role != LOYALIST

    def outputs(self, packet: Packet, phase: str, hand: int = 0) -> tuple[Outputs, int]:
        """What the network says at this question, and which actions are legal, as bits."""
        v = played(len(packet.view.seats))
        table = self.onlooker.table(packet, phase, hand)
        seat = np.int32(1 << self.seat)
        bits = np.unpackbits(observe(v, table, seat).view(np.uint8), bitorder="little")
        outputs = infer(self.policy.layers, bits.astype(np.float32))
        return outputs, int(sensible(v, table, seat))

    def choose(self, packet: Packet, phase: str, hand: int = 0) -> int:
        """An action, drawn by the policy's probabilities."""
        outputs, legal = self.outputs(packet, phase, hand)
        actions = [action for action in range(ACTIONS) if legal >> action & 1]
        weights = np.exp(outputs[actions] - outputs[actions].max())
        return self.random.choices(actions, weights.tolist())[0]

    def suspect(self, roles: Sequence[str], packet: Packet, turn: Turn) -> Suspicions | None:
        """What a careful reader in its seat thinks: the network knows its own kind alone."""
        if self.newcomer.is_needed:
            return None
        self.mind.look(packet)
        return suspicions(self.mind.reader(), roles)

    def suspicions(self, packet: Packet) -> dict[Seat, float]:
        """How probable the network itself finds it that each other seat plots.

        What it learned among its own kind is taken with as much salt as other tables have shown.
        Even so a careful reader knows more at tables of others, so this is for measuring alone.
        """
        players = len(packet.view.seats)
        salt, shift = self.policy.about.get("salt", {}).get(str(players), (1.0, 0.0))
        logits = self.doubts(packet)
        chances = 1 / (1 + np.exp(-(salt * logits + shift)))
        others = [Seat((self.seat + 1 + at) % players) for at in range(players - 1)]
        return dict(zip(others, chances.tolist(), strict=True))

    def doubts(self, packet: Packet) -> Outputs:
        """What the network says of each other seat, the next one first."""
        outputs, _ = self.outputs(packet, packet.asking)
        return outputs[ACTIONS : ACTIONS + len(packet.view.seats) - 1]

    def answer(self, asked: AskOut, action: int, players: int) -> Answer:
        """The answer that an action stands for."""
        match asked.kind:
            case "vote" | "consent":
                return "yes" if action in (YES, AGREE) else "no"
            case "pass_on":
                tiles = sorted(option.atom for option in asked.options)  # Loyalist ones first
                tiles.pop(0 if action == DISCARD_LOYALIST else -1)
                return tuple(tiles)
            case "enact":
                return ENACTED[action]
            case "peek":
                return asked.options[0].atom
        return player(Seat((self.seat + action) % players))

    def of_sessions(self, packet: Packet) -> list[Claim]:
        """What this seat says of the last session, if it held it and has not spoken of it."""
        history, said = self.onlooker.history, []
        session = history.last_session()
        if session is None:
            return []
        if session.president == self.seat and session.drew is None:
            said.append(Claim("drew", faces(self.choose(packet, "say_drew") - SAY_NONE, 3)))
        if session.chancellor == self.seat and session.received is None:
            told = self.choose(packet, "say_received") - SAY_NONE
            said.append(Claim("received", faces(told, 2)))
        return said

    def of_looks(self, packet: Packet) -> list[Claim]:
        """What this seat says of what it has found or peeked at, once each."""
        history, said = self.onlooker.history, []
        for target in history.seen:
            if (self.seat, target) not in history.findings:
                found = PARTIES[self.choose(packet, "say_found") - SAY_LOYALIST]
                said.append(Claim("found", (player(target), found)))
        for peek in history.peeks:
            if peek.president == self.seat and peek.claimed is None and peek.saw is not None:
                told = self.choose(packet, "say_peeked") - SAY_NONE
                said.append(Claim("peeked", faces(told, 3)))
        return said
