"""Load on the server: many tables, many viewers, beside a bare Starlette relay in the same run."""
