"""The evening on a screen begins with one tap: it sounds, speaks, fills the screen, stays awake."""

from playwright.async_api import Page, expect

from tests.browser.eyes import inspect
from tests.browser.players import Player
from tests.browser.room import Room

WATCH = """
  window.spoken = [];
  speechSynthesis.speak = (line) => window.spoken.push(line.text);
  window.locks = 0;
  if (navigator.wakeLock) navigator.wakeLock.request = async () => {
    window.locks++;
    return Object.assign(new EventTarget(), { release: async () => undefined });
  };
  window.sounds = [];
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.sounds.push(this.type ?? "noise");
    return start.apply(this, when);
  };
"""
"""Counts what the page asks of the browser."""
BOTS = {"game": "senate", "players": 5, "edition": "sith-imperative", "theme": "sith-imperative"}


async def lobby(room: Room, pace: str = "instant") -> Page:
    """A screen on a secure page, whose host is this browser, before its game."""
    page, table = await opened(room, await room.tv(), pace)
    await page.goto(f"{page.url}s/{table}")
    return page


async def opened(room: Room, page: Page, pace: str) -> tuple[Page, str]:
    """A page at the door, and the code of a table that it has opened."""
    address = f"http://127.0.0.1:{room.server.port}"
    await page.add_init_script(WATCH)
    await page.goto(address)
    made = await page.request.post(
        f"{address}/api/tables", data={**BOTS, "pace": pace}, headers={"Origin": address}
    )
    return page, (await made.json())["code"]


async def test_one_tap_brings_sound_voice_full_screen_and_a_screen_that_stays_awake(
    room: Room,
) -> None:
    """By keyboard too; then it is gone, and the page says what works."""
    page = await lobby(room)
    start = page.get_by_role("button", name="Set up this screen")
    await start.focus()
    await page.keyboard.press("Enter")
    await expect(start).to_have_count(0)
    works = page.get_by_text("On this screen:")
    for what in ("✓ sound", "✓ full screen", "✓ stays awake"):
        await expect(works).to_contain_text(what)
    assert await page.evaluate("[window.spoken, window.locks]") == [[""], 1]
    for scheme in ("dark", "light"):
        await inspect(page, scheme)
    await page.evaluate("document.exitFullscreen()")
    await expect(works).to_contain_text("no full screen")


async def test_a_screen_that_was_loaded_anew_can_be_woken_in_the_middle_of_a_game(
    room: Room,
) -> None:
    """It shows the game without a tap, and has a small button for one."""
    page = await lobby(room, pace="normal")
    start = page.get_by_role("button", name="Set up this screen")
    await start.click()
    await page.get_by_role("button", name="Start with bots").click()
    table = page.get_by_role("region", name="The table")
    await table.wait_for()
    await expect(start).to_have_count(0)
    await page.reload()
    await table.wait_for()
    await start.click()
    await expect(start).to_have_count(0)
    await page.wait_for_function("() => document.fullscreenElement !== null")


async def test_the_screen_sounds_in_a_game(room: Room) -> None:
    """After a touch, scenes and votes sound."""
    page = await lobby(room, pace="brisk")
    await page.get_by_role("button", name="Set up this screen").click()
    await page.get_by_role("button", name="Start with bots").click()
    await page.wait_for_function("() => window.sounds.length > 10")


async def test_a_laptop_sounds_where_no_screen_does(room: Room) -> None:
    """A horn, which is not a phone's beep: its stage plays the scenes."""
    page, code = await opened(room, await room.laptop(), "brisk")
    await page.goto(f"{page.url}t/{code}")
    await page.get_by_label("What's your name?").fill("Anna")
    await page.get_by_role("button", name="Sit down").click()
    await page.get_by_role("button", name="Start with bots").click()
    await page.get_by_role("button", name="Hold to look").focus()
    await page.keyboard.down("Space")
    await page.keyboard.up("Space")
    await page.get_by_role("button", name="I've seen it").click()
    anna = Player(page, "Anna")
    horn = "() => window.sounds.includes('sawtooth')"
    assert await anna.is_wanted()
    if not await page.evaluate(horn):  # she nominates somebody; else somebody was nominated
        await page.keyboard.press("1")
        await page.keyboard.press("Enter")
    await page.wait_for_function(horn)
