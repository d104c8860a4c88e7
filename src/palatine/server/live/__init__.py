"""A table in memory: takes what comes, keeps it on disk, and then shows it to all who look.

    connection -> inbox -> table -> store -> streams -> every connection

Nobody is shown what is not on disk, nobody waits for a slow viewer, and whatever is in memory can
be thrown away and read again.
"""
