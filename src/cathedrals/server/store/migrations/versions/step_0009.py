"""Who left a seat or handed it over, and may have it back."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("seats", sa.Column("before", sa.String(40)))
