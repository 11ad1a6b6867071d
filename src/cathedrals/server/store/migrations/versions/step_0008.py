"""Which boxes a server was told of when it started, so that they stay on the shelf."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("boxes", sa.Column("at_start", sa.Boolean, nullable=False, server_default=sa.false()))
