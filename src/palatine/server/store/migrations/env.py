"""What Alembic runs: the scripts, over a connection that `server/schema.py` gives."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
