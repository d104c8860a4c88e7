"""Non-interference: what a viewer may not know must not change a byte that the viewer gets.

We make two tables that differ only in what the viewer can't know: another world, another hidden
answer, another deal. Then we play both with the same inputs. As long as the viewer may lawfully
know the same at both (`game.knowledge`, written from the rulebook), everything that reaches the
viewer must be the same too: news, view, decision, who we wait for, and the words of a refusal.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from palatine.core.chance import Dealt, Nature, Seeded
from palatine.core.conformance.promises import claims_of, step
from palatine.core.decisions import Answer
from palatine.core.errors import PalatineError
from palatine.core.game import Game, Scene, Script, Setup
from palatine.core.log import Answered, Entry
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.seats import PUBLIC, Seat, Viewer, viewers
from palatine.core.stream import encoded, packet

STEPS = 60
PROBING = 0.15
EARLY = 0.2
DEALS = 4
HISTORIES = 3


def find_interference(game: Game, setup: Setup, random: Random, pairs: int) -> Iterator[str]:
    """A sentence for each case in which a viewer got something that it may not know."""
    yield from compare_deals(game, setup, random, DEALS * pairs)
    for _ in range(pairs):
        match = somewhere(game, setup, random)
        for viewer in random.sample(viewers(setup.players), HISTORIES):
            yield from compare_histories(match, viewer, random)
        viewer = random.choice(viewers(setup.players))
        yield from compare_worlds(match, viewer, random)
        yield from compare_answers(match, viewer, random)


def new_match(game: Game, setup: Setup, random: Random) -> Match:
    """A match with its own chance."""
    return Match(game, setup, Seeded(random.randbytes(16)))


def somewhere(game: Game, setup: Setup, random: Random) -> Match:
    """A match in the middle of a game."""
    match = new_match(game, setup, random)
    length = play_out(match.clone(), Random(random.random()))
    for _ in range(some_moment(length, random)):
        before = match.clone()
        step(match, random)
        if match.is_over:
            return before
    return match


def some_moment(length: int, random: Random) -> int:
    """Some moment of a match, late ones more often: they have more of a past that must not show.

    Now and then it is one near the start, where some games choose in secret what they soon reveal.
    """
    if random.random() < EARLY:
        return int(length * random.random() ** 3)
    return max(random.randrange(length), random.randrange(length))


def compare_deals(game: Game, setup: Setup, random: Random, deals: int) -> Iterator[str]:
    """Viewers who may know the same after the deal must have been sent the same."""
    got: dict[tuple[Viewer, str], bytes] = {}
    for _ in range(deals):
        match = new_match(game, setup, random)
        for viewer in viewers(setup.players):
            knows = repr(game.knowledge(match.state, viewer))
            sent = encoded(packet(match, viewer))
            if got.setdefault((viewer, knows), sent) != sent:
                yield f"the deal shows in the stream of {viewer}"
                return


def compare_histories(match: Match, viewer: Viewer, random: Random) -> Iterator[str]:
    """Another history that leads to what the viewer knows now must have sent the same.

    This is the strongest check: it also finds a question that a hidden fact prevented.
    """
    game = match.game
    if game.script is None or not match.is_at_start:
        return
    nature, hidden = another_history(game.script(game.worlds(match.position(), viewer, random)))
    one, other = match.rewound(), Match(game, match.setup, nature)
    told = 0
    for entry in one.moments(match.log):
        if is_different(one, other, viewer, random, told):
            yield difference(one, other, viewer, told)
            return
        told = one.told
        if entry is None:
            return
        try:
            other.enter(rewritten(entry, one, hidden))
        except PalatineError as error:
            yield f"{viewer} could tell: in another world this can't be entered: {error.sentence}"
            return


def another_history(script: Script) -> tuple[Nature, dict[str, list[Answer]]]:
    """The chance of another history, and its hidden answers for `rewritten` to take out."""
    hidden = {kind: list(answers) for kind, answers in script.answers.items()}
    return Dealt(script.deal, Seeded(b"not needed")), hidden


def rewritten(entry: Entry, match: Match, hidden: dict[str, list[Answer]]) -> Entry:
    """The entry that belongs in the other history."""
    if type(entry) is Answered:
        kind = match.asked[entry.seat].kind
        for key in (f"{kind}:{entry.seat}", kind):
            if hidden.get(key):
                return Answered(entry.seat, hidden[key].pop(0))
    return entry


def compare_worlds(match: Match, viewer: Viewer, random: Random) -> Iterator[str]:
    """Compare with a world that has other hidden facts, from the start of this scene."""
    game, start = match.game, match.position()
    world = game.worlds(start, viewer, random)
    if game.knowledge(world, viewer) != game.knowledge(start, viewer):
        yield f"worlds() changes what {viewer} knows"
        return
    nature = Seeded(random.randbytes(16))
    notes = Notes(game, viewer), Notes(game, viewer)
    one = Match(notes[0].game, match.setup, nature.copy(), start)
    other = Match(notes[1].game, match.setup, nature.copy(), world)
    yield from lockstep(one, other, viewer, random, notes)


def compare_answers(match: Match, viewer: Viewer, random: Random) -> Iterator[str]:
    """Compare with another player's different answer to the open question."""
    others = [seat for seat in match.waiting if seat != viewer]
    if not others:
        return
    seat = random.choice(others)
    notes = Notes(match.game, viewer), Notes(match.game, viewer)
    one, other = match.clone(), match.clone()
    one.game, other.game = notes[0].game, notes[1].game
    told = match.told
    one.answer(seat, one.asked[seat].any_answer(random))
    other.answer(seat, other.asked[seat].any_answer(random))
    yield from lockstep(one, other, viewer, random, notes, told)


