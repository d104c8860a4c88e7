"""What a neighbour can see on a phone or a laptop before the votes are turned: nothing."""

import pytest
from playwright.async_api import Locator, expect

from tests.browser.players import SENATE, Player, Screen
from tests.browser.room import Room

YES, NO = "Yes, elect them", "No, turn them down"
LOOKS = """(button) => {
  const all = [button, ...button.querySelectorAll("*")].map((part) => getComputedStyle(part));
  const parts = ["borderColor", "borderWidth", "outlineStyle", "boxShadow", "color", "opacity"];
  parts.push("fontWeight", "backgroundColor", "backgroundImage", "translate", "scale");
  return all.map((style) => parts.map((part) => style[part]));
}"""


async def shape(button: Locator) -> tuple[float, float]:
    """The width and height."""
    box = await button.bounding_box()
    assert box is not None
    return box["width"], box["height"]


async def voting(room: Room, device: str) -> Player:
    """A player at a phone or a laptop, before the first vote."""
    screen = Screen(await room.tv())
    code = await screen.create(room.address, SENATE, 5)
    page = await (room.phone() if device == "phone" else room.laptop(has_touch=True))
    anna = Player(page, "Anna")
    await anna.join(room.address, code)
    await screen.begin.click()
    while await anna.is_wanted() and set((await anna.look()).offered) != {YES, NO}:
        await anna.answer()
    return anna


@pytest.mark.parametrize("device", ["phone", "laptop"])
async def test_a_chosen_vote_looks_like_the_other_one(room: Room, device: str) -> None:
    """In looks, size and words; only the player who holds the button sees it, and only a screen
    reader's user hears it."""
    anna = await voting(room, device)
    yes, no = (anna.asked.get_by_role("button", name=name, exact=True) for name in (YES, NO))
    read = []
    for choice in (YES, NO):
        await anna.touch(choice)
        assert (await anna.look()).chosen == [choice]
        await anna.page.mouse.move(0, 0)
        assert await yes.evaluate(LOOKS) == await no.evaluate(LOOKS)
        assert await shape(yes) == await shape(no)
        read.append(await anna.asked.inner_text())
    assert read[0] == read[1]


async def test_whoever_holds_the_button_sees_the_vote(room: Room) -> None:
    """And nobody does any more after letting go."""
    anna = await voting(room, "laptop")
    await anna.touch(NO)
    hold = anna.asked.get_by_role("button", name="Hold to look")
    await hold.hover()
    await anna.page.mouse.down()
    await expect(anna.asked).to_contain_text(f"Your choice: {NO}.")
    await anna.page.mouse.up()
    await expect(anna.asked).not_to_contain_text("Your choice")
