"""What people who are new are told, and how long it takes to read that.

The words are those that every phone has: `game-about`, how one wins and how a round goes before the
first game, and later the `help-` and `more-` of a kind of question, just before it is first asked.
It is the same for everybody, whatever the role.
"""

from collections.abc import Iterator
from typing import Final

from palatine.core.game import Game
from palatine.core.words import Speaker, languages
from palatine.server.wire.messages import Choice

OPENING: Final = "opening"
"""What is told before the first question: the theme, the goal, and how a round goes."""
WORDS_A_SECOND: Final = 2.3
PAUSE: Final = 1.5
LONGEST: Final = 40.0


def reading_time(game: Game, choice: Choice, what: str) -> float:
    """Seconds that somebody needs to read it, in whichever language it is longest."""
    texts = [
        " ".join(told(Speaker(game, each, choice.theme), choice, what)) for each in languages()
    ]
    most = max(len(text.split()) for text in texts)
    return min(LONGEST, most / WORDS_A_SECOND + PAUSE) if most else 0.0


def told(speaker: Speaker, choice: Choice, what: str) -> Iterator[str]:
    """What is told, sentence by sentence."""
    opening = ("game-about", f"edition-{choice.edition}-win", "guide-round")
    for message in opening if what == OPENING else (f"help-{what}", f"more-{what}"):
        if speaker.has(message):
            yield speaker.say(message)
