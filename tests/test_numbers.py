"""Numbers in sentences are those of the rules, of the cards and of the code, in every language:
in messages, cards, the page at a glance, lessons, and the words of the house.

Digits and number words count, from three on: a two is as often grammar as a number, and only
counts in what is explained by a rule. Values that a message takes from the data as placeables need
no test.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from palatine.catalog import games
from palatine.core.conformance.glance import PICTURES
from palatine.core.conformance.rule_pages import numbers
from palatine.core.conformance.word_files import Texts, entries, name_of, spoken
from palatine.core.game import Game
from palatine.core.lessons.lesson import Lesson, lessons_of
from palatine.core.lessons.walk import walk
from palatine.core.match import Match
from palatine.core.rulebook import cited, rules_of
from palatine.core.seats import Seat
from palatine.core.stream import packet
from palatine.core.words import Speaker
from palatine.games.besides_the_emperor.study import EMPEROR_WINS
from palatine.games.seize_the_imperium import decks
from palatine.games.seize_the_imperium import names as seize
from palatine.games.seize_the_imperium.rules import conquest, duel, exchange, turns
from palatine.games.seize_the_imperium.rules.order_of_play import PHASES as TURN_PHASES
from palatine.games.senate import state as senate
from palatine.games.senate.rules.election import FIVE
from palatine.games.senate.study import LOYALISTS_WIN
from palatine.games.to_be_emperor import state as emperor
from palatine.server import shelf
from palatine.server.live.director import MORE_TIME
from palatine.server.room import records, shares
from palatine.server.table import codes, names
from tests.rule_numbers import (
    ALL_ADJACENT,
    DECK_SIZE,
    PEOPLE,
    ROUND_PHASES,
    SLOTS,
    SMALL,
    STANDARD,
    STARTING_WORLDS,
    STEPS,
    TILES,
    step_of,
    victory,
)

Numbers = set[int]

ROOT = Path(__file__).parent.parent
FOLDERS = ("web/src/words", "src/palatine/core/words", "src/palatine/server/pages/words")
"""Where the words of the house are: the client's, the terminal's, the server's."""

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)

NUMBERED = re.compile(r"[-_](\d+)$")
"""A message about one of several has its number in its id: `setting-round_limit-15`."""

PHASES = len(TURN_PHASES)
LARGE = {n for n in games()["seize-the-imperium"].players if n >= seize.LARGE_TABLE}
WON = {senate.LOYALIST_GOAL, senate.SEPARATIST_GOAL}

