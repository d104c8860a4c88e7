"""What a neighbour can see on a phone: nothing, before all votes are turned."""

from playwright.async_api import Locator

from tests.browser.players import SENATE, begin, party
from tests.browser.room import Room

YES, NO = "Yes, elect them", "No, turn them down"
LOOKS = """(button) => {
  const style = getComputedStyle(button);
  const parts = ["borderColor", "borderWidth", "outlineStyle", "boxShadow", "color", "opacity"];
  parts.push("fontWeight", "backgroundColor", "backgroundImage", "translate", "scale");
  return parts.map((part) => style[part]);
}"""
FAR = 8
"""Pixels: what is smaller than this on a phone is not seen from two metres away."""
MARK = """(button) => {
  const { width, height } = button.querySelector(".mark").getBoundingClientRect();
  return Math.max(width, height);
}"""


async def shape(button: Locator) -> tuple[float, float]:
    """How wide and high something is."""
    box = await button.bounding_box()
    assert box is not None
    return box["width"], box["height"]


async def test_a_chosen_vote_looks_like_the_other_one(room: Room) -> None:
    """Nothing but a small mark tells them apart, until the answer is given."""
    (anna,), (screen,) = await party(room, 1, SENATE, seats=5)
    await begin([anna], screen)
    while await anna.is_wanted() and set((await anna.look()).offered) != {YES, NO}:
        await anna.answer()
    await anna.touch(YES)
    assert (await anna.look()).chosen == [YES]
    yes, no = (anna.asked.get_by_role("button", name=name, exact=True) for name in (YES, NO))
    assert await yes.evaluate(LOOKS) == await no.evaluate(LOOKS)
    assert await shape(yes) == await shape(no)
    assert 0 < await yes.evaluate(MARK) < FAR
