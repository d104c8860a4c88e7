"""Several processes that serve the same tables: a bus between them, and who is where.

The log alone decides what has happened. A message on the bus may be lost, repeated or late.
"""
