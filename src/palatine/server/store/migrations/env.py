"""What Alembic runs: the scripts, over a connection from `server/store/schema.py`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
