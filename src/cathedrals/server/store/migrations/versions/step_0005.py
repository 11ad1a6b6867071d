"""Whence somebody came who waits at a table, and boxes that can be taken off the shelf."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("address", sa.String(40), nullable=False, server_default=""))
    op.add_column("boxes", sa.Column("shelved", sa.Boolean, nullable=False, server_default=sa.true()))
