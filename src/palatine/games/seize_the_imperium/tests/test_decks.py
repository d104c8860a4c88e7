"""Decks: the four in the box, and players' own decks in play."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from palatine.core.chance import Seeded, seed_from
from palatine.core.deck_files import faults_of, sentence
from palatine.core.decks import Deck
from palatine.core.match import Match
from palatine.games.seize_the_imperium import GAME
from palatine.games.seize_the_imperium.cards import CHARACTERS, TACTICS, UNITS, WORLDS
from palatine.games.seize_the_imperium.decks import DECKS, PURSE, RULES, dearest_lead, start_fault

TWINS = """name = "Twins"
[assets]
{assets}
[characters]
{characters}
[worlds]
{worlds}
"""


@pytest.mark.rule("SI-1.2", "SI-R78")
@pytest.mark.parametrize("name", ["capital_attack", "drone_onslaught", "fighter_strike"])
def test_a_starter_deck_has_34_units_and_16_reactions(name: str) -> None:
    """Beside 10 Characters and 10 World cards; two of its Units are there three times."""
    deck = DECKS[name]
    assets = deck.cards("assets")
    assert len([card for card in assets if card in UNITS]) == 34
    assert len([card for card in assets if card in TACTICS]) == 16
    assert sorted(Counter(assets).values())[-3:] == [2, 3, 3]
    assert (len(deck.cards("characters")), len(deck.cards("worlds"))) == (10, 10)


@pytest.mark.rule("SI-13.9", "SI-R78")
def test_a_starter_deck_is_no_constructed_deck() -> None:
    """The box may have a card three times, but a constructed deck may not."""
    deck = Deck("Mine", DECKS["capital_attack"].parts)
    wrong = list(faults_of(deck, RULES))
    assert [each.facts["card"] for each in wrong] == [
        "imperial_guardian_fleet",
        "long_range_patrol_force",
    ]
    assert all(each.rule == "SI-13.9" for each in wrong)


@pytest.mark.rule("SI-R107")
def test_a_deck_must_have_world_cards_to_begin_with() -> None:
    """If every World card costs four and every Character three, nobody can pay for both."""
    by_cost = {
        part: sorted(cards, key=lambda card: -cards[card].cost[0])
        for part, cards in (("worlds", WORLDS), ("characters", CHARACTERS))
    }
    dear = {part: dict.fromkeys(cards[:5], 2) for part, cards in by_cost.items()}
    assets = dict.fromkeys(list(UNITS)[:25], 2)
    (found,) = faults_of(Deck("Dear", {"assets": assets, **dear}), RULES)
    fault = sentence(found, RULES)
    assert fault.startswith("0 different World cards cost 3 or less")
    assert fault.endswith("[SI-R107]")


def fewest_thrones(players: int) -> Deck:
    """A deck with as few World cards to begin with as this number of players allows."""
    characters = [card for card in CHARACTERS if CHARACTERS[card].cost[0] == 3][:5]
    cheap = [card for card in WORLDS if WORLDS[card].cost[0] <= 3][:players]
    dear = [card for card in WORLDS if WORLDS[card].cost[0] > 3]
    worlds = [*cheap, *dear, *dear][:10]
    parts = {
        "assets": dict.fromkeys(list(UNITS)[:25], 2),
        "characters": dict.fromkeys(characters, 2),
        "worlds": dict(Counter(worlds)),
    }
    return Deck("Few", parts)


@pytest.mark.rule("SI-R02", "SI-R107", "SI-R121")
@pytest.mark.parametrize("players", [2, 6])
def test_the_setup_ends_with_the_fewest_throne_worlds(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The setup ends even if everyone plays the same deck and almost every choice already shows."""
    deck = fewest_thrones(players)
    assert not list(faults_of(deck, RULES))
    assert start_fault(deck, players + 1, PURSE, dearest_lead(deck)) is not None
    monkeypatch.setitem(DECKS, "ground_assault", deck)
    setup = GAME.setup(players, None, {f"deck_{n + 1}": "ground_assault" for n in range(players)})
    matched = 0
    for number in range(10):
        match, random = Match(GAME, setup, Seeded(seed_from(str(number)))), Random(number)
        for _ in range(100 * players):
            if match.state.phase == "setup":
                seat = match.waiting[0]
                match.answer(seat, match.asked[seat].any_answer(random))
        assert match.state.phase != "setup"
        matched += any(news.event == "throne_matched" for news in match.news)
    assert matched > 0


@pytest.mark.rule("SI-R107")
@pytest.mark.parametrize("name", ["capital_attack", "ground_assault"])
def test_starter_decks_do_for_six_players(name: str) -> None:
    """Starter decks work for six players, even if everyone plays the same one."""
    assert GAME.start(GAME.setup(6, None, {f"deck_{n}": name for n in range(1, 7)})).players == 6


def twins() -> str:
    """A deck with as many pairs as possible, so that copies in one deck meet."""
    picked = {name: list(part.cards)[: part.size // 2] for name, part in RULES.parts.items()}
    return TWINS.format(**{n: "\n".join([f"{c} = 2" for c in p]) for n, p in picked.items()})


def run_with(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command line with decks from this folder."""
    code = "import sys; from palatine.cli import main; sys.exit(main())"
    env = {**os.environ, "PALATINE_DECKS": str(folder)}
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


@pytest.mark.rule("SI-13.8", "SI-13.9")
def test_decks_of_ones_own_are_played(tmp_path: Path) -> None:
    """A file in the folder is a value of the option; one against the rules is refused."""
    folder = tmp_path / "seize-the-imperium"
    folder.mkdir()
    (folder / "twins.toml").write_text(twins(), "utf-8")
    play = ("simulate", "seize-the-imperium", "--games", "3", "--option", "turn_limit=3")
    run = run_with(tmp_path, *play, "--option", "deck_1=twins", "--option", "deck_2=twins")
    assert (run.returncode, run.stderr) == (0, "")
    run = run_with(tmp_path, *play, "--players", "6", "--option", "deck_1=twins")
    assert (run.returncode, "6 players need 6 [SI-R107]" in run.stderr) == (2, True)
    (folder / "twins.toml").write_text(twins().replace("= 2", "= 3"), "utf-8")
    run = run_with(tmp_path, *play)
    assert (run.returncode, "2 are allowed [SI-13.9]" in run.stderr) == (2, True)
