"""Owners' own boxes of pieces, and which of them a match is played with."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("digest", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.add_column("matches", sa.Column("pieces", sa.String(12), nullable=False, server_default=""))
