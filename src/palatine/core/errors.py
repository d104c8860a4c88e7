"""Errors by who has to do something about them, and what.

Each has a stable code (documented in docs/errors.md) and one sentence. An error changes nothing:
everything is as it was before.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, ClassVar, Final

NONE: Final = "none"
"""Stands for no word at all, in messages that select by a word."""
LONGEST_WORD: Final = 80


class PalatineError(Exception):
    """Anything that we tell a person or a program about, in one sentence."""

    code: ClassVar[str] = "error"

    def __init__(self, sentence: str, rule: str | None = None, reason: Any = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule
        self.reason = reason
        """The `Reason` why a rule says no, to tell it in other languages."""


class BadMessage(PalatineError):
    """It can't be read: send it again, well-formed."""

    code = "bad-message"


class BadSetup(PalatineError):
    """No such game, edition, option or number of players."""

    code = "bad-setup"


class MissingExtra(PalatineError, ImportError):
    """A part of the house that is not installed. Code that tries an import can catch it as one."""

    code = "missing-extra"


class BadRecord(PalatineError):
    """A record that is truncated, edited, of another version, or not a record at all."""

    code = "bad-record"


class BadPosition(PalatineError):
    """A position that no game could have reached, or not a position at all."""

    code = "bad-position"


class NoWorld(PalatineError):
    """A forged state: no deal explains its hidden facts, so no world can be dealt for it."""

    code = "no-world"


class BadDeal(PalatineError):
    """A deal that asks for what the cards can't give."""

    code = "bad-deal"


class BadLesson(PalatineError):
    """A lesson that can't be read, or that does something against the rules."""

    code = "bad-lesson"


class BadCards(PalatineError):
    """A card file with an unknown word, a wrong number, or cards that don't add up."""

    code = "bad-cards"


class BadBot(PalatineError):
    """A bot that quits, sends nonsense, is too slow, or gives an answer that is not offered."""

    code = "bad-bot"


class IllegalAnswer(PalatineError):
    """Read and understood, but the rules say no; nothing has changed."""

    code = "illegal-answer"


class NotYourDecision(IllegalAnswer):
    """This seat has no open question now."""

    code = "not-your-decision"


class StaleDecision(IllegalAnswer):
    """The answer is for a question that is no longer open."""

    code = "stale-decision"


class NotAnOption(IllegalAnswer):
    """The question is open, but this is not among its answers."""

    code = "not-an-option"


class NotNow(IllegalAnswer):
    """Talk that the rules forbid at this moment."""

    code = "not-now"


class GameIsOver(IllegalAnswer):
    """The game has ended; nothing more can be answered."""

    code = "game-is-over"


class HiddenTruth(PalatineError):
    """The whole state was asked for where nobody may see it."""

    code = "hidden-truth"


class RulesBug(PalatineError):
    """We broke our own promise: stop the table, keep the record, tell us."""

    code = "rules-bug"


def unknown(what: str, given: str, known: Mapping[str, Any] | tuple[str, ...], of: str = "") -> str:
    """A sentence about a word that we don't know, with the nearest one that we do."""
    near = nearest(given, known)
    choice = f"choose from: {', '.join(known)}" if known else "there are none"
    hint = f"did you mean {near!r}?" if near != NONE else choice
    return f"there is no {what} {given!r}{of}; {hint}"


def nearest(given: str, known: Mapping[str, Any] | tuple[str, ...]) -> str:
    """The known word that somebody may have meant; NONE for long or unrecognisable words."""
    begun = [word for word in known if word.startswith(given)]
    if len(begun) == 1 or len(given) > LONGEST_WORD:
        return begun[0] if begun else NONE
    return next(iter(get_close_matches(given, list(known), 1)), NONE)
