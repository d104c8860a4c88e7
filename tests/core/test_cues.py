"""Cue sheets: staging depends only on public news and the kind of a question."""

from pathlib import Path

import msgspec
import pytest

from palatine.catalog import games
from palatine.core.cues import SPEED, TALK, CueSheet, cue_sheet
from palatine.core.news import EVERYONE, News
from palatine.core.seats import Seat
from palatine.core.words import Speaker

SHEETS = {name: cue_sheet(game.folder) for name, game in games().items()}


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
