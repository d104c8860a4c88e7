"""`palatine decks`: the decks of a game that people play with their own decks."""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from palatine.catalog import find, games
from palatine.cli.files import read_file
from palatine.cli.parser import Parser, add_command
from palatine.cli.setup import add_game
from palatine.core.deck_files import (
    FILE_NAME,
    MORE,
    deck_files,
    faults_of,
    faults_of_name,
    open_deck,
    read_deck,
    sentences,
)
from palatine.core.deck_list import deck_from_list, deck_from_text, deck_text
from palatine.core.decks import Deck, DeckCard, DeckRules, Fault
from palatine.core.errors import BadCards, BadSetup, unknown
from palatine.core.words import Speaker

DETAILS = f"""A deck is a TOML file. To play with your own decks, set the variable {MORE} to a
folder and put them into a subfolder with the name of the game. You can then choose them like the
game's own."""
EXAMPLE = "palatine decks seize-the-imperium"


def add(commands: Any) -> None:
    """Add the command."""
    about = "List, show, check and build decks for a game."
    parser = add_command(commands, "decks", run_list, about, f"{EXAMPLE} list", DETAILS)
    add_game(parser)
    acts = parser.add_subparsers(
        dest="act", metavar="ACTION", parser_class=Parser, prog="palatine decks GAME"
    )
    add_command(acts, "list", run_list, "List the decks that you can play.", f"{EXAMPLE} list")
    about = "List the cards for decks; with words, only matching cards, with their text."
    cards = add_command(acts, "cards", run_cards, about, f"{EXAMPLE} cards drone fleet")
    cards.add_argument("words", metavar="WORD", nargs="*", help="a word of the card's name or kind")
    add_deck(acts, "show", run_show, "Show a deck card by card.")
    add_deck(acts, "check", run_check, "Check a deck against the rules.")
    add_build(acts)


def add_deck(acts: Any, name: str, run: Any, about: str) -> None:
    """An action with one deck."""
    parser = add_command(acts, name, run, about, f"{EXAMPLE} {name} my-deck.toml")
    parser.add_argument(
        "deck", metavar="DECK", help="the name of a deck, as `list` shows it, or a file"
    )


def add_build(acts: Any) -> None:
    """The action that makes a deck file."""
    parser = add_command(
        acts,
        "build",
        run_build,
        "Make a deck file from a plain list of cards.",
        f"{EXAMPLE} build list.txt --name 'Iron Fist' --save iron_fist.toml",
        "Each line of the list is a number and a card's name, such as: 2 Clone Battalion.",
    )
    parser.add_argument(
        "list", metavar="LIST", help="the file with the list, or - for standard input"
    )
    parser.add_argument(
        "--name", metavar="NAME", help="the deck's name (default: the name of the list)"
    )
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="where to write the deck (default: print it)"
    )


def rules_of(args: argparse.Namespace) -> DeckRules:
    """The deck rules of the chosen game."""
    game, _ = find(args.game)
    if game.decks is None:
        having = [each.id for each in games().values() if each.decks is not None]
        raise BadSetup(f"{game.id} has no decks; try {', '.join(having)}")
    return game.decks


def path_of(word: str, rules: DeckRules) -> Path:
    """A deck's file: by its name, or by its path."""
    known = deck_files(rules)
    if word in known:
        return known[word]
    if not Path(word).is_file() and "/" not in word and not word.endswith(".toml"):
        raise BadSetup(unknown("deck", word, tuple(known)))
    read_file(Path(word))  # says so plainly if it can't be read
    return Path(word)


# What the actions do


def run_list(args: argparse.Namespace) -> int:
    """Print each deck with its file's name and folder."""
    rules = rules_of(args)
    files = deck_files(rules)
    width = max(map(len, files))
    for id_, path in files.items():
        deck = read_deck(path, rules)
        where = "" if path.parent == rules.folder else f"  ({path})"
        print(f"{id_:{width}}  {deck.name}{where}")
    return 0


def run_cards(args: argparse.Namespace) -> int:
    """Print every card, part by part; with words, only those that contain them, with their text."""
    speaker, found = Speaker(find(args.game)[0]), 0
    for title, part in rules_of(args).parts.items():
        fitting = {id_: card for id_, card in part.cards.items() if has_words(card, args.words)}
        found += len(fitting)
        if fitting:
            print(f"{title}: {part.size} of these")
        for id_, card in fitting.items():
            print(f"  {card.name}: {card.about}")
            if args.words and speaker.has(f"text-{id_}"):
                print(f"    {speaker.say(f'text-{id_}')}")
    if not found:
        raise BadSetup(f"no card has {' and '.join(args.words)} in its name or kind; try fewer")
    return 0


def has_words(card: DeckCard, words: Iterable[str]) -> bool:
    """Whether a card's name and kind have all these words."""
    text = f"{card.name} {card.about}".casefold()
    return all(word.casefold() in text for word in words)


def run_show(args: argparse.Namespace) -> int:
    """Print a deck."""
    rules = rules_of(args)
    print("\n".join(shown(read_deck(path_of(args.deck, rules), rules), rules)))
    return 0


def shown(deck: Deck, rules: DeckRules) -> Iterator[str]:
    """A deck in lines."""
    yield deck.name
    for part, counted in deck.parts.items():
        yield f"\n{part}: {sum(counted.values())}"
        for id_, copies in counted.items():
            card = rules.card(id_)
            yield f"  {copies} {card.name}: {card.about}"


def run_check(args: argparse.Namespace) -> int:
    """Print what is wrong with a deck, a line for each; 1 if anything is."""
    rules = rules_of(args)
    path = path_of(args.deck, rules)
    if path.suffix == ".toml":
        _, wrong = open_deck(path, rules)
    else:  # a list, which could become a deck file
        _, wrong = deck_from_text(path.stem, list_text(args.deck), rules)
    for each in sentences(wrong, rules):
        print(f"{path.name}: {each}")
    if not wrong:
        print(f"{path.name} can be played")
    return 1 if wrong else 0


def run_build(args: argparse.Namespace) -> int:
    """Print or save the deck of a list; if the rules allow no such deck, say why and save
    nothing."""
    rules = rules_of(args)
    piped = args.list == "-"
    name = args.name or ("My Deck" if piped else Path(args.list).stem)
    deck, wrong = deck_from_list(name, list_text(args.list), rules)
    wrong = wrong or [*faults_of_name(name), *faults_of_file(args.save), *faults_of(deck, rules)]
    for each in sentences(wrong, rules):
        print(f"palatine: {each}", file=sys.stderr)
    if wrong:
        return 1
    return save(deck_text(deck), args.save)


def faults_of_file(path: Path | None) -> Iterator[Fault]:
    """With some names you could save a deck, but never choose it."""
    if path is not None and not re.fullmatch(FILE_NAME, path.stem):
        yield Fault("file_name", {"file": path.stem})


def list_text(word: str) -> str:
    """What the list says."""
    try:
        found = sys.stdin.buffer.read() if word == "-" else read_file(Path(word))
        return found.decode("utf-8-sig")
    except UnicodeError:
        raise BadCards(f"the list {word!r} is not text in UTF-8") from None


def save(text: str, path: Path | None) -> int:
    """Write the deck, but never over an existing file."""
    if path is None:
        print(text, end="")
        return 0
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise BadSetup(f"the file {str(path)!r} already exists; choose another name") from None
    except OSError as error:
        raise BadSetup(f"the file {str(path)!r} can't be written: {error.strerror}") from None
    return 0
