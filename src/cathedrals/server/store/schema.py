"""The tables of the store. `migrations/` makes them; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),  # the name in small letters; nothing for a mere guest
    Column("password", String(200)),
    Column("language", String(2)),  # of an account; a mere guest's is kept in their browser
    Column("likeness", String(80)),  # what an account's name looks like, so that nobody else is taken for it
    Column("reset", String(64)),  # the hash of a link that lets its holder choose a new password
    Column("reset_until", Float),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # when they were last here, about
    # How long a cookie from before there were sessions is honoured: not at all for whoever came since, but a server of
    # before that runs beside for the length of an upgrade names no such column, and its guests must stay who they are.
    Column("signed_until", Float, nullable=False, default=0.0, server_default="0"),
    Index("guests_likeness", "likeness"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("guest", String(40), nullable=False),
    Column("since", Float, nullable=False),
    Column("used", Float, nullable=False),  # when it was last used, about
    Index("sessions_guest", "guest"),
)

bans = Table(
    "bans",
    metadata,
    Column("what", String(60), primary_key=True),  # a guest's id, or an address
    Column("reason", String(200), nullable=False),
    Column("since", Float, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("pieces", String(12), nullable=False, server_default=""),  # a box, or nothing for the built-in one
    Column("status", String(10), nullable=False),  # open, running, over
    Column("listed", Boolean, nullable=False),
    Column("link", String(40), nullable=False),  # who knows it may sit down
    Column("host", String(40), nullable=False, server_default=""),  # the guest who opened it
    Column("hints", Boolean, nullable=False, server_default=true()),  # whether people may ask for them
    Column("secret", LargeBinary, nullable=False),
    Column("origin", String(40), nullable=False),  # m7:44, or nothing
    Column("header", Text, nullable=False),  # of the record; nothing until the match begins
    Column("result", JSON),
    Column("again", String(20)),  # the rematch, once there is one
    Column("line", Integer, nullable=False),  # the last one; this and the next two are kept with every line
    Column("asked", Integer, nullable=False),  # the seat asked then, or nobody
    Column("scores", JSON),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # when something last happened there
    Column(
        "leased_to", String(20), nullable=False, server_default=""
    ),  # the process that lets its programs play
    Column("leased_until", Float, nullable=False, server_default="0"),
    Index("matches_open", "status", "listed", "since"),
    Index("matches_seen", "status", "seen"),
    Index("matches_host", "host", "status", "seen"),
)

boxes = Table(
    "boxes",
    metadata,
    Column("digest", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("shelved", Boolean, nullable=False, server_default=true()),  # whether new tables may have it
    Column(
        "at_start", Boolean, nullable=False, server_default=false()
    ),  # named by the last server that started
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(40)),
    Column("program", String(20)),
    Column("name", String(40), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("left", Boolean, nullable=False),  # its person went away, somebody else may sit down
    Column("address", String(40), nullable=False, server_default=""),  # whence they came, until it begins
    Column("before", String(40)),  # who left it or handed it over, and may have it back
    Index("seats_guest", "guest"),
)

lent_seats = Table(
    "lent_seats",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("id", String(64), primary_key=True),  # the hash of what the link holds
    Column("owner", String(40), nullable=False),  # whose seat it was when the link was made
    Column("guest", String(40)),  # who opened the link and may act there too
    Column("since", Float, nullable=False),
    Index("lent_seats_guest", "guest"),
)

kicked = Table(
    "kicked",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("guest", String(40), primary_key=True),  # whom the host took off the table, or an address
)

lines = Table(
    "lines",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", String(20), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text),  # in own words, or
    Column("phrase", String(20)),  # one of those that have words in every language
    Column("since", Float, nullable=False),
    Column("key", String(40)),  # by which the same is not said twice
    Index("chat_match", "match", "id"),
    Index("chat_key", "match", "key", unique=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("guest", String(40), nullable=False),  # who sent it
    # Nothing for the guided first game. It refers to no row, so that a server of before can delete a match meanwhile.
    Column("match", String(20), nullable=False),
    Column("since", Float, nullable=False),
    Column("text", Text, nullable=False),
    Index("reports_guest", "guest"),
)

notes = Table(
    "notes",
    metadata,
    # It refers to no row, as a report does not.
    Column("match", String(20), primary_key=True),
    Column("guest", String(40), primary_key=True),  # whose it is; nobody else is ever told
    Column("text", Text, nullable=False),
    Column("since", Float, nullable=False),
    Index("notes_guest", "guest"),
)
