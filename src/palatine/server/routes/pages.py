"""What anybody may fetch over HTTP: games, words, rules, cards, a check of a deck; our health."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from palatine.core.words import languages
from palatine.server.pages import lessons
from palatine.server.pages import words as wordbook
from palatine.server.pages.cards import card_book, checked, game_named
from palatine.server.pages.catalog import catalog
from palatine.server.pages.glance import glance_page
from palatine.server.pages.skins import file_of
from palatine.server.routes.answers import (
    body_of,
    compressed,
    counted,
    json,
    not_found,
    refusing,
    tables_of,
    text_of,
)
from palatine.server.routes.door import client_of
from palatine.server.wire.card_messages import DeckText

LONGEST_NUMBER = 3
"""The most digits of a step's number."""
LONGEST_ATOM = 200


async def get_games(request: Request) -> Response:
    """`GET /api/games`."""
    content = msgspec.json.encode(catalog(tables_of(request).settings.build))
    return compressed(request, content, "application/json")


async def get_house_words(request: Request) -> Response:
    """`GET /words/LANG.ftl`."""
    return text_of(request, wordbook.house_words(request.path_params["language"]))


async def get_game_words(request: Request) -> Response:
    """`GET /words/GAME/THEME/LANG.ftl`."""
    named = request.path_params
    words = wordbook.game_words(named["game"], named["theme"], named["language"])
    return text_of(request, words)


async def get_rules(request: Request) -> Response:
    """`GET /rules/GAME/LANG.md`."""
    named = request.path_params["game"], request.path_params["language"]
    answer = text_of(request, wordbook.rules(*named), "text/markdown")
    if spoken := wordbook.rules_languages(*named):
        answer.headers["Content-Language"] = spoken
    return answer


async def get_glance(request: Request) -> Response:
    """`GET /api/games/GAME/glance/EDITION`."""
    named = request.path_params
    page = await asyncio.to_thread(glance_page, named["game"], named["edition"])
    return text_of(request, page, "application/json")


async def get_glance_words(request: Request) -> Response:
    """`GET /words/glance/GAME/LANG.ftl`."""
    named = request.path_params
    return text_of(request, wordbook.glance_words(named["game"], named["language"]))


async def get_guide_words(request: Request) -> Response:
    """`GET /words/guide/GAME/LANG.ftl`."""
    named = request.path_params
    return text_of(request, wordbook.guide_words(named["game"], named["language"]))


async def get_term_words(request: Request) -> Response:
    """`GET /words/terms/GAME/LANG.ftl`."""
    named = request.path_params
    return text_of(request, wordbook.term_words(named["game"], named["language"]))


async def get_cards(request: Request) -> Response:
    """`GET /api/games/GAME/cards`."""
    return text_of(request, card_book(request.path_params["game"]), "application/json")


async def get_lessons(request: Request) -> Response:
    """`GET /api/games/GAME/lessons`."""
    return text_of(request, lessons.lesson_cards(request.path_params["game"]), "application/json")


async def get_lesson(request: Request) -> Response:
    """`GET /api/games/GAME/lessons/NAME`; `preview` is the one that its author is writing here."""
    named = request.path_params
    if named["name"] == "preview":
        return text_of(request, lessons.preview_text(named["game"]), "application/json")
    text = await asyncio.to_thread(lessons.lesson_text, named["game"], named["name"])
    return text_of(request, text, "application/json")


async def get_why(request: Request) -> Response:
    """`GET /api/games/GAME/lessons/NAME/why?step=N&atom=A&language=LANG`."""
    named, asked = request.path_params, request.query_params
    step, atom, language = (asked.get(name, "") for name in ("step", "atom", "language"))
    if not step.isdecimal() or len(step) > LONGEST_NUMBER or len(atom) > LONGEST_ATOM:
        return await not_found(request)
    spoken = language if language in languages() else "en"
    limits = tables_of(request).limits
    limits.check_deck(client_of(request))  # it plays a game up to there, which costs as much
    async with limits.decks:
        found = await asyncio.to_thread(
            lessons.why, named["game"], named["name"], int(step), atom, spoken
        )
    return await not_found(request) if found is None else json(found)


async def post_deck(request: Request) -> Response:
    """`POST /api/games/GAME/decks`: checks a deck, and forgets it."""
    given = await body_of(request, DeckText)
    limits = tables_of(request).limits
    limits.check_deck(client_of(request))
    game = game_named(request.path_params["game"])
    async with limits.decks:
        return json(await asyncio.to_thread(checked, game, given.text, given.name))


async def get_card_words(request: Request) -> Response:
    """`GET /words/cards/GAME/LANG.ftl`."""
    named = request.path_params
    return text_of(request, wordbook.card_words(named["game"], named["language"]))


async def get_version_words(request: Request) -> Response:
    """`GET /words/versions/GAME/LANG.ftl`."""
    named = request.path_params
    return text_of(request, wordbook.version_words(named["game"], named["language"]))


async def get_skin(request: Request) -> Response:
    """`GET /skins/GAME/VERSION/FILE`: a file of a skin that a game from another package brings."""
    file = file_of(**request.path_params)
    if file is None:
        return await not_found(request)
    return file.response(request.headers.get("accept-encoding", ""))


# The operator


async def get_health(request: Request) -> Response:
    """`GET /healthz`: whether the store answers."""
    await tables_of(request).store.count()
    return PlainTextResponse("ok\n")


async def get_metrics(request: Request) -> Response:
    """`GET /metrics`, for Prometheus: guests could see from it that somebody changed a vote.

    So it has a port of its own. Behind a proxy on this machine that lets everybody through, no
    header and no address tells the operator from a guest.
    """
    _, port = request.scope["server"]
    if port not in tables_of(request).settings.metrics_ports:
        return await not_found(request)
    return Response(tables_of(request).metrics.page(), media_type="text/plain; version=0.0.4")


ROUTES = (
    Route("/api/games", counted(get_games)),
    Route("/api/games/{game}/cards", counted(get_cards)),
    Route("/api/games/{game}/lessons", counted(get_lessons)),
    Route("/api/games/{game}/lessons/{name}", refusing(counted(get_lesson))),
    Route("/api/games/{game}/lessons/{name}/why", refusing(get_why)),
    Route("/api/games/{game}/decks", refusing(post_deck), methods=["POST"]),
    Route("/words/cards/{game}/{language}.ftl", counted(get_card_words)),
    Route("/api/games/{game}/glance/{edition}", counted(get_glance)),
    Route("/words/glance/{game}/{language}.ftl", counted(get_glance_words)),
    Route("/words/guide/{game}/{language}.ftl", counted(get_guide_words)),
    Route("/words/terms/{game}/{language}.ftl", counted(get_term_words)),
    Route("/words/versions/{game}/{language}.ftl", counted(get_version_words)),
    Route("/words/{language}.ftl", counted(get_house_words)),
    Route("/words/{game}/{theme}/{language}.ftl", counted(get_game_words)),
    Route("/rules/{game}/{language}.md", counted(get_rules)),
    Route("/skins/{game}/{version}/{name:path}", counted(get_skin)),
    Route("/healthz", counted(get_health)),
    Route("/metrics", counted(get_metrics)),
)
