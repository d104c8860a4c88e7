"""Agents at a real server, invited by the host and admitted by their tickets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx2
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

from palatine.server.wire import messages as sent
from tests.agents_mcp.agents import Agent
from tests.server.visitors import Party


@asynccontextmanager
async def client_with(
    address: str, token: str, mode: str = "auto", language: str = ""
) -> AsyncIterator[Client]:
    """The official client over HTTP."""
    headers = {"Authorization": f"Bearer {token}", "Accept-Language": language or "*"}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=60.0) as http,
        Client(streamable_http_client(f"{address}/mcp", http_client=http), mode=mode) as client,
    ):
        yield client


@asynccontextmanager
async def agent_with(
    address: str, token: str, mode: str = "auto", language: str = ""
) -> AsyncIterator[Agent]:
    """An agent over HTTP."""
    async with client_with(address, token, mode, language) as client:
        yield Agent(client)


async def invite(party: Party, person: int | None = None) -> sent.Invitation:
    """Let the host invite an agent."""
    found = await party.screen.send(sent.InviteAgent, person=person)
    assert isinstance(found, sent.Invitation), found
    return found


def token_of(party: Party, seat: int) -> str:
    """The ticket of a seat as an agent would show it, from the browser in that seat."""
    browser = party.browsers[seat]
    return f"{party.code}.{browser.cookies[f'seat-{party.code}']}"
