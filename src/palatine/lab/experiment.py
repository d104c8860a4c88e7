"""An experiment: which tables to play, with which bots, how often. Typed; read from TOML."""

import tomllib
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

import msgspec

from palatine.bots.roster import find_bot, invite, is_program
from palatine.catalog import find
from palatine.core.errors import BadSetup, unknown
from palatine.core.game import Game, Setup
from palatine.lab.cell import Cell, LineUp
from palatine.lab.errors import BadExperiment

MOST_CELLS = 2000
READY = Path(__file__).parent / "experiments"

Names = str | tuple[str, ...]


class Bots(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays: one bot on every seat, a bot for each side, or a pool that we deal to the seats.

    A table with one bot everywhere and one with a pool can be side by side.

    If there is a list of names, we try each, together with each of the others.
    """

    every: Names = ()
    one: Names = ()
    """Each of these on one seat of such a table, beside the table without it."""
    sides: dict[str, Names] = {}
    pool: tuple[str, ...] = ()


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some options together under a name."""

    name: str
    options: dict[str, str]


class Beside(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Figures from elsewhere, to show beside ours: a side's wins in per cent by table size."""

    name: str
    side: str
    percent: dict[str, float]


class Experiment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that determines the games. Two runs of equal experiments play the same games."""

    title: str
    game: str
    about: str = ""
    editions: Names = ()
    players: str | int | tuple[int, ...] = ()
    games: int = 1000
    seed: str = "1"
    rounds: int = 100
    """Rounds of thought for a decision: with a time limit, games could not be repeated."""
    options: dict[str, Names] = {}
    variants: tuple[Variant, ...] = ()
    bots: Bots = Bots()
    beside: tuple[Beside, ...] = ()
    beliefs: bool = False
    """Whether to keep what players could think, too; that takes longer than playing."""


def read_experiment(path: Path) -> Experiment:
    """An experiment from its file, checked; errors name the file."""
    try:
        plain = tomllib.loads(path.read_text("utf-8"))
        experiment = msgspec.convert(plain, Experiment)
        cells_of(experiment)
    except FileNotFoundError:
        raise BadExperiment(
            f"there is no experiment {str(path)!r}; `palatine lab list` shows the ready ones"
        ) from None
    except OSError as error:
        raise BadExperiment(f"the file {str(path)!r} can't be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadExperiment(f"{path.name} is not valid TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadExperiment(f"{path.name}: {error}") from None
    except (BadSetup, BadExperiment) as error:
        raise BadExperiment(f"{path.name}: {error.sentence}") from None
    return experiment


def find_experiment(name: str) -> Experiment:
    """A file's experiment, or the ready one of this name."""
    ready = ready_experiments()
    if name in ready:
        return read_experiment(ready[name])
    path = Path(name)
    if path.suffix != ".toml" and not path.exists():
        raise BadExperiment(unknown("ready experiment or file", name, tuple(ready)))
    return read_experiment(path)


def ready_experiments() -> dict[str, Path]:
    """The experiments that come with the house, by name."""
    return {path.stem: path for path in sorted(READY.glob("*.toml"))}


def cells_of(experiment: Experiment) -> tuple[Cell, ...]:
    """Every table with every line-up, in the order of the file; refused if one of them is
    impossible."""
    if experiment.games < 1:
        raise BadExperiment(f"games = {experiment.games}: at least one game must be played")
    if experiment.rounds < 1:
        raise BadExperiment(f"rounds = {experiment.rounds}: bots need at least one to think")
    game = find(experiment.game)[0]
    lineups = tuple(line_ups(game, experiment.bots))
    cells = tuple(
        Cell(setup, variant, lineup, experiment.rounds, experiment.beliefs)
        for setup, variant in setups_of(game, experiment)
        for lineup in lineups
    )
    if len(cells) > MOST_CELLS:
        raise BadExperiment(f"that makes {len(cells)} cells; the most is {MOST_CELLS}")
    return cells


def setups_of(game: Game, experiment: Experiment) -> Iterator[tuple[Setup, str]]:
    """Every checked setup with the name of its variant."""
    editions = listed(experiment.editions) or (find(experiment.game)[1],)
    variants = tuple(variants_of(experiment))
    for edition, (name, options) in product(editions, variants):
        for players in sizes(game, experiment.players):
            setup = game.setup(players, edition, options)
            game.start(setup)  # a game may refuse options that contradict each other
            yield setup, name


def variants_of(experiment: Experiment) -> Iterator[tuple[str, dict[str, str]]]:
    """Each variant by name with its options: those of the file, and every mix of the sweep."""
    swept = {name: listed(values) for name, values in experiment.options.items()}
    for name, values in swept.items():
        if not values:
            raise BadExperiment(f"option {name}: the list of its values is empty")
    named = experiment.variants or (Variant("", {}),)
    for variant, values in product(named, product(*swept.values())):
        mix = dict(zip(swept, values, strict=True))
        many = [f"{name}={mix[name]}" for name in swept if len(swept[name]) > 1]
        yield ", ".join(filter(None, (variant.name, *many))), mix | variant.options


def sizes(game: Game, players: str | int | tuple[int, ...]) -> tuple[int, ...]:
    """How many players: all sizes of the game, a number, a list, or words such as `5-7,9`."""
    if isinstance(players, tuple):
        return players or game.players
    try:
        return tuple(dict.fromkeys(n for part in str(players).split(",") for n in span(part)))
    except ValueError:
        raise BadExperiment(
            f"players = {players!r} can't be read; write 7, or 5-10, or 5,7,9"
        ) from None


def span(part: str) -> range:
    """`5-7` as the numbers from 5 to 7."""
    low, _, high = part.partition("-")
    return range(int(low), int(high or low) + 1)


def line_ups(game: Game, bots: Bots) -> Iterator[LineUp]:
    """Every line-up of the experiment, with its bots looked up."""
    ways = [name for name in ("every", "sides", "pool") if getattr(bots, name)]
    if len(ways) > 1 and ways != ["every", "pool"]:
        raise BadExperiment(f"[bots] has {' and '.join(ways)}; choose one of them")
    if bots.one and ways != ["every"]:
        raise BadExperiment("[bots] has `one`, which needs `every`: who takes the other seats?")
    if bots.sides:
        yield from side_by_side(game, bots.sides)
    elif bots.every or not bots.pool:
        ones = ("", *[found(game, name) for name in listed(bots.one)])
        for name, one in product(listed(bots.every) or ("",), ones):
            yield LineUp(every=found(game, name), one=one)
    if bots.pool:
        yield LineUp(pool=tuple(found(game, name) for name in bots.pool))


def side_by_side(game: Game, sides: Mapping[str, Names]) -> Iterator[LineUp]:
    """Each bot of each side against each of the other sides."""
    known = dict.fromkeys(game.study.sides.values())
    for side in sides:
        if side not in known:
            raise BadExperiment(unknown("side", side, known, f" of {game.id}"))
    missing = [side for side in known if not listed(sides.get(side, ()))]
    if missing:
        raise BadExperiment(f"[bots.sides] names no bot for {' and '.join(missing)}")
    for names in product(*[listed(sides[side]) for side in known]):
        by_side: dict[str, str] = {
            side: found(game, name) for side, name in zip(known, names, strict=True)
        }
        yield LineUp(sides=by_side)


def found(game: Game, name: str) -> str:
    """A bot's name, or the best bot's if none is named; you invite programs by path."""
    return find_bot(game, (invite(name) if is_program(name) else name) or None)[0]


def listed(names: Names) -> tuple[str, ...]:
    """One name or several, as a list."""
    return (names,) if isinstance(names, str) and names else tuple(names)
