"""The schema's versions, as Alembic runs them: the same scripts on SQLite and on PostgreSQL."""
