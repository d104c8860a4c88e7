"""Looking things up in the middle of a game: any card, keyword, term or rule, by its name."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from palatine.core.atoms import taken_apart
from palatine.core.binder import Figure, Leaf
from palatine.core.lines import Line, wrapped
from palatine.core.rulebook import RULE_ID, rule_text, rules_of
from palatine.core.words import Speaker
from palatine.terminal.answer import Misread, is_amount, matching, read_number
from palatine.terminal.moment import Moment, words_for

FEW_RULES = 4
"""How many rules to quote for a word; of the others we give only the ids."""
LONGEST_TERM = 2
"""How many words a term may have in the list of terms."""
THEMED = "rulebook-"
"""How messages begin that say what a theme calls a word of the rulebook."""
MEANINGS = ("help", "about", "goal")
"""What the meaning of a term is called: `keyword-siege-help` says what `keyword-siege` means."""


# Cards


def show_card(moment: Moment, text: str) -> None:
    """A card of this game with its numbers and what it does."""
    leaves = {leaf.id: leaf for leaf in moment.table.match.game.binder.leaves()}
    if not leaves:
        raise Misread("terminal-no-cards")
    if not text:
        example = moment.speaker.say(f"card-{next(iter(leaves))}")
        raise Misread(
            "terminal-card-what", word=words_for("card", moment.speaker)[0], example=example
        )
    moment.screen.show(card_lines(leaves[find_card(moment, text, leaves)], moment.speaker))


def find_card(moment: Moment, text: str, leaves: dict[str, Leaf]) -> str:
    """The card that a name, its beginning, or the number of an answer stands for."""
    speaker = moment.speaker
    if text.isdecimal() and not is_amount(moment.asked):
        option = moment.asked.options[read_number(int(text), moment.asked, ())]
        if taken_apart(option.atom).name in leaves:
            return taken_apart(option.atom).name
    called = [(speaker.say(f"card-{card}"), speaker.card(card), card) for card in leaves]
    found = [list(leaves)[index] for index in matching(text, called)]
    if not found:
        raise Misread("terminal-no-card", text=text)
    if len(found) > 1:
        names = speaker.all_of([speaker.say(f"card-{card}") for card in found])
        raise Misread("terminal-ambiguous", text=text, names=names)
    return found[0]


def card_lines(leaf: Leaf, speaker: Speaker) -> Iterator[Line]:
    """A card's name, what it is, what it does, and what its keywords mean."""
    yield from wrapped(speaker.card(leaf.id), style="title")
    kind = speaker.say(f"binder-kind-{leaf.kind}")
    yield from wrapped(
        "; ".join([kind, *numbers_of(leaf, speaker), *facets_of(leaf, speaker)]), "  "
    )
    if speaker.has(f"text-{leaf.id}"):
        yield from wrapped(speaker.say(f"text-{leaf.id}"), "  ")
    for facet, values in leaf.facets.items():
        for value in values:
            message = f"binder-facet-{facet}-{spelled(value)}"
            if speaker.has(f"{message}-help"):
                facts = {"term": speaker.say(message), "meaning": speaker.say(f"{message}-help")}
                yield from wrapped(speaker.say("terminal-term", **facts), "  ", style="quiet")


def numbers_of(leaf: Leaf, speaker: Speaker) -> Iterator[str]:
    """Each number with its name; those of a table together, under its name."""
    for table, group in groupby(leaf.numbers, key=lambda figure: figure.name.partition(":")[0]):
        figures = list(group)
        is_table = figures[0].name != table
        title = speaker.say(f"binder-{'facet' if is_table else 'number'}-{table}")
        said = [worth_of(figure, speaker) if is_table else f"{figure.value}" for figure in figures]
        yield f"{title}: {', '.join(said)}"


def worth_of(figure: Figure, speaker: Speaker) -> str:
    """A number of a table, with the name of its row."""
    table, _, key = figure.name.partition(":")
    worth = f"binder-facet-{table}-{spelled(key)}-worth"
    if speaker.has(worth):
        return speaker.say(worth, value=figure.value)
    return value_of(table, key, speaker)


def facets_of(leaf: Leaf, speaker: Speaker) -> Iterator[str]:
    """What sets it apart, except what its numbers say already."""
    tables = [figure.name.partition(":")[0] for figure in leaf.numbers]
    for facet, values in leaf.facets.items():
        if facet not in tables:
            said = [value_of(facet, value, speaker) for value in values]
            yield f"{speaker.say(f'binder-facet-{facet}')}: {', '.join(said)}"


