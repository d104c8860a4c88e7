"""Load on the server: many tables, many viewers, next to a bare Starlette relay in the same run."""