SAYS: Mapping[str, Mapping[str, Numbers]] = {
    "senate": {
        "game-about": PEOPLE["senate"],
        "edition-.*-win|news-game_won": WON,
        "glance-end": WON | {senate.DANGER},
        "setting-five_player_rule-.*": {FIVE},
        "role-loyalist-goal|over-loyalist_policies": {senate.LOYALIST_GOAL},
        "over-separatist_policies": {senate.SEPARATIST_GOAL},
        "role-(separatist|palpatine)-goal": {
            senate.SEPARATIST_GOAL,
            senate.DANGER,
            senate.SMALL_TABLE,
            min(PEOPLE["senate"]),
        },
        "(more|guide)-nominate": {senate.DANGER},
        "(more|guide)-vote|news-tracker_advanced|news-chaos": {senate.PATIENCE},
        "more-enact|why-veto_too_early": {senate.VETO_FROM},
        "setting-reshuffle-eager|guide-pass_on|glance-draw|why-pass_two": {TILES},
        "(ask|help|option|guide)-peek.*|news-peeked|news-power_granted": {TILES},
    },
    "besides-the-emperor": {
        "game-about": PEOPLE["besides-the-emperor"] | {SLOTS},
        "glance-goal|.*identity-about|.*-investigate|guide-(about|act)": {SLOTS},
    },
    "to-be-emperor": {
        "game-about": PEOPLE["to-be-emperor"] | {emperor.GOAL},
        "game-goal": {emperor.TOKENS, emperor.GOAL},
        "edition-to-be-emperor-(line|win)|glance-end|counsel-senator": {emperor.GOAL},
        "setting-round_limit(-off)?": {emperor.GOAL},
        "glance-bid": {emperor.TOKENS},
        "setting-cards-standard": {len(STANDARD.senators), len(STANDARD.asset_deck)},
        "setting-cards-small": {len(SMALL.senators), len(SMALL.asset_deck)},
    },
    "seize-the-imperium": {
        "game-about": PEOPLE["seize-the-imperium"] | DECK_SIZE,
        "game-goal": {victory(2), PHASES},
        "edition-seize-the-imperium-win": {victory(2)},
        "glance-end|setting-game-standard": {victory(min(LARGE)), *LARGE, victory(2)},
        "setting-game-basic": {victory(2, game="basic")},
        "setting-game-extended": {victory(2, game="extended")},
        "setting-game-duels": {duel.DUELS, *duel.POOL.values()},
        "setting-late_war-on": {turns.LATE_WAR + 1},
        "setting-two_counters-on": {conquest.MORE_COUNTERS + 1},
        "setting-accelerated-off": {decks.PURSE},
        "(help|guide)-discard": {seize.HAND_SIZE},
        "setting-accelerated-on": {STARTING_WORLDS, decks.ACCELERATED_PURSE},
        "help-further": {STARTING_WORLDS},
        "help-pool|why-down_to_pool": {seize.POOL_SIZE},
        "more-attack": ALL_ADJACENT,
        "(ask|note)-window": {step_of(exchange.Casualties), step_of(exchange.Withdraw)},
        "help-draft_(units|tactics)": {duel.DUELS},
        "help-muster": {duel.BUDGET},
    },
}
"""The numbers that messages state: the code's own, if it has a name for them."""
MORE: Mapping[str, tuple[str, ...]] = {
    "senate mark-president-about": ("SE-4.1", "SE-4.2"),
    "senate mark-candidate-about": ("SE-3.5",),
    "besides-the-emperor mark-active-about": ("BE-3.8",),
    "seize-the-imperium mark-troop-about": ("SI-7.5",),
    "besides-the-emperor glance-reference": ("BE-1.8",),
    "to-be-emperor phase-setup-about": ("TE-2.3",),
    "senate mark-role_separatist-about": ("SE-1.5",),
    "senate track-election-about": ("SE-3.7",),
    "senate counter-deck-about": ("SE-4.8",),
    "seize-the-imperium phase-victory-about": ("SI-9.6",),
}
"""Rules that an explanation mentions besides the one that it names."""
COUNTED: Mapping[str, Numbers] = {
    "to-be-emperor counter-round-about": {len(ROUND_PHASES)},
    "seize-the-imperium counter-turn-about": {PHASES},
    "seize-the-imperium counter-step-about": {STEPS},
}
"""Things to count in a rule that only lists them: the phases of a round or Turn, Steps."""
LESSONS: Mapping[str, Numbers] = {
    "to-be-emperor round": {emperor.GOAL - 2},  # "2 Influence. Eight more to go!"
}
"""What a lesson works out, and no rule and no table shows."""
HOUSE: Mapping[str, Numbers] = {
    "lost-help|join-(help|code|too-long)": {codes.LENGTH},
    "theatre-send-why": {shelf.DAYS},
    "hold-more": {int(MORE_TIME)},
    "person-guessing": {shares.ENOUGH},
    "room-records-soon": {records.MEETINGS},
    "rules-round": {PICTURES},
    "error-bad-name": {names.LONGEST},
    "fair-computed": {256},  # the names of things: SHA-256, SHAKE-128, keys 1 to 9, CC BY 3.0
    "fair-derived": {128},
    "keys-choose": {9},
    "about-emblems-by": {3},
    "counsel-tried.*": {100},
    "terminal-help-answer": {3},  # an example
}
"""The numbers in the words of the client, the server and the terminal."""


