"""The speaker says things in a language and theme, with the players' names."""

from dataclasses import replace
from pathlib import Path

import pytest

from palatine import catalog
from palatine.core.errors import BadSetup
from palatine.core.news import EVERYONE, Fact, News, Told
from palatine.core.words import Speaker, languages

GAME = next(iter(catalog.games().values()))


def speaking(folder: Path, words: str, language: str = "en") -> Speaker:
    """A speaker of a game that has only these English words."""
    (folder / "words/en").mkdir(parents=True)
    (folder / "words/en/game.ftl").write_text(words, "utf-8")
    game = replace(GAME, folder=folder, themes=(), seat_facts=frozenset({"voters"}))
    return Speaker(game, language, names=("Ada", "Bo", "Cleo"))


def test_a_list_brings_its_length_and_its_parts(tmp_path: Path) -> None:
    """A sentence can name all of a list, count it, and name one part of it."""
    speaker = speaking(
        tmp_path, "news-voted = { $voters-count }: { $voters }, { $voters-2 } second."
    )
    voted = News(EVERYONE, "voted", {"voters": (2, 0, 1)})
    assert speaker.news(voted) == "3: Cleo, Ada and Bo, Ada second."


def test_a_list_by_seat_is_told_with_names(tmp_path: Path) -> None:
    """Where the words say so, each part of a list is told with the player whose it is."""
    speaker = speaking(tmp_path, "news-shown = { $hands }\neach-hands = { $player } has { $part }")
    assert speaker.news(News(EVERYONE, "shown", {"hands": ("x", "y")})) == "Ada has x and Bo has y"


def test_a_missing_message_shows_its_id(tmp_path: Path) -> None:
    """What has no words, or lacks a fact, shows itself in angle brackets."""
    speaker = speaking(tmp_path, "ask-bid = { $sum }?")
    assert speaker.asks("pass", {}) == "<ask-pass>"
    assert speaker.asks("bid", {}).startswith("<ask-bid: ")


def test_a_face_may_share_the_words_of_an_atom(tmp_path: Path) -> None:
    """A card that is also an answer needs no words twice, but may have its own."""
    speaker = speaking(
        tmp_path, "atom-card-fool = the Fool\natom-card-king = x\nface-card-king = K"
    )
    assert [speaker.face(face) for face in ("card:fool", "card:king")] == ["the Fool", "K"]


def test_a_game_without_the_language_speaks_english(tmp_path: Path) -> None:
    """The house speaks the language, and a game that does not is understood all the same."""
    speaker = speaking(tmp_path, "ask-bid = How much?", languages()[1])
    assert speaker.asks("bid", {}) == "How much?"
    assert speaker.say("nobody") != Speaker(GAME).say("nobody")


@pytest.mark.parametrize(("language", "theme"), [("dee", None), ("en", "secret-empire")])
def test_unknown_languages_and_themes_are_refused(language: str, theme: str | None) -> None:
    """A language or theme that does not exist is refused in a sentence that says what exists."""
    with pytest.raises(BadSetup, match=r"is no (language|theme).*(did you mean|known)"):
        Speaker(GAME, language, theme)


def test_news_reads_the_same_with_and_without_its_audience(tmp_path: Path) -> None:
    """What has reached a viewer, without its audience, is told in the same words."""
    speaker = speaking(tmp_path, "news-voted = { $voters } voted.")
    facts: dict[str, Fact] = {"voters": 1}
    assert speaker.news(Told("voted", facts)) == speaker.news(News(EVERYONE, "voted", facts))
