"""A table of the rules next to a table of the kernel: the same answers, compared at every step."""

from random import Random
from typing import Any

from palatine.batch import actions
from palatine.batch.variants import ENDINGS, PHASES, Variant
from palatine.core.match import Match
from palatine.core.seats import PUBLIC
from palatine.games.senate import GAME
from palatine.games.senate.knowledge import knowledge
from palatine.games.senate.state import LOYALIST, PALPATINE, SEPARATIST
from tests.batch.lawful import Heard, Known, mask, observation, packed

Row = dict[str, int]
"""The fields of one table of the kernel."""

SWITCHES = ("tracker_reset", "reshuffle", "term_limit", "five_player_rule", "cleared_marker")
WORDS = {
    "no": actions.NO,
    "yes": actions.YES,
    "veto": actions.PROPOSE_VETO,
    "look": actions.LOOK,
}
SESSION = ("pass_on", "enact", "consent")


def setup_of(v: Variant) -> Any:
    """The rules' own setup for this variant."""
    return GAME.setup(v.players, None, {name: getattr(v, name) for name in SWITCHES})


class Beside:
    """A match, and what the kernel must say of it."""

    def __init__(self, v: Variant, match: Match) -> None:
        self.v = v
        self.match = match
        self.heard = Heard()
        self.due: list[str] = []
        self.ballots: dict[int, str] = {}
        self.told = 0
        self.listen()

    def listen(self) -> None:
        """Hear the latest news."""
        news = self.match.news_since(self.told)
        self.told += len(news)
        self.heard.hear(news, knowledge(self.match.state, PUBLIC))

    # The questions

    @property
    def phase(self) -> str:
        """The open question, or the claim that comes before it."""
        if self.match.is_over:
            return "over"
        return self.due[0] if self.due else next(iter(self.match.asked.values())).kind

    @property
    def asked(self) -> tuple[int, ...]:
        """The asked seats."""
        if self.due:
            last = self.match.state.sessions[-1]
            return (last.chancellor if self.due[0] == "say_received" else last.president,)
        waiting = tuple(self.match.asked)
        if self.phase == "vote" and self.v.is_one_by_one:
            return (next(seat for seat in waiting if seat not in self.ballots),)
        return waiting

    def mask_of(self, seat: int) -> int:
        """What this seat can do, as the kernel numbers it."""
        if seat not in self.asked:
            return 1 << actions.NO_MOVE
        if self.due:
            return SAYINGS[self.due[0]] << actions.SAY_NOTHING
        options = self.match.asked[seat].options  # type: ignore[index]
        return mask(self.action_of(seat, atom) for atom in options)

    def action_of(self, seat: int, atom: str) -> int:
        """The kernel's number for an option."""
        family, _, value = atom.partition(":")
        if family == "player":
            return (int(value) - seat) % self.v.players
        if family == "policy":
            start = actions.DISCARD_LOYALIST if self.phase == "pass_on" else actions.ENACT_LOYALIST
            return start + (value == SEPARATIST)
        if self.phase == "consent":
            return {"no": actions.REFUSE, "yes": actions.AGREE}[atom]
        return WORDS[atom]

    # The facts

    def state(self) -> Row:
        """The kernel's fields, from the rules' state."""
        t = self.match.state
        limited = t.limited or (None, None)
        deck = [t.faces[tile] for tile in t.deck]
        row = {
            "phase": PHASES.index(self.phase),
            "living": mask(t.living),
            "palpatine": mask([t.roles.index(PALPATINE)]),
            "separatists": mask(p for p, role in enumerate(t.roles) if role == SEPARATIST),
            "president": mask([t.president]),
            "rotation": mask([t.rotation]),
            "chancellor": mask([t.chancellor]),
            "limited_president": mask([limited[0]]),
            "limited_chancellor": mask([limited[1]]),
            "tracker": t.tracker,
            "loyalist": t.loyalist,
            "separatist": t.separatist,
            "deck_loyalist": deck.count(LOYALIST),
            "deck_separatist": deck.count(SEPARATIST),
        }
        if self.phase in SESSION:
            row["hand"] = [t.faces[tile] for tile in t.hand].count(LOYALIST)
        return row | self.peeked() | self.looked()

    def peeked(self) -> Row:
        """What is known of the deck's top."""
        if not self.v.is_small:
            return {}
        t = self.match.state
        left = [tile for peek in t.peeks for tile in peek.tiles if tile in t.deck]
        queue = sum(1 << place for place, tile in enumerate(left) if t.faces[tile] == LOYALIST)
        return {"queue": queue, "queued": len(left)}

    def looked(self) -> Row:
        """Who was investigated."""
        looks = self.match.state.investigations
        if self.v.looks < 2:
            return {}
        return {"first_look": mask([looks[0].target] if looks else ())}

    def observed(self, seat: int) -> int:
        """What this seat observes, from what it lawfully knows."""
        known = Known(seat, knowledge(self.match.state, seat))  # type: ignore[arg-type]
        return packed(self.v, seat, observation(self.v, self.phase, known, self.heard))

    @property
    def ending(self) -> int:
        """Why the game is over, as the kernel numbers it."""
        result = self.match.state.result
        return 0 if result is None else 1 + ENDINGS.index(result)

    # Answers

    def take(self, answer: int) -> None:
        """Take an answer from the kernel."""
        phase = self.phase
        if self.due:
            self.say(phase, answer.bit_length() - 2)
        elif phase == "vote":
            self.vote(answer)
        else:
            self.answer(self.asked[0], self.atoms_of(phase, answer))
            self.await_claims(phase, answer)
        self.listen()

    def by_chance(self, random: Random) -> list[int]:
        """Answer at random as the rules do; returns the kernel's actions, by seat."""
        given = [actions.NO_MOVE] * self.v.players
        if self.due:
            said = random.choice([at for at in range(7) if SAYINGS[self.due[0]] >> at & 1])
            given[self.asked[0]] = actions.SAY_NOTHING + said
            self.say(self.due[0], said - 5 if self.due[0] == "say_found" and said else said - 1)
        else:
            phase, seats = self.phase, self.asked
            for seat in seats:
                answer = self.match.asked[seat].any_answer(random)  # type: ignore[index]
                given[seat] = self.action_of(seat, self.told_by(answer))
                self.answer(seat, answer)
            self.await_claims(phase, 2 if given[seats[0]] == actions.AGREE else 0)
            if given[seats[0]] == actions.PROPOSE_VETO:
                self.due = []
        self.listen()
        return given

    def told_by(self, answer: Any) -> str:
        """The single atom of an answer: of two tiles passed on, the third."""
        if self.phase != "pass_on":
            return str(answer)
        left = sorted(self.hand)
        for atom in answer:
            left.remove(atom.removeprefix("policy:"))
        return f"policy:{left[0]}"

    def answer(self, seat: int, answer: Any) -> None:
        """Give the match an answer, and keep a ballot until the last is in."""
        is_vote = self.phase == "vote"
        self.match.answer(seat, answer)  # type: ignore[arg-type]
        self.ballots = {**self.ballots, seat: answer} if is_vote and self.phase == "vote" else {}

    def vote(self, answer: int) -> None:
        """All ballots, or the next one."""
        if not self.v.is_one_by_one:
            for seat in tuple(self.match.asked):
                self.match.answer(seat, "yes" if answer >> seat & 1 else "no")
            return
        self.answer(self.asked[0], "yes" if answer == 2 else "no")

    def atoms_of(self, phase: str, answer: int) -> Any:
        """The answer in the rules' words."""
        if phase == "pass_on":
            hand = sorted(self.hand)
            return [f"policy:{face}" for at, face in enumerate(hand) if not answer >> at & 1]
        if phase == "enact":
            return "veto" if answer == 4 else f"policy:{sorted(self.hand)[answer == 2]}"
        if phase == "consent":
            return "yes" if answer == 2 else "no"
        return "look" if phase == "peek" else f"player:{answer.bit_length() - 1}"

    @property
    def hand(self) -> list[str]:
        """The faces in hand."""
        t = self.match.state
        return [t.faces[tile] for tile in t.hand]

    def drawn(self, before: tuple[int, int, int]) -> list[int]:
        """The tiles looked at since then: 1 for a Loyalist one; padded to three."""
        t = self.match.state
        tiles: list[int] = []
        for was, looked_at in zip(before, self.looks_at_tiles(), strict=True):
            tiles += [tile for tiles in looked_at[was:] for tile in tiles]
        return ([int(t.faces[tile] == LOYALIST) for tile in tiles] + [0, 0, 0])[:3]

    def looks_at_tiles(self) -> tuple[list[Any], list[Any], list[Any]]:
        """All draws, peeks and tiles of chaos so far."""
        t = self.match.state
        sessions = (*t.sessions, t.session) if t.session else t.sessions
        drawn = [session.drawn for session in sessions]
        return drawn, [peek.tiles for peek in t.peeks], [(tile,) for tile in t.chaos]

    def await_claims(self, phase: str, answer: int) -> None:
        """The claims that come before the next question."""
        if not self.v.claims or self.match.is_over:
            return
        if (phase == "enact" and answer != 4) or (phase == "consent" and answer == 2):
            self.due = ["say_drew", "say_received"]
        elif phase in ("investigate", "peek"):
            self.due = ["say_found" if phase == "investigate" else "say_peeked"]

    def say(self, phase: str, said: int) -> None:
        """Make a claim, or none if `said` is -1."""
        (seat,) = self.asked
        self.due.pop(0)
        if said < 0:
            return
        what = phase.removeprefix("say_")
        if what == "found":
            target = self.match.state.investigations[-1].target
            atoms = [f"player:{target}", f"party:{(LOYALIST, SEPARATIST)[said]}"]
        else:
            size = 2 if what == "received" else 3
            faces = [LOYALIST] * said + [SEPARATIST] * (size - said)
            atoms = [f"policy:{face}" for face in faces]
        self.match.say(seat, what, atoms)  # type: ignore[arg-type]


SAYINGS = {
    "say_drew": 0b11111,
    "say_received": 0b1111,
    "say_found": 0b1100001,
    "say_peeked": 0b11111,
}
