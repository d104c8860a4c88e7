"""A table in memory: it takes what comes, saves it to disk, and then shows it to every viewer.

    connection -> inbox -> table -> store -> streams -> every connection

Nobody sees anything that is not on disk, nobody waits for a slow viewer, and we can throw away
whatever is in memory and read it again.
"""
