"""`palatine complete`: what a shell needs to complete commands, options and games."""

import argparse
from collections.abc import Iterator
from typing import Any, Final

from palatine.catalog import games
from palatine.cli.parser import Parser, add_command, build

SHELLS: Final = ("bash", "zsh", "fish")
BASH: Final = """_palatine() {{
    local words command=${{COMP_WORDS[1]}}
    if [ "$COMP_CWORD" -eq 1 ]; then words="{commands} --help --version"; else
    case "$command" in
{cases}
    esac; fi
    COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
    [ ${{#COMPREPLY[@]}} -gt 0 ] || COMPREPLY=($(compgen -f -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -F _palatine palatine
"""
ZSH: Final = "autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n"


def add(commands: Any) -> None:
    """Add the command."""
    about = "Print what a shell needs to complete palatine's commands."
    example = (
        "palatine complete bash >> ~/.bashrc\n"
        "  palatine complete zsh >> ~/.zshrc\n"
        "  palatine complete fish > ~/.config/fish/completions/palatine.fish"
    )
    parser = add_command(commands, "complete", run, about, example)
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=", ".join(SHELLS))


def run(args: argparse.Namespace) -> int:
    """Print it."""
    known = {name: list(words_of(parser)) for name, parser in commands_of(build())}
    if args.shell == "fish":
        print("\n".join(fish(known)))
    else:
        print((ZSH if args.shell == "zsh" else "") + bash(known), end="")
    return 0


def commands_of(parser: Parser) -> Iterator[tuple[str, Parser]]:
    """The commands of a parser."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


def words_of(parser: Parser) -> Iterator[str]:
    """Whatever may follow a command: its own commands, its options, and games if it takes one."""
    for name, _ in commands_of(parser):
        yield name
    for action in parser._actions:
        yield from action.option_strings
        if not action.option_strings and action.dest == "game":
            editions = (edition for game in games().values() for edition in game.editions)
            yield from dict.fromkeys((*games(), *editions))


def bash(known: dict[str, list[str]]) -> str:
    """For bash, and for zsh in its manner."""
    cases = "\n".join(f'    {name}) words="{" ".join(words)}";;' for name, words in known.items())
    return BASH.format(commands=" ".join(known), cases=cases)


def fish(known: dict[str, list[str]]) -> Iterator[str]:
    """For fish."""
    yield f'complete -c palatine -n __fish_use_subcommand -f -a "{" ".join(known)}"'
    for name, words in known.items():
        given = f"__fish_seen_subcommand_from {name}"
        plain = " ".join(word for word in words if not word.startswith("-"))
        yield f'complete -c palatine -n "{given}" -a "{plain}"'
        for word in words:
            if word.startswith("--"):
                yield f'complete -c palatine -n "{given}" -l {word[2:]}'
