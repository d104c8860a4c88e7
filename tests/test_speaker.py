"""The speaker says things in a language and theme, with the players' names."""

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import convert

from palatine import catalog
from palatine.core.binder import Binder, Section
from palatine.core.card_files import Card
from palatine.core.errors import BadSetup
from palatine.core.news import EVERYONE, Fact, News, Told
from palatine.core.words import Speaker, languages

GAME = next(iter(catalog.games().values()))


def speaking(
    folder: Path, words: str, language: str = "en", binder: Binder | None = None
) -> Speaker:
    """A speaker of a game that has only these English words."""
    (folder / "words/en").mkdir(parents=True)
    (folder / "words/en/game.ftl").write_text(words, "utf-8")
    game = replace(GAME, folder=folder, themes=(), seat_facts=frozenset({"voters"}))
    game = replace(game, binder=binder or Binder())
    return Speaker(game, language, names=("Ada", "Bo", "Cleo"))


def test_a_list_brings_its_length_and_its_parts(tmp_path: Path) -> None:
    """A sentence can name all of a list, count it, and name one part of it."""
    speaker = speaking(
        tmp_path, "news-voted = { $voters-count }: { $voters }, { $voters-2 } second."
    )
    voted = News(EVERYONE, "voted", {"voters": (2, 0, 1)})
    assert speaker.news(voted) == "3: Cleo, Ada and Bo, Ada second."


def test_a_list_by_seat_is_told_with_names(tmp_path: Path) -> None:
    """If the words say so, each part of a list comes with its player's name."""
    speaker = speaking(tmp_path, "news-shown = { $hands }\neach-hands = { $player } has { $part }")
    assert speaker.news(News(EVERYONE, "shown", {"hands": ("x", "y")})) == "Ada has x and Bo has y"


def test_a_missing_message_shows_its_id(tmp_path: Path) -> None:
    """Anything without words, or without a fact, shows itself in angle brackets."""
    speaker = speaking(tmp_path, "ask-bid = { $sum }?")
    assert speaker.asks("pass", {}) == "<ask-pass>"
    assert speaker.asks("bid", {}).startswith("<ask-bid: ")


def test_a_face_may_share_the_words_of_an_atom(tmp_path: Path) -> None:
    """A card that is also an answer needs no words twice, but may have its own."""
    speaker = speaking(
        tmp_path, "atom-card-fool = the Fool\natom-card-king = x\nface-card-king = K"
    )
    assert [speaker.face(face) for face in ("card:fool", "card:king")] == ["the Fool", "K"]


def cards(*files: dict[str, str]) -> Binder:
    """A binder of cards with these properties."""
    found = [convert(file, Card) for file in files]
    return Binder({"any": Section({card.id: card for card in found})})


def test_a_card_has_one_name_wherever_it_lies(tmp_path: Path) -> None:
    """Its file names it; words may vary it for a place, a question, or this card."""
    words = """
atom-hand = { $card } (from the hand)
option-play-hand = { $full }: { $text }
option-play-fool = Be { $card }!
card-king = the King
"""
    lance = {"id": "lance", "name": "Star {Lance}", "title": "the Long", "text": "It pricks."}
    binder = cards(lance, {"id": "king", "name": "King"}, {"id": "fool"})
    speaker = speaking(tmp_path, words, binder=binder)
    assert speaker.atom("top:lance") == speaker.face("lance") == "Star {Lance}"
    assert speaker.atom("hand:lance#2") == "Star {Lance} (2) (from the hand)"
    assert speaker.atom("hand:lance#2", "play") == "Star {Lance}, the Long (2): It pricks."
    assert speaker.atom("hand:king", "play") == "the King (from the hand)"  # it has no text
    assert [speaker.atom("top:fool", kind) for kind in ("play", "buy")] == ["Be fool!", "fool"]
    assert speaker.card("lance") == "Star {Lance}, the Long"


def test_a_fact_may_be_a_card(tmp_path: Path) -> None:
    """Always as an atom, by its id if the words say so; missing properties are left out."""
    words = """
news-played = { $card } by { $how }, { $thing }.{ $says }
fact-card = { $card }
fact-card-fool = { $card }, no less
fact-says = { "" } “{ $text }”
"""
    binder = cards({"id": "king", "name": "King", "text": "Ho."}, {"id": "fool", "name": "Fool"})
    speaker = speaking(tmp_path, words, binder=binder)

    def told(card: str) -> str:
        facts: dict[str, Fact] = {"card": card, "how": card, "thing": f"hand:{card}", "says": card}
        return speaker.news(Told("played", facts))

    assert told("king") == "King by king, King. “Ho.”"
    assert told("fool") == "Fool, no less by fool, Fool."


def test_a_game_without_the_language_speaks_english(tmp_path: Path) -> None:
    """Palatine speaks the language, and a game that does not is still understood."""
    speaker = speaking(tmp_path, "ask-bid = How much?", languages()[1])
    assert speaker.asks("bid", {}) == "How much?"
    assert speaker.say("nobody") != Speaker(GAME).say("nobody")


@pytest.mark.parametrize(
    ("language", "theme", "said"),
    [
        ("dee", None, "there is no language 'dee'.*did you mean 'de'"),
        ("en", "secret-empire", "there is no theme 'secret-empire'.*there are none"),
    ],
)
def test_unknown_languages_and_themes_are_refused(
    language: str, theme: str | None, said: str
) -> None:
    """The refusal of an unknown language or theme says what exists."""
    with pytest.raises(BadSetup, match=said):
        Speaker(GAME, language, theme)


def test_news_reads_the_same_with_and_without_its_audience(tmp_path: Path) -> None:
    """News that has reached a viewer, without its audience, reads the same."""
    speaker = speaking(tmp_path, "news-voted = { $voters } voted.")
    facts: dict[str, Fact] = {"voters": 1}
    assert speaker.news(Told("voted", facts)) == speaker.news(News(EVERYONE, "voted", facts))
