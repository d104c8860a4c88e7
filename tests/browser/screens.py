"""Pictures of public screens: every state that a game can be in, on every kind of set.

We find the states in recorded games by what they show, so other seeds and rules work too.
"""

import os
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page

from palatine.catalog import games
from palatine.core.cues import cue_sheet
from palatine.core.stream import Packet
from tests.browser.recorded import TAKES, Take, recorded

SETS = {"tv": (1920, 1080), "laptop": (1366, 768), "old": (1280, 960), "upright": (1080, 1920)}
SIZES = {**SETS, "small": (320, 568)}
SCHEMES = ("dark", "light")
FEW = ("begin", "half-voted", "end")
BY_NAME = {take.name: take for take in TAKES}
MIDDLE = 8
"""How many states of a game without special ones we show, from the beginning to the end."""


class Scene(NamedTuple):
    """A state of a recorded game, with the stage's other settings."""

    take: str
    name: str
    step: int
    more: str = ""


def scenes(take: Take, steps: list[Packet]) -> Iterator[Scene]:
    """The states of a game that are worth a look."""
    yield Scene(take.name, "begin", 0)
    found = dict(special(steps)) or dict(evenly(steps))
    for name, step in found.items():
        yield Scene(take.name, name, step)
    yield Scene(take.name, "end", len(steps) - 1)


def special(steps: list[Packet]) -> Iterator[tuple[str, int]]:
    """The first step of each kind of question with everybody asked, and in the middle of a shared
    one."""
    kinds: dict[str, int] = {}
    for number, step in enumerate(steps):
        kinds.setdefault(step.asking, number)
        half = len(step.view.seats) // 2
        if step.asking == "vote" and len(step.waiting) == half:
            kinds["half-voted"] = number
        for flag, is_up in step.view.counters.items():
            if is_up is True:
                kinds.setdefault(f"flag-{flag}", number)
    yield from [(name, number) for name, number in kinds.items() if name]


def evenly(steps: list[Packet]) -> Iterator[tuple[str, int]]:
    """Some steps from the beginning to the end."""
    for number in range(0, len(steps), max(1, len(steps) // MIDDLE)):
        yield f"step-{number:04}", number


def extras(take: Take, steps: list[Packet]) -> Iterator[Scene]:
    """The same with a player away, paused, without history, announced, and in the generic way."""
    middle = len(steps) // 2
    yield Scene(take.name, "away-and-paused", middle, "&away=1,2&paused=1")
    yield Scene(take.name, "no-history", middle, "&nohistory=1")
    yield Scene(take.name, "generic", middle, "&generic=1")
    yield Scene(take.name, "generic-end", len(steps) - 1, "&generic=1")
    if "narration" in msgspec.to_builtins(recorded(take)["table"]):
        yield Scene(take.name, "narrator", 0, "&narrator=subtitles")
    yield from staged(take, steps)


def staged(take: Take, steps: list[Packet]) -> Iterator[Scene]:
    """The first time of each scene in the game's cue sheet: turned over, and before that."""
    sheet = cue_sheet(games()[recorded(take)["table"].choice.game].folder)
    for event, step in news_at(steps, tuple(dict.fromkeys(cue.on for cue in sheet.cue))):
        yield Scene(take.name, f"scene-{event}", step, "&scene=turned")
        if any(cue.turn for cue in sheet.cue if cue.on == event):
            yield Scene(take.name, f"scene-{event}-announced", step, "&scene=announced")


def news_at(steps: list[Packet], events: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    """Where each of these events happens first."""
    for event in events:
        where = (
            n for n, step in enumerate(steps) if any(told.event == event for told in step.news)
        )
        yield from [(event, number) for number in islice(where, 1)]


@cache
def made(take: Take) -> tuple[bytes, tuple[Packet, ...], tuple[Packet | None, ...]]:
    """A recorded game: as the stage gets it, its steps, and the same for the asked player."""
    found = recorded(take)
    return msgspec.json.encode(found), tuple(found["steps"]), tuple(found["asked"])


def states(*names: str) -> Iterator[Scene]:
    """The states of these games that are worth a look."""
    for name in names:
        yield from scenes(BY_NAME[name], list(made(BY_NAME[name])[1]))


def lay_out(take: Take, folder: Path) -> None:
    """Put a recorded game where a page asks for it: complete, though another worker may put it
    there too."""
    path = folder / f"{take.name}.json"
    if not path.exists():
        folder.mkdir(exist_ok=True)
        mine = folder / f"{take.name}.{os.getpid()}"
        mine.write_bytes(made(take)[0])
        mine.rename(path)


def write_takes(folder: Path) -> dict[Take, list[Packet]]:
    """Record all games for the stage."""
    folder.mkdir(parents=True, exist_ok=True)
    steps = {}
    for take in TAKES:
        made = recorded(take)
        (folder / f"{take.name}.json").write_bytes(msgspec.json.encode(made))
        steps[take] = made["steps"]
    return steps


def shoot(page: Page, address: str, scene: Scene, scheme: str, path: Path, **how: Any) -> None:
    """One picture."""
    wanted = f"take={scene.take}&step={scene.step}&scheme={scheme}{scene.more}"
    page.goto(f"{address}/stage.html?{wanted}")
    page.get_by_role("main").first.wait_for()
    page.evaluate("document.fonts.ready")
    if "press" in scene.more:
        page.keyboard.press("ArrowRight")
    page.wait_for_function("document.getAnimations().every((each) => each.playState !== 'running')")
    page.screenshot(path=path, **how)


def few(states: list[Scene]) -> list[Scene]:
    """The beginning, the middle and the end, and the middle of a vote."""
    middle = states[len(states) // 2].name
    return [each for each in states if each.name in (*FEW, middle)]


def take_screens(browser: Browser, address: str, folder: Path, built: Path) -> None:
    """Every state on a television set at night; some of each game by day and on other sets."""
    for take, steps in write_takes(built / "takes").items():
        states = [*scenes(take, steps), *extras(take, steps)]
        for kind, scheme in product(SETS, SCHEMES):
            is_all = (kind, scheme) == ("tv", "dark")
            width, height = SETS[kind]
            page = browser.new_context(
                viewport={"width": width, "height": height}, reduced_motion="reduce"
            ).new_page()
            for scene in states if is_all else few(states):
                name = f"screen-{scene.take}-{scene.name}-{kind}-{scheme}.png"
                shoot(page, address, scene, scheme, folder / name)
            page.context.close()
