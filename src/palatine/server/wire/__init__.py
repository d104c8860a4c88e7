"""What the server and browsers send each other: messages, sockets, limits, links.

It knows of no table. `messages` are the words; `protocols` takes them off a socket and writes them
to it; `limits` says how many are too many.
"""
