"""What the documentation site adds to the pages in `docs/`: pages made from code and from games.

Pages elsewhere in the repository (rulebooks, ARCHITECTURE.md, ...) get a place on the site, and
links to them lead there. A link to a file that has no page becomes its name.
"""

import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = {
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    **{
        path.relative_to(ROOT).as_posix(): f"rules/{path.parent.name.replace('_', '-')}-{path.name}"
        for path in sorted((ROOT / "src" / "palatine" / "games").glob("*/rul*.md"))
        if "." not in path.stem  # the site is in English
    },
}
"""Where pages from elsewhere in the repository stand on the site."""
MADE: Final = {
    "src/palatine/cli/manual.py": "cli.md",
    "src/palatine/server/wire/messages.py": "table-messages.md",
    "src/palatine/server/wire/table-protocol.schema.json": "table-protocol.schema.json",
}
"""Pages that are made from code. A link to the code leads to its page."""
SAVED: Final = tuple(
    path.relative_to(ROOT).as_posix()
    for path in sorted((ROOT / "examples").iterdir())
    if path.is_file()
)
"""Files that readers save, at the same place on the site."""
UNTESTED: Final = re.compile(r"^( *```\w+) untested:.*$", re.M)
"""Why a block is not tried by the tests (tests/pages.py): nothing for readers."""
WELCOME: Final = "index.md"
"""The page without columns beside it."""
ICON: Final = "icons/192.png"
LINK: Final = re.compile(r"\[((?:!\[[^]]*\]\([^)]*\)|[^]])*)\]\(([^)\s]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is made from code, and what lies elsewhere."""
    from palatine.cli.manual import markdown
    from palatine.server.wire import reference

    files.append(File.generated(config, "cli.md", content=markdown()))
    files.append(File.generated(config, "table-messages.md", content=reference.page()))
    schema = "table-protocol.schema.json"
    files.append(File.generated(config, schema, content=reference.schema()))
    for place in SAVED:
        files.append(File.generated(config, place, abs_src_path=str(ROOT / place)))
    icon = ROOT / "web" / "public" / ICON
    files.append(File.generated(config, ICON, abs_src_path=str(icon)))
    for source, place in PAGES.items():
        content = (ROOT / source).read_text("utf-8")
        files.append(File.generated(config, place, content=content))
    return files


def on_page_markdown(text: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Have links lead to places of the site."""
    here = page.file.src_uri
    if here == WELCOME:
        page.meta["hide"] = ["navigation", "toc"]
    known = PAGES | MADE
    origin = next((source for source, place in known.items() if place == here), f"docs/{here}")

    def link(found: "re.Match[str]") -> str:
        shown, target = found.groups()
        shown = LINK.sub(link, shown)  # a picture that is a link
        return linked(shown, target, origin, here, files)

    return LINK.sub(link, UNTESTED.sub(r"\1", text))


def linked(shown: str, target: str, origin: str, here: str, files: Files) -> str:
    """A link as it is on the site, or the name of a file that has no page there."""
    path, hash_sign, part = target.partition("#")
    if not path or "://" in path or path.startswith("mailto:"):
        return f"[{shown}]({target})"
    meant = (ROOT / origin).parent.joinpath(path).resolve()
    if not meant.is_relative_to(ROOT):
        return shown
    known = meant.relative_to(ROOT).as_posix()
    place = (PAGES | MADE).get(known, known.removeprefix("docs/"))
    if files.get_file_from_path(place) is None:
        return shown if shown.startswith("`") else f"{shown} (`{known}`)"
    return f"[{shown}]({get_relative_url(place, here)}{hash_sign}{part})"
