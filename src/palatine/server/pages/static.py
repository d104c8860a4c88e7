"""The built client: every file in memory, with the compressed forms that the build made of it.

A file under `assets/` has its content's hash in its name, so browsers may keep it for ever. Every
page of the client is `index.html`.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
FOR_EVER: Final = "public, max-age=31536000, immutable"
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What each kind of file is. Python would ask the system, and many a Windows thinks that scripts
are plain text, which no browser runs."""
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
        """The file in the smallest form that the browser accepts."""
        headers = {"Cache-Control": self.caching, "Vary": "Accept-Encoding"}
        for encoding, content in self.compressed.items():
            if encoding in accepted:
                headers["Content-Encoding"] = encoding
                return Response(content, media_type=self.kind, headers=headers)
        return Response(self.content, media_type=self.kind, headers=headers)


class Static:
    """The files of a folder by their path. Nobody can ask for anything that is not among them."""

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
        """A file, or otherwise the page: the client knows which one from the address."""
        accepted = request.headers.get("accept-encoding", "")
        path = request.path_params.get("path", "")
        found = self.files.get(path)
        if found is None and path.startswith("assets/"):
            return PlainTextResponse("not found\n", 404)
        page = found or self.files.get(INDEX)
        return page.response(accepted) if page else PlainTextResponse(NOT_BUILT, 503)


def read(path: Path, folder: Path) -> File:
    """A file with any compressed forms beside it."""
    compressed = {
        encoding: Path(f"{path}{ending}").read_bytes()
        for encoding, ending in ENCODINGS.items()
        if Path(f"{path}{ending}").exists()
    }
    is_hashed = path.relative_to(folder).parts[0] == "assets"
    kind = KINDS.get(path.suffix, "application/octet-stream")
    return File(kind, FOR_EVER if is_hashed else "no-cache", path.read_bytes(), compressed)
