"""What people write down for themselves about a match."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("match", sa.String(20), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("notes_guest", "notes", ["guest"])
