"""An account remembers its language."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("guests", sa.Column("language", sa.String(2)))
