"""The games. Each folder is one; `palatine.catalog` finds them."""
