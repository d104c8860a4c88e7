"""Tables and the entries of their logs. A file older than the versions has them already."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both if they are missing."""
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column(
            "used", sa.REAL().with_variant(sa.DOUBLE_PRECISION(), "postgresql"), nullable=False
        ),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_table(
        "entries",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
