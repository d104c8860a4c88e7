"""What a game's tests are written with, in this house and in any other (docs/testing.md).

    from palatine.testing import Table

    t = Table.opened(GAME, 5, deal={"roles": (("traitor",),)})
    assert t.at("accuse").refusal("player:0") == "XY-2.1"

`Table` is a match that a test speaks to; a game's own moves are a small subclass of it. The plugin
(`-p palatine.testing.plugin`) knows the rule marks, and keeps the record of a test that fails.
"""

from palatine.testing.promises import broken_promises
from palatine.testing.table import Table, viewer_of

__all__ = ("Table", "broken_promises", "viewer_of")
