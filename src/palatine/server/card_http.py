"""What is asked for over HTTP about cards and decks."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from palatine.server import wordbook
from palatine.server.card_messages import DeckText
from palatine.server.deck_check import card_book, checked, game_named
from palatine.server.http import body_of, house_of, json, refusing, text_of
from palatine.server.origin import client_of


async def get_cards(request: Request) -> Response:
    """`GET /api/games/GAME/cards`."""
    return text_of(request, card_book(request.path_params["game"]), "application/json")


async def post_deck(request: Request) -> Response:
    """`POST /api/games/GAME/decks`: looks at a deck, and forgets it."""
    given = await body_of(request, DeckText)
    limits = house_of(request).limits
    limits.check_deck(client_of(request))
    game = game_named(request.path_params["game"])
    async with limits.decks:
        return json(await asyncio.to_thread(checked, game, given.text, given.name))


async def get_card_words(request: Request) -> Response:
    """`GET /words/cards/GAME/LANG.ftl`."""
    named = request.path_params
    return text_of(request, wordbook.card_words(named["game"], named["language"]))


ROUTES = (
    Route("/api/games/{game}/cards", get_cards),
    Route("/api/games/{game}/decks", refusing(post_deck), methods=["POST"]),
    Route("/words/cards/{game}/{language}.ftl", get_card_words),
)