def stated(text: str, language: str) -> Numbers:
    """The numbers of a text, from three on."""
    return with_twos(text, language) - {2}


def with_twos(text: str, language: str) -> Numbers:
    """The numbers of a text, from two on."""
    return {int(number) for number in numbers(text, language)} - {0, 1}


def said(game: Game, language: str, file: str) -> dict[str, str]:
    """The messages of a file without their placeables."""
    path = game.folder / "words" / language / f"{file}.ftl"
    return sentences(path) if path.exists() else {}


def sentences(path: Path) -> dict[str, str]:
    """The messages of one file of words without their placeables."""
    told = {}
    for entry in entries(path):
        texts: Any = Texts()
        texts.visit(entry)
        told[name_of(entry)] = " ".join(texts.found)
    return told


def expected(game: Game, message: str) -> Numbers:
    """What a message states."""
    known = [data for name, data in SAYS[game.id].items() if re.fullmatch(name, message)]
    own = NUMBERED.search(message)
    return set().union(*known, {int(own[1])} if own else ()) - {0, 1, 2}


@every_game
def test_sentences_state_the_numbers_of_the_game(game: Game) -> None:
    """Each message with a number is in the table, with everything it states and no more."""
    unseen = set(SAYS[game.id])
    for language in spoken(game):
        for file in ("glance", "guide", "game", "cards"):
            for message, text in said(game, language, file).items():
                found = stated(text, language)
                if not found or message.startswith(("text-", "use-", "glance-reference")):
                    continue
                assert found == expected(game, message), f"{language} {message}: {text}"
                unseen -= {name for name in unseen if re.fullmatch(name, message)}
    assert not unseen, "no message needs this row any more"


@every_game
def test_what_is_explained_states_the_numbers_of_its_rule(game: Game) -> None:
    """The meaning of a mark or a track, and each line of the lookup, compared with the rules it
    names."""
    rules = rules_of(game)  # in English; another test keeps the languages equal
    for language in spoken(game):
        speaker = Speaker(game, language, of_cards=True, of_glance=True)
        for message, text, named in explained(speaker):
            named += MORE.get(f"{game.id} {message}", ())
            known = set(COUNTED.get(f"{game.id} {message}", ()))
            known |= set().union(*(with_twos(rules[rule], "en") for rule in named))
            assert with_twos(text, language) <= known, f"{message}: {text} {named}"


A_COUNT = re.compile(r"\|[ \d]+(?=\|)")
"""A cell with nothing but a number: `tests/test_rule_numbers.py` compares these."""


def explained(speaker: Speaker) -> Iterator[tuple[str, str, list[str]]]:
    """Messages, or lines of one, that name the rules behind them."""
    for message in speaker.messages():
        about, rule = speaker.meaning(message.removesuffix("-about"))
        if message.endswith("-about") and rule:
            yield message, about, [rule]
    if speaker.has("glance-reference"):
        for line in speaker.say("glance-reference").splitlines():
            if named := cited(line):
                yield "glance-reference", A_COUNT.sub("|", line), named


@every_game
def test_cards_state_the_numbers_that_their_file_has(game: Game) -> None:
    """What a card does, in each language, compared with all numbers of its entry and of what it
    brings."""
    cards = {card["id"]: card for card in cards_of(game.folder)}
    data = {name: set(numbers_in(card)) for name, card in cards.items()}
    for language in spoken(game):
        for message, text in said(game, language, "game").items():
            kind, _, card = message.partition("-")
            if kind in ("text", "use") and card in data:
                brings = [data[name] for name in cards if f"'{name}'" in str(cards[card])]
                known = data[card].union(*brings)
                assert stated(text, language) <= known, f"{language} {message}: {text}"


