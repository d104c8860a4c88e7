"""A player whose turn it is gets a call: from the screen, the whole page, or the title of a hidden
one."""

from playwright.async_api import Page, expect

from tests.browser.players import SENATE, Player, Screen, begin, party
from tests.browser.room import Room
from tests.browser.test_coming_back import at_the_vote
from tests.browser.test_hosting import chosen

GAME = "To Be Emperor"
TURN = "Your turn - Palatine"
OWN = "Anna at table"
WATCH = """
  window.flashes = 0;
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    window.flashes += added.filter((node) => node.classList?.contains("flash")).length;
  }).observe(document, { subtree: true, childList: true });
"""
"""Counts how often the page flashed in the accent colour."""
HIDE = """(isHidden) => {
  Object.defineProperty(document, "hidden", { get: () => isHidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
FLASHED = "() => window.flashes > 0"
USE = """(isInUse) => {
  const active = { get: () => isInUse, configurable: true };
  Object.defineProperty(UserActivation.prototype, "isActive", active);
}"""
"""Whether anyone has touched the page in the last seconds, according to the browser."""
SHOWS = """([title, dotted]) => {
  const icon = document.querySelector("link[rel=icon]").href;
  return document.title.startsWith(title) && icon.includes("called") === dotted;
}"""


UNDECIDED = """
  Object.defineProperty(Notification, "permission", { get: () => "default", configurable: true });
"""
"""A browser without a window says no to everything: this one is still undecided."""
GRANTED = """
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  window.notified = [];
  Object.assign(ServiceWorkerRegistration.prototype, {
    async showNotification(title, { body, tag }) {
      const close = () => (window.notified = window.notified.filter((each) => each !== made));
      const made = { title, body, tag, close };
      window.notified.push(made);
    },
    async getNotifications({ tag }) {
      return window.notified.filter((each) => each.tag === tag);
    },
  });
"""
"""A browser without a window shows no notifications: this one keeps them instead."""
NOTIFIED = """(wanted) => {
  const shown = window.notified.map(({ title, body }) => [title, body]);
  return JSON.stringify(shown) === JSON.stringify(wanted);
}"""


async def shows(page: Page, title: str, dotted: bool) -> None:
    """Wait until the title and the icon say this."""
    await page.wait_for_function(SHOWS, arg=[title, dotted])


async def one_player(room: Room) -> tuple[Player, Screen]:
    """Anna against a bot; her page counts its flashes."""
    (anna,), (screen,) = await party(room, 1, GAME, seats=2)
    await anna.page.evaluate(WATCH)
    return anna, screen


async def test_whoever_is_asked_is_called(room: Room) -> None:
    """The screen calls by name, the page flashes; a hidden one knocks until someone looks at it."""
    anna, screen = await one_player(room)
    await anna.page.evaluate(HIDE, True)
    await begin([anna], screen)
    await expect(screen.page.get_by_text("Anna, your turn")).to_be_visible()
    await anna.page.wait_for_function(FLASHED)
    await expect(anna.page.locator(".flash")).to_have_count(0)
    for _ in range(2):
        await shows(anna.page, TURN, dotted=True)
        await shows(anna.page, OWN, dotted=False)
    await anna.page.evaluate(HIDE, False)
    await shows(anna.page, OWN, dotted=False)
    assert await anna.is_wanted()


async def test_a_phone_that_is_in_use_is_not_called(room: Room) -> None:
    """A player who has just touched the page sees the question without a flash; later it calls
    again."""
    anna, screen = await one_player(room)
    await anna.page.evaluate(USE, True)
    await begin([anna], screen)
    assert await anna.is_wanted()
    assert await anna.page.evaluate("window.flashes") == 0
    await anna.page.evaluate(USE, False)
    while await anna.asked.is_visible():
        await anna.answer()
    await anna.page.wait_for_function(FLASHED)


async def test_a_notification_is_taken_back_when_it_is_answered(room: Room) -> None:
    """On a secure page, after a yes; it names the table and nothing of the game."""
    secure = f"http://127.0.0.1:{room.server.port}"
    screen = Screen(await room.tv())
    code = await screen.create(room.address, GAME, 2)
    anna = Player(await room.phone(), "Anna")
    await anna.page.add_init_script(GRANTED)
    await anna.join(secure, code)
    await anna.page.evaluate(HIDE, True)
    await begin([anna], screen)
    await anna.page.wait_for_function(
        NOTIFIED, arg=[["Your turn", f"Table {code} is waiting for you."]]
    )
    await anna.page.evaluate(HIDE, False)
    assert await anna.is_wanted()
    while await anna.asked.is_visible():
        await anna.answer()
    await anna.page.wait_for_function(NOTIFIED, arg=[])


async def test_leave_to_call_is_asked_for_after_a_game_alone(room: Room) -> None:
    """Never on load; a no is remembered, and a page that is not secure never asks."""
    screen = Screen(await room.tv())
    code = await screen.create(room.address, GAME, 2)
    anna, ben = Player(await room.phone(), "Anna"), Player(await room.phone(), "Ben")
    for player in (anna, ben):
        await player.page.add_init_script(UNDECIDED)
    await anna.join(f"http://127.0.0.1:{room.server.port}", code)
    await ben.join(room.address, code)
    await begin([anna, ben], screen)
    no, never = (each.page.get_by_role("button", name="No, thanks") for each in (anna, ben))
    await expect(no).to_have_count(0)
    await chosen(screen, "Stop this game")
    await screen.page.get_by_role("button", name="Stop it now").click()
    await no.wait_for()
    await ben.page.get_by_role("heading", name="The game was stopped").wait_for()
    await expect(never).to_have_count(0)
    await no.tap()
    await anna.page.reload()
    await anna.page.get_by_role("heading", name="The game was stopped").wait_for()
    await expect(no).to_have_count(0)


async def test_a_host_lets_a_bot_answer_once(room: Room) -> None:
    """After 70 seconds the host's phone offers it; the others read what the bot does for them."""
    screen = Screen(await room.tv())
    code = await screen.create(room.address, SENATE, 5)
    host, ben = Player(await room.phone(), "Anna"), Player(await room.phone(), "Ben")
    for player in (host, ben):
        await player.page.clock.install()
        await player.join(room.address, code)
    await begin([host, ben], screen)
    await at_the_vote(host, ben)
    offer = host.page.get_by_role("button", name="Ben isn't answering.")
    await host.page.clock.run_for(45_000)
    await expect(offer).to_have_count(0)
    await host.page.clock.run_for(30_000)
    await offer.tap()
    await host.page.get_by_role("button", name="Let a bot answer this time for Ben").tap()
    await expect(ben.page.get_by_text("A bot is answering this question for you.")).to_be_visible()
    await expect(ben.given).to_be_visible()
