"""Sessions that can be ended, seats that can be lent, tables with a host and a last sign of life, leases and bans."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

YEAR = 365 * 24 * 3600  # as long as browsers kept the signed cookies that sessions take the place of


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("sessions_guest", "sessions", ["guest"])
    op.create_table(
        "lent_seats",
        sa.Column("match", sa.String(20), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(40)),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("lent_seats_guest", "lent_seats", ["guest"])
    op.create_table(
        "kicked",
        sa.Column("match", sa.String(20), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
    )
    op.create_table(
        "bans",
        sa.Column("what", sa.String(60), primary_key=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.add_column("guests", sa.Column("likeness", sa.String(80)))
    op.create_index("guests_likeness", "guests", ["likeness"])
    op.add_column("guests", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("reset", sa.String(64)))
    op.add_column("guests", sa.Column("reset_until", sa.Float))
    # Also of guests whom a server of before still adds beside us; ours says 0 of whom it adds.
    until = sa.Column("signed_until", sa.Float, nullable=False, server_default=str(time.time() + YEAR))
    op.add_column("guests", until)
    op.execute("UPDATE guests SET seen = since")
    op.add_column("matches", sa.Column("host", sa.String(40), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("matches", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("leased_to", sa.String(20), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("leased_until", sa.Float, nullable=False, server_default="0"))
    op.create_index("matches_seen", "matches", ["status", "seen"])
    op.create_index("matches_host", "matches", ["host", "status", "seen"])
    op.execute("UPDATE matches SET seen = since")
    # Their salts were drawn by the server, which counts as nobody's from now on.
    op.execute("UPDATE seats SET salt = '' WHERE match IN (SELECT id FROM matches WHERE status = 'open')")
    op.add_column("chat", sa.Column("key", sa.String(40)))
    op.create_index("chat_key", "chat", ["match", "key"], unique=True)
