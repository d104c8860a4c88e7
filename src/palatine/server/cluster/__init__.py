"""Several processes that serve the same tables: a bus between them, and who is where.

The log alone decides what has happened. What is said over the bus may be lost, doubled or late.
"""
