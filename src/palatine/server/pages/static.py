"""The built client: every file in memory, with the compressed forms that the build made of it.

A file under `assets/` has its content's hash in its name and may be kept for ever. Every page of
the client is `index.html`.
"""

import mimetypes
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
FOR_EVER: Final = "public, max-age=31536000, immutable"
STAMP: Final = "sources.sha256"
NOT_BUILT: Final = "The client is not built: run `make play`, or `make web` and start again.\n"


@dataclass(frozen=True)
class File:
    """One file, and its compressed forms."""

    kind: str
    caching: str
    content: bytes
    compressed: dict[str, bytes] = field(default_factory=dict)

    def response(self, accepted: str) -> Response:
        """The file in the smallest form that the browser takes."""
        headers = {"Cache-Control": self.caching, "Vary": "Accept-Encoding"}
        for encoding, content in self.compressed.items():
            if encoding in accepted:
                headers["Content-Encoding"] = encoding
                return Response(content, media_type=self.kind, headers=headers)
        return Response(self.content, media_type=self.kind, headers=headers)


class Static:
    """The files of a folder by their path. What is not among them can't be asked for."""

    def __init__(self, folder: Path = FOLDER) -> None:
        packed = tuple(ENCODINGS.values())
        paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
        self.files = {
            path.relative_to(folder).as_posix(): read(path, folder)
            for path in paths
            if path.suffix not in packed
        }
        stamp = self.files.pop(STAMP, None)
        self.build = stamp.content.decode()[:16] if stamp is not None else "none"

    async def file(self, request: Request) -> Response:
        """A file, or else the page: the client knows by the address which."""
        accepted = request.headers.get("accept-encoding", "")
        path = request.path_params.get("path", "")
        found = self.files.get(path)
        if found is None and path.startswith("assets/"):
            return PlainTextResponse("not found\n", 404)
        page = found or self.files.get(INDEX)
        return page.response(accepted) if page else PlainTextResponse(NOT_BUILT, 503)


def read(path: Path, folder: Path) -> File:
    """A file with whatever compressed forms lie beside it."""
    compressed = {
        encoding: Path(f"{path}{ending}").read_bytes()
        for encoding, ending in ENCODINGS.items()
        if Path(f"{path}{ending}").exists()
    }
    is_hashed = path.relative_to(folder).parts[0] == "assets"
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(kind, FOR_EVER if is_hashed else "no-cache", path.read_bytes(), compressed)
