"""Older positions, converted to today's form.

The agenda was a list of items that all had the same fields: `card`, `n` and `names` stood for
whatever the item was about. Now each scene has its own fields.
"""

from typing import Any

RENAMED: dict[str, dict[str, str]] = {
    "phase": {"card": "phase"},
    "site": {"card": "unit"},
    "go_home": {"card": "world"},
    "garrison": {"card": "world"},
    "remove_world": {"card": "world"},
    "step": {"card": "name"},
    "aims": {"card": "step"},
    "aim": {"card": "step", "names": "done"},
    "targets": {"card": "unit"},
    "window": {"moment": "moment", "card": "source", "n": "place"},
    "resolve": {"card": "source"},
    "scrap": {"n": "most"},
    "shed": {"n": "count"},
    "sort": {"n": "count"},
    "to_hand": {"card": "unit"},
    "clone": {"card": "unit", "n": "price"},
    "censure": {"card": "face"},
    "tax": {"card": "face"},
    "draft": {"card": "part"},
    "duel_end": {"card": "world", "n": "won"},
}
"""For each kind of item, the current names of its fields; all have a kind, and most a seat."""


GONE = ("doing", "choosing", "goal", "paid", "drew_system")
"""Fields of the state that nothing needs any more, since questions now carry their own facts."""


def modern(plain: dict[str, Any]) -> dict[str, Any]:
    """The state of a position without these fields, and with scenes instead of items."""
    left = {name: value for name, value in plain.items() if name not in GONE}
    agenda = plain.get("agenda")
    if isinstance(agenda, list | tuple):
        left["agenda"] = [scene_of(each) for each in agenda]
    return left


def scene_of(item: Any) -> Any:
    """The scene that an item stood for; anything else stays as it is."""
    if not isinstance(item, dict) or "names" not in item:
        return item
    kind = item.get("kind", "")
    scene = {name: item[name] for name in ("kind", "seat") if name in item}
    for old, new in RENAMED.get(kind, {}).items():
        scene[new] = item.get(old)
    if kind == "aim":
        scene["done"] = [int(seat) for seat in scene["done"]]
    if kind == "duel_end":
        scene["won"] = bool(scene["won"])
    return scene
