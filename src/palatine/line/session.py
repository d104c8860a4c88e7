"""The line protocol: a match driven by JSON lines, for bots in any language and for tests.

A `Session` takes a line and gives the messages that answer it; `run_line` does so for the lines of
a stream. The driver sits at every seat: news says who may hear it.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, BinaryIO, Final

import msgspec

from palatine.core.chance import Dealt, Nature, Seeded, commitment
from palatine.core.deal import Deal, deal_for
from palatine.core.errors import (
    BadMessage,
    BadSetup,
    GameIsOver,
    HiddenTruth,
    NotYourDecision,
    PalatineError,
    RulesBug,
)
from palatine.core.game import Game, Setup
from palatine.core.match import Match
from palatine.core.position import position_of, read_position, state_of
from palatine.core.record import Record, record_of
from palatine.core.seats import PUBLIC, Seat, Viewer, seats
from palatine.core.state import State
from palatine.core.stream import ask_of
from palatine.core.words import Speaker
from palatine.line.messages import (
    PROTOCOL,
    Accepted,
    Ask,
    AskWhy,
    Because,
    GiveAnswer,
    Happened,
    Open,
    Outgoing,
    Over,
    Quit,
    Refused,
    Save,
    Saved,
    Say,
    Seen,
    ShowTruth,
    ShowView,
    Speak,
    Truth,
    read_line,
    written,
)

LONGEST_LINE: Final = 1 << 16


def run_line(
    game: Game,
    setup: Setup | None,
    seed: bytes,
    stdin: BinaryIO,
    stdout: BinaryIO,
    *,
    deal: bytes | None = None,
    position: bytes | None = None,
    omniscient: bool = False,
    names: Iterable[str] = (),
) -> None:
    """Play a match by lines until `quit` or the end of the input.

    `deal` and `position` are the contents of such files. With a position, you may leave the setup
    to it; if you give both, they must agree. Raises a PalatineError only before the first line.
    """
    session = open_session(game, setup, seed, deal, position, omniscient, names)
    send(stdout, session.opening())
    for place, line in enumerate(lines(stdin), 1):
        send(stdout, session.take(line, place))
        if session.has_quit:
            return


def open_session(
    game: Game,
    setup: Setup | None,
    seed: bytes,
    deal: bytes | None = None,
    position: bytes | None = None,
    omniscient: bool = False,
    names: Iterable[str] = (),
) -> "Session":
    """A session from the command line's arguments, all of them checked."""
    dealt = deal_for(game, deal) if deal is not None else None
    state = None
    if position is not None:
        found = read_position(position)
        state = state_of(game, found.setup, found.state)
        if setup is not None and setup != found.setup:
            raise BadSetup(differing(setup, found.setup))
        setup = found.setup
    if setup is None:
        raise BadSetup("neither a setup nor a position says how many players there are")
    return Session(game, setup, seed, dealt, state, omniscient, tuple(names))


def differing(asked: Setup, found: Setup) -> str:
    """A sentence about the first difference between a position's setup and the one asked for."""
    for name in asked.__struct_fields__:
        ours, its = getattr(asked, name), getattr(found, name)
        if ours != its:
            return f"the position has {name} {its!r}, but {ours!r} was asked for"
    return "the position has the setup that was asked for"


def lines(stdin: BinaryIO) -> Iterator[bytes]:
    """Line by line; of a line that is too long we keep only enough to see that it is."""
    while line := stdin.readline(LONGEST_LINE + 1):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stdin.readline(LONGEST_LINE)
        yield line


def send(stdout: BinaryIO, messages: list[Outgoing]) -> None:
    """Write the messages that answer a line, with the last one marked, and flush at once, so that
    no driver waits for a full buffer."""
    if messages:
        messages[-1] = msgspec.structs.replace(messages[-1], last=True)
    stdout.write(b"".join(map(written, messages)))
    stdout.flush()