class Notes:
    """What a viewer could know at the start of each scene at a table.

    Scenes can follow each other without a question in between, and a later one can undo what an
    earlier one did in public. The state no longer shows it, but the viewer still knows it.
    """

    def __init__(self, game: Game, viewer: Viewer) -> None:
        """Begin with nothing; a match of `self.game` fills it."""
        self.seen: list[object] = []
        self.game = replace(game, next_scene=self.next_scene)
        self._of, self._viewer = game, viewer

    def next_scene(self, state: Any) -> Scene | None:
        """The game's next scene, after noting what is known before it."""
        self.seen.append(self._of.knowledge(state, self._viewer))
        return self._of.next_scene(state)

    def until(self, match: Match) -> list[object]:
        """What could be known since the last call, and now."""
        seen, self.seen = [*self.seen, self._of.knowledge(match.state, self._viewer)], []
        return seen


def lockstep(
    one: Match,
    other: Match,
    viewer: Viewer,
    random: Random,
    notes: tuple[Notes, Notes],
    told: int = 0,
) -> Iterator[str]:
    """Play both with the same inputs, as long as the viewer may not know the difference."""
    for _ in range(STEPS):
        if notes[0].until(one) != notes[1].until(other):
            return
        if is_different(one, other, viewer, random, told):
            yield difference(one, other, viewer, told)
            return
        if one.is_over:
            return
        step_both(one, other, random)


def step_both(one: Match, other: Match, random: Random) -> None:
    """The same seat gives the same answer; or another, where hidden facts rule it out."""
    seat = random.choice(one.waiting)
    answer = one.asked[seat].any_answer(random)
    one.answer(seat, answer)
    try:
        other.answer(seat, answer)
    except PalatineError:
        other.answer(seat, other.asked[seat].any_answer(random))


def is_different(one: Match, other: Match, viewer: Viewer, random: Random, told: int) -> bool:
    """Whether the viewer gets something else; sometimes also by trying what is not offered."""
    if shown(one, viewer, told) != shown(other, viewer, told):
        return True
    if viewer == PUBLIC or random.random() > PROBING:
        return False
    return refusals(one, viewer) != refusals(other, viewer)


def all_that_reaches(match: Match, viewer: Viewer, told: int) -> bytes:
    """All that is shown, and the refusals the viewer would get for trying what is not offered."""
    sent = shown(match, viewer, told)
    return sent if viewer == PUBLIC else sent + refusals(match, viewer)


def shown(match: Match, viewer: Viewer, told: int) -> bytes:
    """The viewer's stream, and who has to be silent: every page shows that in time to talk."""
    return encoded(packet(match, viewer, told)) + msgspec.json.encode(match.silent)


def refusals(match: Match, seat: Seat) -> bytes:
    """Every refusal that this seat could provoke: errors must not be a second channel."""
    reasons = [match.why_not(seat, atom) for atom in match.game.vocabulary]
    talk, state = match.game.talk, match.state
    noes = [talk.may_say(state, seat, what, atoms) for what, atoms in claims_of(match.game)]
    return msgspec.json.encode((reasons, noes, talk.may_speak(state, seat)))


def difference(one: Match, other: Match, viewer: Viewer, told: int) -> str:
    """The first place in which the two streams differ."""
    left, right = (all_that_reaches(match, viewer, told) for match in (one, other))
    place = next(
        (i for i, pair in enumerate(zip(left, right, strict=False)) if pair[0] != pair[1]),
        min(len(left), len(right)),
    )
    near = slice(max(0, place - 60), place + 40)
    shown = f"{left[near].decode(errors='replace')!r} or {right[near].decode(errors='replace')!r}"
    return f"{viewer} can tell two worlds apart: {shown}"
