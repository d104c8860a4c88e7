"""The kit itself: every game passes it, and a game that breaks a promise does not."""

from dataclasses import replace
from random import Random

import pytest
import saturnalia

from palatine.catalog import games
from palatine.core.conformance import (
    check,
    is_found,
    look_further,
    named,
    promises_broken,
    setups_of,
    variants_of,
)
from palatine.core.conformance.noninterference import (
    compare_answers,
    find_interference,
    new_match,
)
from palatine.core.conformance.promises import Seen
from palatine.core.decisions import Reason
from palatine.core.game import Game, Leak, Talk
from palatine.core.news import EVERYONE
from palatine.core.seats import PUBLIC, Seat, Viewer


def name_of(thing: Game | Leak) -> str:
    """The name of a case in the list of tests."""
    return thing.id if isinstance(thing, Game) else thing.name


EVERY_GAME = [*games().values(), saturnalia.GAME]
EVERY_SETUP = {
    name: (game, setup)
    for game in EVERY_GAME
    for name, setup in (
        *[(named(setup), setup) for setup in setups_of(game, None, None)],
        *variants_of(game, None, None).items(),
    )
}
EVERY_LEAK = [(game, leak) for game in EVERY_GAME for leak in game.leaks()]


@pytest.mark.parametrize("name", EVERY_SETUP)
def test_every_game_keeps_its_promises(name: str) -> None:
    """At every size and edition, and in every variant, random matches end, and every promise holds
    on the way."""
    game, setup = EVERY_SETUP[name]
    assert list(promises_broken(game, setup, 3, "test", Seen())) == []


@pytest.mark.parametrize("name", EVERY_SETUP)
def test_no_game_leaks(name: str) -> None:
    """Facts that a viewer may not know change no byte that the viewer gets."""
    game, setup = EVERY_SETUP[name]
    assert list(find_interference(game, setup, Random(name), pairs=10)) == []


@pytest.mark.parametrize(("game", "leak"), EVERY_LEAK, ids=name_of)
def test_every_planted_leak_is_found(game: Game, leak: Leak) -> None:
    """A leak that the kit could not find would make its silence worthless."""
    assert is_found(game, leak, list(setups_of(game, None, None)), "test")


@pytest.mark.deep
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_every_game_passes_the_whole_kit(game: Game) -> None:
    """The same check that `palatine check` makes, with more matches."""
    report = check(game, games=30)
    assert report.ok, "\n".join(report.lines)


def test_a_game_that_gives_its_seats_too_little_room_is_found() -> None:
    """Otherwise the length of a seat's messages would reveal what it knows."""
    game = replace(games()["senate"], own_bytes=200)
    found = list(promises_broken(game, game.setup(5), 1, "test", Seen()))
    assert any("raise Game.own_bytes" in each for each in found)


def broken(game: Game) -> list[str]:
    """What the kit finds wrong with a game."""
    return check(game, sizes=[3], games=3).broken


def test_the_kit_finds_a_told_secret() -> None:
    """A game that tells everyone what one player was dealt is caught."""

    async def deal(t: saturnalia.Feast) -> None:
        await saturnalia.rules.deal(t)
        t.tell(EVERYONE, "dealt", first=t.faces[t.box[0]])

    def next_scene(t: saturnalia.Feast) -> object:
        return deal(t) if t.phase == "deal" else saturnalia.next_scene(t)

    wrong = replace(saturnalia.GAME, next_scene=next_scene)  # type: ignore[arg-type]
    assert any("stream" in line or "apart" in line for line in broken(wrong))


def test_the_kit_finds_a_silence_that_tells_a_secret() -> None:
    """Everybody sees who has to be silent, so that must not follow from a player's own cards."""

    def may_speak(t: saturnalia.Feast, seat: Seat) -> Reason | None:
        own = t.box[2 * seat : 2 * seat + 2]
        return Reason("SA-1", "silent") if any(t.faces[card] == "4" for card in own) else None

    wrong = replace(saturnalia.GAME, talk=Talk(may_speak=may_speak))
    assert any("apart" in line for line in broken(wrong))


def test_what_was_done_before_all_eyes_is_known_though_nothing_of_it_is_left() -> None:
    """A deed that is told, and undone before the next question, is not a leak; it is one if nobody
    may know of it."""

    async def sing(t: saturnalia.Feast) -> None:
        t.tell(EVERYONE, "offered", coins=t.deeds[-1])
        t.deeds = ()

    def next_scene(t: saturnalia.Feast) -> object:
        return sing(t) if t.phase == "deal" and t.deeds else saturnalia.next_scene(t)

    def deaf(t: saturnalia.Feast, viewer: Viewer) -> object:
        silent = t.copy()
        silent.deeds = ()
        return saturnalia.knowledge(silent, viewer)

    sung = replace(saturnalia.GAME, next_scene=next_scene)  # type: ignore[arg-type]
    assert told_apart_after_a_toast(sung) == []
    assert told_apart_after_a_toast(replace(sung, knowledge=deaf))


def told_apart_after_a_toast(game: Game) -> list[str]:
    """What the kit finds if one player drinks to all in another order."""
    random = Random("toast")
    match = new_match(game, next(iter(setups_of(game, None, [4]))), random)
    for answer in ("n:0", "stay_silent"):
        for seat in match.waiting:
            match.answer(seat, answer)
    assert [each.kind for each in match.asked.values()] == ["toast"]
    return [line for _ in range(20) for line in compare_answers(match, PUBLIC, random)]


def test_the_kit_finds_lost_cards() -> None:
    """A game whose cards go missing is caught by its own count."""
    wrong = replace(saturnalia.GAME, faults=lambda t: iter(["lost a card"] if t.held else []))
    assert any("lost a card" in line for line in broken(wrong))


def test_the_kit_finds_worlds_that_change_what_is_known() -> None:
    """Worlds that deal the viewer another hand are not worlds for that viewer."""
    wrong = replace(
        saturnalia.GAME,
        worlds=lambda t, viewer, random: saturnalia.worlds(t, "public", random),
    )
    assert any("worlds() changes" in line for line in broken(wrong))


def test_the_kit_finds_options_outside_the_vocabulary() -> None:
    """A learner's table of atoms must hold every option."""
    wrong = replace(saturnalia.GAME, vocabulary=saturnalia.PLAYERS.atoms)
    assert any("vocabulary" in line for line in broken(wrong))


def test_the_kit_finds_what_is_never_reached() -> None:
    """An ending that never occurs is a rule that nobody ever tried."""
    wrong = replace(saturnalia.GAME, reached=("sun_rose_in_the_west",))
    assert "never happened: sun_rose_in_the_west" in broken(wrong)


def test_what_is_rare_is_looked_for_in_further_matches() -> None:
    """A veto is rare at five players, and a single match does not show it."""
    game = games()["senate"]
    setups = list(setups_of(game, None, [5]))
    seen = Seen()
    assert list(promises_broken(game, setups[0], 1, "test", seen)) == []
    assert "never happened: veto_proposed" in seen.missing(game)
    look_further(game, setups, "test", seen)
    assert seen.missing(game) == []


def test_the_kit_finds_an_order_that_hangs_on_the_hash_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A game that another process can't find can't be compared, and the kit says so."""
    wrong = replace(saturnalia.GAME)
    assert any("another process" in line for line in broken(wrong))
