"""Free text on phones and screens: where the host wants it, shown as text and nothing else."""

from playwright.async_api import expect

from tests.browser.players import SENATE, begin, party
from tests.browser.room import Room

TRICK = "<img src=x onerror=alert(1)> player:9"


async def test_people_write_where_the_host_wants_it(room: Room) -> None:
    """The switch is in the lobby, the box behind "Say"; the text appears exactly as typed."""
    chosen = {"Messages to the table": "On: phones can write to everyone"}
    (anna,), (screen,) = await party(room, 1, SENATE, seats=5, choice=chosen)
    await begin([anna], screen)
    await anna.page.get_by_role("navigation").get_by_role("button", name="Say").tap()
    await anna.page.get_by_label("In your own words").fill(TRICK)
    await anna.page.get_by_role("button", name="Say it", exact=True).tap()
    await expect(anna.page.get_by_label("In your own words")).to_have_value("")
    await expect(anna.page.get_by_role("listitem").filter(has_text=TRICK)).to_be_visible()
    await expect(screen.page.get_by_text(TRICK).first).to_be_visible()


async def test_nobody_writes_where_the_host_does_not(room: Room) -> None:
    """Claims are there, and no box."""
    (anna,), (screen,) = await party(room, 1, SENATE, seats=5)
    await begin([anna], screen)
    await anna.page.get_by_role("navigation").get_by_role("button", name="Say").tap()
    await expect(anna.page.get_by_text("You may tell the truth, or lie.")).to_be_visible()
    await expect(anna.page.get_by_label("In your own words")).to_have_count(0)
