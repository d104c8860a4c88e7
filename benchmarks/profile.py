"""Where a game's work goes: `python -m benchmarks.profile` counts bytecodes, file by file.

A count is the same on every machine, however busy. The cost of a bytecode is not, and we don't
count work in C (tuples, hashing, records). So this says where to look, not how long it takes.
"""

import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import palatine
from benchmarks.ours import new_match
from palatine.core.play import play_out

HOUSE = Path(palatine.__file__).parent
GAMES = 200


def counted(run: Callable[[], object]) -> tuple[Counter[str], Counter[str]]:
    """How many bytecodes and calls a run takes, by file; resuming after a wait counts."""
    codes: Counter[str] = Counter()
    calls: Counter[str] = Counter()

    def each(frame: FrameType, event: str, _: Any) -> Any:
        codes[frame.f_code.co_filename] += event == "opcode"
        return each

    def enter(frame: FrameType, event: str, _: Any) -> Any:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        calls[frame.f_code.co_filename] += 1
        return each

    sys.settrace(enter)
    try:
        run()
    finally:
        sys.settrace(None)
    return codes, calls


def play(games: int, keep: bool) -> None:
    """This many random games of seven, the same ones each time."""
    random = Random(1)
    for number in range(games):
        play_out(new_match("sith-imperative", 7, number, keep), random)


def main() -> None:
    """Print the counts of a game with log and news, and of one without."""
    for keep, title in ((True, "random play"), (False, "the same without log and news")):
        play(GAMES, keep)  # a warm-up, to fill the caches
        codes, calls = counted(partial(play, GAMES, keep))
        whole = sum(codes.values())
        print(
            f"{title}: {whole / GAMES:,.0f} bytecodes and {sum(calls.values()) / GAMES:,.0f} calls"
        )
        for file, count in codes.most_common(12):
            name = file.removeprefix(f"{HOUSE}/")
            figures = f"{count / GAMES:7,.0f} {count / whole:4.0%} {calls[file] / GAMES:5,.0f}"
            print(f"  {name:48} {figures}")


if __name__ == "__main__":
    main()
