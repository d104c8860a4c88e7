"""The browser's types are those of the server's messages."""

from palatine.server.wire.typescript import ANALYSIS, FILE, analysis_typescript, typescript


def test_the_committed_types_are_current() -> None:
    """`python -m palatine.server.wire.typescript` would change nothing."""
    assert FILE.read_text("utf-8") == typescript()
    assert ANALYSIS.read_text("utf-8") == analysis_typescript()


def test_what_is_left_out_is_optional() -> None:
    """A default that is not sent is optional; one that is always sent is not."""
    made = typescript()
    assert "  readonly view?: View;" in made
    assert "  readonly ask: AskOut | null;" in made
    assert "  readonly atoms?: readonly string[];" in made
    assert "  readonly marks: readonly string[];" in made


def test_an_analysis_shares_types_with_the_messages() -> None:
    """What both share is written once: an analysis takes it from the messages."""
    made = analysis_typescript()
    assert "interface Told" not in made
    assert "Told" in made.split("\n", 3)[2]
    assert "  readonly moments?: readonly Moment[];" in made


def test_a_fields_sentence_comes_along() -> None:
    """A docstring below a field in Python appears above it in TypeScript."""
    assert "  /** The seed, once the game is over. */\n  readonly seed?: string;" in typescript()