class Session:
    """One match, what it has printed so far, and what a line does to it."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: bytes,
        deal: Deal | None = None,
        state: State | None = None,
        omniscient: bool = False,
        names: tuple[str, ...] = (),
    ) -> None:
        nature: Nature = Seeded(seed) if deal is None else Dealt(deal, Seeded(seed))
        self.match = Match(game, setup, nature, state)
        self.seed = seed
        self.is_dealt = deal is not None
        self.is_omniscient = omniscient
        self.names = names_for(game, setup, names)
        self.has_quit = False
        self._heard = 0
        self._asked = 0

    def opening(self) -> list[Outgoing]:
        """The first lines: `open`, what has happened since, and the open questions."""
        return [self._open(), *self._go_on(self.match)]

    def take(self, line: bytes, place: int = 0) -> list[Outgoing]:
        """The messages that answer a line. An error has changed nothing."""
        try:
            return self._take(line)
        except PalatineError as error:
            return [Refused(place, error.code, error.sentence, error.rule)]
        except Exception as error:  # a driver must hear of it, and still be able to save
            return [Refused(place, RulesBug.code, f"the house broke: {error!r}")]

    def record(self) -> Record:
        """The record of the match as it stands."""
        return record_of(self.match, self.names, self.seed, self.is_dealt)

    def _take(self, line: bytes) -> list[Outgoing]:
        if len(line) > LONGEST_LINE:
            raise BadMessage(f"the line is longer than {LONGEST_LINE} bytes")
        if not line.strip():
            return []
        asked = read_line(line)
        return HANDLERS[type(asked)](self, asked)

    # What changes the match does so on a copy, which takes its place once all has gone well.

    def _answer(self, given: GiveAnswer) -> list[Outgoing]:
        seat = self._seat(given.seat, NotYourDecision)
        trial = self.match.clone()
        trial.answer(seat, given.answer, given.number)
        return [Accepted(seat, given.number, trial.waiting), *self._go_on(trial)]

    def _say(self, said: Say) -> list[Outgoing]:
        seat = self._seat(said.seat, NotYourDecision)
        trial = self.match.clone()
        trial.say(seat, said.what, said.atoms)
        return self._go_on(trial)

    def _speak(self, said: Speak) -> list[Outgoing]:
        seat = self._seat(said.seat, NotYourDecision)
        trial = self.match.clone()
        trial.speak(seat, said.text)
        return self._go_on(trial)

    def _view(self, asked: ShowView) -> list[Outgoing]:
        viewer: Viewer = PUBLIC
        if asked.viewer != PUBLIC:
            viewer = self._seat(asked.viewer, BadMessage)
        return [Seen(self.match.game.view(self.match.state, viewer))]

    def _why(self, asked: AskWhy) -> list[Outgoing]:
        seat, match, atom = self._seat(asked.seat, BadMessage), self.match, asked.atom
        if match.is_over:
            raise GameIsOver("the game is over")
        question = match.asked.get(seat)
        if question is None:
            raise NotYourDecision(f"seat {seat} has no open question now")
        if atom in question.options:
            return [Because(seat, atom, True)]
        reason = match.why_not(seat, atom)
        if reason is None:
            return [Because(seat, atom, False, f"{question.kind!r} is not about {atom!r}")]
        return [Because(seat, atom, False, Speaker(match.game).reason(reason), reason.rule)]

    def _truth(self, _: ShowTruth) -> list[Outgoing]:
        if not self.is_omniscient:
            raise HiddenTruth("the whole state is shown only to a match started with --omniscient")
        return [Truth(self.match.state.to_json(), position_of(self.match))]

    def _save(self, _: Save) -> list[Outgoing]:
        return [Saved(self.record())]

    def _quit(self, _: Quit) -> list[Outgoing]:
        self.has_quit = True
        return []

    def _seat(self, seat: Any, refusal: type[PalatineError]) -> Seat:
        players = self.match.setup.players
        if seat >= players:
            raise refusal(f"there is no seat {seat} at this table; the last one is {players - 1}")
        return Seat(seat)

    def _open(self) -> Open:
        setup = self.match.setup
        return Open(
            protocol=PROTOCOL,
            game=setup.game,
            version=setup.version,
            edition=setup.edition,
            options=setup.options,
            players=setup.players,
            commitment=commitment(self.seed),
            number=self.match.number,
            dealt=self.is_dealt,
            omniscient=self.is_omniscient,
        )

    def _go_on(self, match: Match) -> list[Outgoing]:
        """Let this be the match from now on: its news, questions and decisions since the last."""
        news = match.news
        fresh = [Happened(each.audience, each.event, each.facts) for each in news[self._heard :]]
        is_new = match.number != self._asked and not match.is_over
        asks = [ask(match, seat) for seat in match.asked] if is_new else []
        end = [over(match, self.seed)] if match.is_over else []
        self.match, self._heard, self._asked = match, len(news), match.number
        return [*fresh, *asks, *end]


def ask(match: Match, seat: Seat) -> Ask:
    """A seat's question, with the schema of its answers."""
    asked = ask_of(match, seat)
    assert asked is not None
    facts = {
        name: value for name, value in msgspec.structs.asdict(asked).items() if name != "given"
    }
    return Ask(**facts, schema=match.asked[seat].schema())


def over(match: Match, seed: bytes) -> Over:
    """How the game ended, and the seed that explains its chance events."""
    outcome = match.outcome
    if outcome is None:
        raise RulesBug(f"the rules of {match.game.id} ended a game without an outcome")
    return Over(outcome.winners, outcome.side, outcome.why, seed.hex())


def names_for(game: Game, setup: Setup, names: tuple[str, ...]) -> tuple[str, ...]:
    """The players' names; the house's, if none are given."""
    if len(names) not in (0, setup.players):
        raise BadSetup(f"there are {len(names)} names for {setup.players} players")
    speaker = Speaker(game, names=names)
    return tuple([speaker.name(seat) for seat in seats(setup.players)])


HANDLERS: Final[dict[type, Callable[[Session, Any], list[Outgoing]]]] = {
    GiveAnswer: Session._answer,
    Say: Session._say,
    Speak: Session._speak,
    ShowView: Session._view,
    AskWhy: Session._why,
    ShowTruth: Session._truth,
    Save: Session._save,
    Quit: Session._quit,
}
