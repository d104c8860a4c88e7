"""What every game promises on paper: words for everything, a traced rulebook, pure rules.

    from palatine.core.conformance.book import check_book

All of it together takes only a few random games.
"""

from collections.abc import Collection

from palatine.core.conformance.card_words import misplaced_card_words, missing_card_words
from palatine.core.conformance.glance import faults_of_glance
from palatine.core.conformance.purity import impure_imports, sentences
from palatine.core.conformance.report import Report
from palatine.core.conformance.rule_pages import faults_of_pages
from palatine.core.conformance.spoken import gaps, missing_words, sayings
from palatine.core.conformance.terms import faults_of_terms
from palatine.core.conformance.trace import files_with_tests, untraced
from palatine.core.conformance.word_files import faults_of_words, spoken
from palatine.core.game import Game
from palatine.core.lessons.faults import faults_of_lessons, untaught
from palatine.core.lessons.lesson import lesson_files
from palatine.core.rulebook import rules_of


def check_book(report: Report, game: Game, elsewhere: Collection[str] = ()) -> None:
    """Check the words, the rulebook and the code of the rules, and add the results to a report."""
    check_words(report, game)
    check_trace(report, game, elsewhere)
    check_lessons(report, game)
    report.note("the game at a glance is short, and its pictures are there", faults_of_glance(game))
    report.note(
        "rules import no clock, no random numbers, no input or output", impure_imports(game)
    )
    report.note("rules hold no sentence", sentences(game))


def check_words(report: Report, game: Game) -> None:
    """Check the files of words, then everything that random games say."""
    wrong = list(faults_of_words(game))
    report.note(f"words can be read and say the same: {', '.join(spoken(game))}", wrong)
    if not wrong:
        missing = [f"{name} is missing" for name in missing_words(game)]
        report.note("all that the code names has words", missing)
        report.note("random games are told without a gap", gaps(game, sayings(game)))
        report.note("every card has words", missing_card_words(game))
        report.note("whatever a table shows can be asked about", faults_of_terms(game))
        report.note("every card has one name, wherever it lies", misplaced_card_words(game))


def check_trace(report: Report, game: Game, elsewhere: Collection[str] = ()) -> None:
    """Check the rulebook, its citations, and the tests that show it."""
    count = len(rules_of(game))
    how = "each shown by a test" if files_with_tests(game) else "no tests lie here to show them"
    report.note(
        f"the rulebook is in order: {count} rules and rulings, {how}", untraced(game, elsewhere)
    )
    other = [language for language in spoken(game) if language != "en"]
    wrong = [fault for language in other for fault in faults_of_pages(game, language)]
    report.note("the rulebook says the same in every language", wrong)


def check_lessons(report: Report, game: Game) -> None:
    """Play every lesson from its first step to its last."""
    wrong = list(faults_of_lessons(game))
    report.note(f"{len(lesson_files(game))} lessons can be played to their end", wrong)
    if not wrong:
        report.note("the lessons teach what a first game needs", untaught(game))