def value_of(facet: str, value: str, speaker: Speaker) -> str:
    """A value in words; a proper name is its own word."""
    message = f"binder-facet-{facet}-{spelled(value)}"
    return speaker.say(message) if speaker.has(message) else value


def spelled(value: str) -> str:
    """A value as it appears in a message's id."""
    return value.replace(" ", "_")


# Words and rules


def show_rule(moment: Moment, text: str) -> None:
    """What a word means, and the rules that speak of it; or the rule with this id."""
    speaker = moment.speaker
    rules = rules_of(speaker.game, speaker.language)
    if not text:
        word, names = words_for("rule", speaker)[0], short_terms(speaker)
        facts = {"word": word, "example": names[0], "rule": next(iter(rules), "")}
        raise Misread("terminal-rule-what", names=speaker.all_of(names), **facts)
    if re.fullmatch(RULE_ID, text.upper()) and text.upper() in rules:
        moment.screen.show(quoted(moment, text.upper()))
    elif not show_word(moment, text):
        raise Misread("terminal-no-rule", text=text)


def show_word(moment: Moment, text: str) -> bool:
    """What a word means, and the rules that speak of it; returns whether there are any."""
    speaker = moment.speaker
    rules = rules_of(speaker.game, speaker.language)
    terms = list(meanings(text, speaker))
    named = [rule for _, _, rule in terms if rule]
    found = list(dict.fromkeys([*named, *speaking_of(in_rulebook(text, moment), rules)]))
    for term, meaning, _ in terms:
        moment.screen.say(speaker.say("terminal-term", term=term, meaning=meaning))
    for rule in found[:FEW_RULES]:
        moment.screen.show(quoted(moment, rule))
    if more := [rule for rule in rules if rule in found[FEW_RULES:]]:
        moment.screen.say(speaker.say("terminal-more-rules", rules=", ".join(more)), "quiet")
    return bool(terms or found)


def terms_of(speaker: Speaker) -> dict[str, tuple[str, str]]:
    """The terms of this game, each with what it means, however many messages say it, and with the
    rule that it comes from, if it names one."""
    told = {}
    for message in speaker.messages():
        name, _, what = message.rpartition("-")
        is_ours = name.startswith("terminal-")  # such as what `help` does
        if what not in MEANINGS or is_ours or not speaker.has(name):
            continue
        if "<" not in (term := speaker.say(name)):
            told[term] = (speaker.say(message), speaker.meaning(name)[1])
    return told


def short_terms(speaker: Speaker) -> list[str]:
    """Those that somebody might want to look up, rather than a sentence on the table."""
    found = [term for term in terms_of(speaker) if len(term.split()) <= LONGEST_TERM]
    return found or [""]


def meanings(text: str, speaker: Speaker) -> Iterator[tuple[str, str, str]]:
    """The terms of this name, each with its meaning and its rule."""
    told = terms_of(speaker)
    for index in matching(text, [(term,) for term in told]):
        term = list(told)[index]
        yield (term, *told[term])


def in_rulebook(text: str, moment: Moment) -> list[str]:
    """The rules' words for a name at this table; some may be in English."""
    speaker = moment.speaker
    english = Speaker(speaker.game, "en", speaker.theme or None, of_cards=True)
    same = [m for m in speaker.messages() if is_plain(m, speaker, text) and english.has(m)]
    themed = [word_in_rules(m, speaker) for m in same if m.startswith(THEMED)]
    return list(dict.fromkeys([text, *themed, *[english.say(message) for message in same]]))


def word_in_rules(message: str, speaker: Speaker) -> str:
    """The rulebook's own word for what a theme calls something else; in English, as its id says."""
    return speaker.attribute(message, "word") or message.removeprefix(THEMED)


def is_plain(message: str, speaker: Speaker, text: str) -> bool:
    """Whether a message says just this."""
    pattern = speaker.bundle.get_message(message).value
    return pattern is not None and speaker.say(message).casefold() == text.casefold()


def speaking_of(words: Sequence[str], rules: Mapping[str, str]) -> list[str]:
    """The rules with one of these words, whatever its ending; those that begin with it come first,
    and rules before rulings."""
    pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})", re.IGNORECASE)
    places = {
        rule: found.start() for rule, text in rules.items() if (found := pattern.search(text))
    }
    return sorted(places, key=lambda rule: ("-R" in rule, places[rule]))


def quoted(moment: Moment, rule: str) -> list[Line]:
    """A rule in the words of this table."""
    text = rule_text(moment.speaker, rule, moment.table.match.setup.options)
    return wrapped(moment.speaker.say("terminal-rule", rule=rule, text=text), "  ", style="quiet")
