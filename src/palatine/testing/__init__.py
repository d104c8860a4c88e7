"""Tools to write a game's tests with, in this house and elsewhere (docs/testing.md).

    from palatine.testing import Table

    t = Table.opened(GAME, 5, deal={"roles": (("traitor",),)})
    assert t.at("accuse").refusal("player:0") == "XY-2.1"

`Table` is a match that a test talks to; a small subclass of it has a game's own moves. The plugin
(`-p palatine.testing.plugin`) knows the rule marks, and keeps the records of a failed test.
"""

from palatine.testing.promises import broken_promises
from palatine.testing.table import Table, viewer_of

__all__ = ("Table", "broken_promises", "viewer_of")
