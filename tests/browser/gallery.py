"""Builds the gallery of parts, which the shipped client does not contain."""

import os
import subprocess
from pathlib import Path

from tests.browser.chromium import NODE

WEB = Path(__file__).parents[2] / "web"


def build_gallery(folder: Path) -> Path:
    """The gallery, built into a folder."""
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    words = ("build", "--mode", "gallery", "--logLevel", "warn", "--outDir", folder.resolve())
    env = {**os.environ, "NODE_ENV": "production"}
    subprocess.run([NODE, vite, *words], cwd=WEB, env=env, check=True)
    return folder
