"""Small arenas for the tests, and a scripted model that only this machine can reach."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from palatine.arena.file import Agent, Arena, Stop, Table
from palatine.arena.played import Played
from palatine.arena.run import run

KEY = "a-key-that-nobody-may-see"
Script = Callable[[dict[str, Any]], dict[str, Any]]
"""From a request to the message of its reply."""


def arena(*agents: Agent, game: str = "secret-emperor", **changes: Any) -> Arena:
    """An arena with two deals and quick bots; arguments change its fields."""
    fixed: dict[str, Any] = {
        "title": "A test",
        "table": (Table(game, 5),),
        "agent": agents or (Agent("easy", bot="easy"),),
        "stop": Stop(2),
        "baselines": ("random",),
        "seed": "test",
        "rounds": 1,
        "chances": False,
    }
    return Arena(**{**fixed, **changes})


def played(of: Arena, folder: Path) -> list[Played]:
    """All games of an arena."""
    games: list[Played] = []
    run(of, folder, 1, lambda game, *_: games.append(game))
    return games


def called(name: str, **arguments: Any) -> dict[str, Any]:
    """A tool call in an endpoint's format."""
    function = {"name": name, "arguments": json.dumps(arguments)}
    return {"id": f"call-{name}", "type": "function", "function": function}


def first_option(request: dict[str, Any]) -> dict[str, Any]:
    """Answers every question with the first option in it."""
    questions = [m["content"] for m in request["messages"] if m["role"] == "user"]
    _, _, offered = questions[-1].rpartition("these words")
    atoms = [line.split(": ")[0].strip() for line in offered.splitlines()[1:]]
    most = 2 if "list of 2" in questions[-1] else 1
    return {"tool_calls": [called("answer", answer=atoms[:most])]}


@contextmanager
def served(script: Script) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """An endpoint for this model: its address, and all requests so far."""
    requests: list[dict[str, Any]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            requests.append({**body, "key": self.headers.get("Authorization")})
            message = {"role": "assistant", "content": None, **script(body)}
            usage = {"prompt_tokens": 100, "completion_tokens": 7}
            reply = json.dumps({"choices": [{"message": message}], "usage": usage}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(reply)))
            self.end_headers()
            self.wfile.write(reply)

        def log_message(self, *_: Any) -> None:
            """Tests are quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1", requests
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
