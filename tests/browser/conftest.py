"""A real browser for the tests: phones and television sets in front of the built client."""

import inspect
import os
from collections.abc import Callable, Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Playwright, async_playwright
from playwright.async_api import expect as expect_async
from playwright.sync_api import BrowserContext, Page
from playwright.sync_api import expect as expect_sync

from tests.browser.chromium import NODE, chromium
from tests.browser.client import serving
from tests.browser.eyes import watch_policy
from tests.browser.gallery import build_gallery
from tests.browser.room import (
    HOST,
    LONGEST_DEEP_TEST,
    LONGEST_TEST,
    PATIENCE,
    PHONE,
    SMALL_PHONE,
    TV,
    House,
    Loop,
    Room,
    furnished,
)
from tests.browser.screens import BY_NAME, SIZES, Scene, lay_out

STATIC = Path(__file__).parents[2] / "src" / "palatine" / "server" / "pages" / "static"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Under its own name, as on a home network, a page is not a secure context: anything that a
    # phone lacks there is missing here too.
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
)

# Playwright's own Node needs a library that a bare Debian lacks.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))

for each in (expect_async, expect_sync):
    each.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright leaves an event loop running that would trip others.

    Tests with real pages and real servers get a second try; the run lists those that needed it.
    """
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker("browser")
        if {here, here.parent / "server", here.parent / "agents_mcp"} & set(item.path.parents):
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=lambda item: (item.get_closest_marker("browser") is not None, has_jax(item)))


def has_jax(item: pytest.Item) -> bool:
    """Whether a test brings JAX and its threads; no test should fork after that."""
    return "training" in item.path.parts


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in the loop of the room."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = pyfuncitem._fixtureinfo.argnames
    task = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted})
    loop: Any = pyfuncitem.funcargs["loop"]
    room: Any = pyfuncitem.funcargs["room"]
    try:
        is_deep = pyfuncitem.get_closest_marker("deep") is not None
        loop.run(task, LONGEST_DEEP_TEST if is_deep else LONGEST_TEST)
    except Exception as error:
        error.add_note(loop.run(room.described()))
        raise
    return True


def launching() -> dict[str, Any]:
    """The available browser, kept from calling home."""
    browser = chromium()
    env = {**os.environ, **browser.env}
    return {"executable_path": browser.path, "args": list(FLAGS), "env": env}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How pytest-playwright launches its browser."""
    return {**browser_type_launch_args, **launching()}


@pytest.fixture(scope="session")
def loop() -> Iterator[Loop]:
    """The loop for the tests that are coroutines."""
    loop = Loop()
    yield loop
    loop.stop()


@pytest.fixture(scope="session")
def many_windows(loop: Loop) -> Iterator[Browser]:
    """A browser with windows that can all be waited for at once."""

    async def opened() -> tuple[Playwright, Browser]:
        playwright = await async_playwright().start()
        return playwright, await playwright.chromium.launch(**launching())

    playwright, browser = loop.run(opened())
    yield browser
    loop.run(browser.close())
    loop.run(playwright.stop())


@pytest.fixture(scope="session")
def house(loop: Loop, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The place for the rooms: one server after the other, as few as possible."""
    house = House(lambda: tmp_path_factory.mktemp("house"))
    yield house
    loop.run(house.close())


@pytest.fixture
def room(loop: Loop, many_windows: Browser, house: House) -> Iterator[Room]:
    """A room with a server; at the end, no page in it may have complained."""
    furniture = furnished(many_windows, house)
    room = loop.run(furniture.__aenter__())
    yield room
    loop.run(furniture.__aexit__(None, None, None))


@pytest.fixture(scope="session")
def client() -> Iterator[str]:
    """The address of the built client, served with the strict policy of the real server."""
    with serving(STATIC) as port:
        yield f"http://{HOST}:{port}"


@pytest.fixture(scope="session")
def built_gallery(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The gallery of parts, built once for all of pytest's workers."""
    own = tmp_path_factory.getbasetemp()
    folder = (own if worker_id == "master" else own.parent) / "gallery"
    with open(folder.with_suffix(".lock"), "w") as lock:
        flock(lock, LOCK_EX)
        return folder if folder.exists() else build_gallery(folder)


@pytest.fixture(scope="session")
def gallery(built_gallery: Path) -> Iterator[str]:
    """The address of the gallery of parts, served with the same policy."""
    with serving(built_gallery) as port:
        yield f"http://{HOST}:{port}/gallery.html"


@pytest.fixture
def stage(tv: NewPage, gallery: str, built_gallery: Path) -> Iterator[Callable[..., Page]]:
    """Shows a state of a recorded game on a set or a phone; no page may complain."""
    complaints = []

    def show(scene: Scene, kind: str = "tv", more: str = "", script: str = "") -> Page:
        width, height = SIZES[kind]
        page = tv(viewport={"width": width, "height": height}, reduced_motion="reduce")
        complaints.append(watch_policy(page))
        page.add_init_script(script)
        lay_out(BY_NAME[scene.take], built_gallery / "takes")
        wanted = f"take={scene.take}&step={scene.step}{scene.more}{more}"
        page.goto(f"{gallery.removesuffix('gallery.html')}stage.html?{wanted}")
        page.get_by_role("status").first.wait_for()
        return page

    yield show
    assert [each for each in complaints if each] == []


def patient(context: BrowserContext) -> BrowserContext:
    """A device that waits as long as a busy machine may need."""
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture
def phone(new_context: Callable[..., BrowserContext]) -> NewPage:
    """Makes phones, each a separate device: `phone()`, `phone(reduced_motion="reduce")`."""
    return lambda **extra: patient(new_context(**{**PHONE, **extra})).new_page()


@pytest.fixture
def small_phone(new_context: Callable[..., BrowserContext]) -> NewPage:
    """Makes phones of the smallest supported size."""
    return lambda **extra: patient(new_context(**{**SMALL_PHONE, **extra})).new_page()


@pytest.fixture
def tv(new_context: Callable[..., BrowserContext]) -> NewPage:
    """Makes television sets, each with its own browser."""
    return lambda **extra: patient(new_context(**{**TV, **extra})).new_page()
