"""Cue sheets: staging depends only on public news and the kind of a question."""

from functools import cache
from pathlib import Path
from random import Random
from statistics import median

import msgspec
import pytest

from palatine.catalog import games
from palatine.core.chance import Seeded, seed_from
from palatine.core.conformance import setups_of
from palatine.core.cues import SPEED, TALK, CueSheet, cue_sheet
from palatine.core.match import Match
from palatine.core.news import EVERYONE, News
from palatine.core.seats import Seat
from palatine.core.words import Speaker, languages

SHEETS = {name: cue_sheet(game.folder) for name, game in games().items()}
READ = 15
"""Characters a second that people read."""
LONGEST = 10.0
"""Seconds after which a sentence has been read, however long it is."""
PLAYERS = ("Anna", "Mirelle", "Belisse", "Dessa", "Oriva", "Nadok", "Fenno")
TALKERS = ("senate", "besides-the-emperor")
"""Games in which people watch what the others do, rather than a board."""


def told(event: str, **facts: object) -> News:
    """Public news."""
    return News(EVERYONE, event, facts)  # type: ignore[arg-type]


def test_secret_news_take_no_time() -> None:
    """Counting seconds reveals nothing that only some players heard."""
    sheet = CueSheet(cue=SHEETS["senate"].cue)
    secret = News((Seat(2),), "policy_enacted", {"policy": "loyalist", "by": "government"})
    assert sheet.seconds([secret]) == 0
    assert sheet.seconds([msgspec.structs.replace(secret, audience=EVERYONE)]) == 5


def test_a_split_vote_stands_longer_than_one_that_all_agree_on() -> None:
    """The first cue whose facts fit is played."""
    sheet = SHEETS["senate"]
    split = sheet.seconds([told("voted", yes=(0, 1, 2), no=(3, 4), elected=True)])
    agreed = sheet.seconds([told("voted", yes=(0, 1, 2, 3, 4), no=(), elected=True)])
    refused = sheet.seconds([told("voted", yes=(), no=(0, 1, 2, 3, 4), elected=False)])
    assert (split, agreed, refused) == (8.5, 5.5, 5.5)


def test_talk_comes_before_votes_and_after_policies() -> None:
    """The game decides where there is time to talk."""
    sheet = SHEETS["senate"]
    assert sheet.is_talk("vote", [])
    assert sheet.is_talk("nominate", [told("policy_enacted", policy="loyalist")])
    assert not sheet.is_talk("nominate", [told("tracker_advanced", tracker=1)])


def test_bots_take_as_long_as_the_kind_of_a_question_says() -> None:
    """A kind that the sheet does not name takes the usual time."""
    sheet = SHEETS["senate"]
    assert sheet.thinking("nominate") == (5, 10)
    assert sheet.thinking("something") == (2, 4)
    assert CueSheet().thinking("something") == (2, 4)


def test_a_game_without_a_sheet_is_not_staged(tmp_path: Path) -> None:
    """A game without a sheet holds nothing."""
    assert cue_sheet(tmp_path) == CueSheet()


def test_a_wrong_sheet_says_what_is_wrong(tmp_path: Path) -> None:
    """A misspelt field is not ignored."""
    (tmp_path / "cues.toml").write_text('[[cue]]\non = "voted"\nkind = "x"\nsecond = 2\n')
    with pytest.raises(msgspec.ValidationError, match="second"):
        cue_sheet(tmp_path)


def test_a_sound_that_nobody_makes_is_refused(tmp_path: Path) -> None:
    """A sheet may use only names for which the client has a sound."""
    cue = '[[cue]]\non = "voted"\nkind = "x"\nseconds = 2\nsound = "fanfare"\n'
    (tmp_path / "cues.toml").write_text(cue)
    with pytest.raises(msgspec.ValidationError, match="fanfare"):
        cue_sheet(tmp_path)


def test_paces_are_ordered() -> None:
    """Relaxed is slower than normal, and instant shows nothing at all."""
    assert SPEED["relaxed"] > SPEED["normal"] > SPEED["brisk"] > SPEED["instant"] == 0
    assert TALK["relaxed"] > TALK["normal"] > TALK["brisk"] > TALK["instant"] == 0


@pytest.mark.parametrize("name", SHEETS)
def test_every_cue_is_for_news_that_the_game_has_words_for(name: str) -> None:
    """A misspelt event would never be staged."""
    game = games()[name]
    speaker = Speaker(game, "en")
    for cue in SHEETS[name].cue:
        assert speaker.has(f"news-{cue.on}")


@cache
def announced(name: str) -> list[News]:
    """What is told in public in some games of random play."""
    game, told = games()[name], []
    (setup, *_) = setups_of(game, None, (len(PLAYERS),))
    for seed in range(12):
        match, random = Match(game, setup, Seeded(seed_from(str(seed)))), Random(seed)
        while not match.is_over:
            seat = match.waiting[0]
            match.answer(seat, match.asked[seat].any_answer(random))
        told += [news for news in match.news if news.audience == EVERYONE]
    return told


@pytest.mark.parametrize("name", TALKERS)
@pytest.mark.parametrize("language", languages())
def test_there_is_time_to_read_what_the_screen_says(name: str, language: str) -> None:
    """At the normal pace a sentence of usual length stands for as long as people read it."""
    speaker, short = Speaker(games()[name], language, names=PLAYERS), []
    for cue in SHEETS[name].cue:
        told = [speaker.news(news) for news in announced(name) if cue.fits(news.event, news.facts)]
        usual = median(map(len, told)) if told else 0
        if cue.kind == "announce" and cue.seconds - cue.turn < min(usual / READ, LONGEST):
            short.append((cue.on, usual / READ + cue.turn))
    assert not short