@every_game
def test_lessons_state_numbers_that_are_on_the_table(game: Game) -> None:
    """A step states what its lesson's rules say, or what the learner sees at the step or at the
    moment before or after it."""
    for name, lesson in lessons_of(game).items():
        known = LESSONS.get(f"{game.id} {name}", set()).union(*taught(game, lesson))
        moments = [(seen(match, lesson.seat), step) for match, step in walk(game, lesson)]
        for at, (_, step) in enumerate(moments):
            near = known.union(*(shown for shown, _ in moments[max(0, at - 1) : at + 2]))
            for language, text in lesson.step[step].say.items() if step is not None else ():
                assert stated(text, language) <= near, f"{name}, step {step}: {text}"


def taught(game: Game, lesson: Lesson) -> list[Numbers]:
    """The numbers of the rules that a lesson teaches."""
    return [stated(rules_of(game)[rule], "en") for rule in lesson.rules]


def seen(match: Match, seat: Seat) -> Numbers:
    """All numbers on a player's screen."""
    return set(numbers_in(msgspec.json.decode(msgspec.json.encode(packet(match, seat)))))


def test_the_words_of_the_house_state_the_numbers_of_the_code() -> None:
    """Every number in the words of the client, the server and the terminal is in the table."""
    unseen = set(HOUSE)
    for path in (each for folder in FOLDERS for each in (ROOT / folder).rglob("*.ftl")):
        for message, text in sentences(path).items():
            if found := stated(text, path.stem):
                known = {name for name in HOUSE if re.fullmatch(name, message)}
                assert found == set().union(*(HOUSE[name] for name in known)), f"{path}: {message}"
                unseen -= known
    assert not unseen, "no message needs this row any more"


def cards_of(folder: Path) -> Iterator[dict[str, Any]]:
    """Every entry of a game's card files."""
    for path in sorted(folder.glob("cards/*.toml")):
        for kind in tomllib.loads(path.read_text("utf-8")).values():
            yield from [each for each in kind if isinstance(each, dict) and "id" in each]


def numbers_in(data: Any) -> Iterator[int]:
    """All numbers in an entry, at any depth, in its texts too."""
    if isinstance(data, bool):
        return
    if isinstance(data, int):
        yield data
    elif isinstance(data, str):
        yield from map(int, re.findall(r"\d+", data))
    elif isinstance(data, dict | list):
        for part in data.values() if isinstance(data, dict) else data:
            yield from numbers_in(part)


def test_rooms_rate_by_the_shares_on_our_pages() -> None:
    """How often a side wins, in the code of the games, is what the page that it names says."""
    senate = rows("results/senate-bots")
    for edition, name in (("sith-imperative", "hard"), ("secret-emperor", "hard, Secret Emperor")):
        shares = next(row[2:] for row in senate if row[:2] == ["hard", name])
        rated = [round(100 * share) for share in LOYALISTS_WIN[edition].values()]
        assert rated == [int(share) for share in shares]
    court = rows("lab/besides-six")
    for players, rated_at in EMPEROR_WINS.items():
        printed = next(row[1] for row in court if row[0] == f"as printed · {players} players")
        assert printed.startswith(f"{100 * rated_at:.1f} [")


def test_a_summary_of_speed_has_the_figures_that_were_measured() -> None:
    """Every figure of the table on the page about speed stands on the pages of results."""
    measured = page("results/speed") + page("results/batch")
    for what, fast, compared, _ in [row for row in rows("speed") if len(row) == 4][1:]:
        for figure in re.findall(r"\d[\d.,]*\d|\d", f"{fast} {compared}".replace("_v3", "")):
            whole = rf"(?<![\d.,]){re.escape(figure)}(?!\d|[.,]\d)"
            assert re.search(whole, measured), f"{what}: {figure}"


def page(name: str) -> str:
    """A page of the docs."""
    return (ROOT / "docs" / f"{name}.md").read_text("utf-8")


def rows(name: str) -> list[list[str]]:
    """The rows of all tables of a page."""
    lines = [line for line in page(name).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
