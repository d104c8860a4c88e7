"""`palatine complete`: what a shell needs to complete commands, options and games."""

import argparse
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from palatine.catalog import known_names
from palatine.cli.parser import Parser, add_command, build

SHELLS: Final = ("bash", "zsh", "fish")
BASH: Final = """_palatine() {{
    local words place=${{COMP_WORDS[1]}} last=${{COMP_WORDS[COMP_CWORD-1]}}
    if [ "$COMP_CWORD" -eq 1 ]; then place=; fi
    if [ "$COMP_CWORD" -gt 2 ]; then
        case "$place ${{COMP_WORDS[2]}}" in {below}) place="$place ${{COMP_WORDS[2]}}";; esac
    fi
    case "$place $last" in
{cases}
    esac
    COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _palatine palatine
"""
"""Where nothing of ours fits, the shell offers files: `-o default`."""
FISH: Final = """function __palatine_after
    set -l typed (commandline -opc)
    set -l last (math 1 + (count $argv))
    test (count $argv) -eq 0; or test "$typed[2..$last]" = "$argv"
end
function __palatine_at
    test (count (commandline -opc)) -eq (math 1 + (count $argv)); and __palatine_after $argv
end
"""
"""A place is where these words come first: `check` is a command of its own, and one of others."""
ZSH: Final = "autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n"


class Known(NamedTuple):
    """What may follow a command."""

    words: tuple[str, ...]
    """Its own commands, games if it takes one, and whatever else it knows by name."""
    options: dict[str, tuple[str, ...]]
    """Its options, each with the values that it can have, if there are only a few."""


def add(commands: Any) -> None:
    """Add the command."""
    about = "Print a completion script for your shell."
    example = (
        "palatine complete bash >> ~/.bashrc\n"
        "  palatine complete zsh >> ~/.zshrc\n"
        "  palatine complete fish > ~/.config/fish/completions/palatine.fish"
    )
    parser = add_command(commands, "complete", run, about, example)
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=", ".join(SHELLS))


def run(args: argparse.Namespace) -> int:
    """Print it."""
    known = dict(everything(build()))
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


def everything(parser: Parser, *place: str) -> Iterator[tuple[tuple[str, ...], Known]]:
    """What may follow the words of a place: nothing typed yet, a command, a command below it."""
    yield place, Known(tuple(words_of(parser)), dict(options_of(parser)))
    for name, command in commands_of(parser):
        yield from everything(command, *place, name)


def words_of(parser: Parser) -> Iterator[str]:
    """Words other than options."""
    for action in parser._actions:
        if action.option_strings:
            continue
        if action.dest == "game":
            yield from known_names()
        yield from map(str, action.choices or ())


def options_of(parser: Parser) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Options by their long names, with their values."""
    for action in parser._actions:
        for name in action.option_strings:
            if name.startswith("--"):
                yield name, tuple(map(str, action.choices or ()))


def bash(known: dict[tuple[str, ...], Known]) -> str:
    """For bash, and for zsh in its manner."""
    below = "|".join(f'"{" ".join(place)}"' for place in known if len(place) > 1)
    return BASH.format(below=below, cases="\n".join(cases(known)))


def cases(known: dict[tuple[str, ...], Known]) -> Iterator[str]:
    """What may follow each place, or an option there that has just been typed."""
    for place in sorted(known, key=len, reverse=True):  # the shell takes the first that fits
        words, options = known[place]
        here = " ".join(place)
        for name, values in options.items():
            if values:
                yield f'    "{here} {name}") words="{" ".join(values)}";;'
        yield f'    "{here} "*) words="{" ".join((*words, *options))}";;'


def fish(known: dict[tuple[str, ...], Known]) -> Iterator[str]:
    """For fish."""
    yield FISH.rstrip()
    for place, (words, options) in known.items():
        has_below = any(each[:-1] == place for each in known if each)
        where = " ".join([f"__palatine_{'at' if has_below else 'after'}", *place])
        start = f'complete -c palatine -n "{where}"'
        if words:
            yield f'{start}{" -f" if has_below else ""} -a "{" ".join(words)}"'
        for name, values in options.items():
            more = f' -x -a "{" ".join(values)}"' if values else ""
            yield f"{start} -l {name[2:]}{more}"
