"""Positions that an earlier house has written, read as today's are.

The agenda was a list of items that all had the same fields: `card`, `n` and `names` stood for
whatever the item was about. Each scene has fields of its own now.
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
"""For each kind of item what its fields are called now; all have a kind, and most a seat."""


GONE = ("doing", "choosing", "goal", "paid", "drew_system")
"""Fields of the state that nothing needs any more: questions say themselves what they are about."""


def modern(plain: dict[str, Any]) -> dict[str, Any]:
    """The state of a position without what is gone, and with scenes in the place of items."""
    left = {name: value for name, value in plain.items() if name not in GONE}
    agenda = plain.get("agenda")
    if isinstance(agenda, list | tuple):
        left["agenda"] = [scene_of(each) for each in agenda]
    return left


def scene_of(item: Any) -> Any:
    """An item as the scene that it stood for; anything else as it is."""
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
