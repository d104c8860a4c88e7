"""What a phone has loaded on its way from the code on the screen into a game."""

import pytest
from playwright.async_api import Page, Response

from tests.browser.conftest import STATIC
from tests.browser.players import Player, Screen, begin
from tests.browser.room import Room

GAMES = (
    ("Sith Imperative", 5),
    ("Besides The Emperor", 5),
    ("To Be Emperor", 2),
    ("Seize the Imperium", 2),
)
MOST = 130_000


def loading(page: Page) -> dict[str, int]:
    """The bytes of each file of the client that the page loads, as they travel."""
    weights: dict[str, int] = {}

    def note(response: Response) -> None:
        name = response.url.rpartition("/assets/")[2]
        packed = STATIC / "assets" / f"{name}.gz"
        path = packed if packed.exists() else STATIC / "assets" / name
        if path.is_file():
            weights[name] = path.stat().st_size

    page.on("response", note)
    return weights


@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_a_phone_in_a_game_has_loaded_little(room: Room, game: str, seats: int) -> None:
    """Including fonts, emblems and the host's part; and nothing of the public screen."""
    screen, phone = Screen(await room.tv()), Player(await room.phone(), "Anna")
    weights = loading(phone.page)
    code = await screen.create(room.address, game, seats)
    async with phone.page.expect_response(lambda response: "/assets/Table-" in response.url):
        await phone.join(room.address, code)
        await begin([phone], screen)
    await phone.page.wait_for_load_state("networkidle")
    assert not any(name.startswith(("Screen-", "Frame-")) for name in weights)
    assert sum(weights.values()) < MOST, sorted(weights.items(), key=lambda each: -each[1])
