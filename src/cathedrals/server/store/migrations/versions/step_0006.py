"""Reports from tables."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("match", sa.String(20), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("reports_guest", "reports", ["guest"])
