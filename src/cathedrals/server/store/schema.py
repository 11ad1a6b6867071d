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
    Column("secret", LargeBinary, nullable=False),
    Column("origin", String(40), nullable=False),  # m7:44, or nothing
    Column("header", Text, nullable=False),  # of the record; nothing until the match begins
    Column("result", JSON),
    Column("again", String(20)),  # the rematch, once there is one
    Column("line", Integer, nullable=False),  # the last one; this and the next two are kept with every line
    Column("asked", Integer, nullable=False),  # the seat asked then, or nobody
    Column("scores", JSON),
    Column("since", Float, nullable=False),
    Index("matches_open", "status", "listed", "since"),
)

boxes = Table(
    "boxes",
    metadata,
    Column("digest", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
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
    Index("seats_guest", "guest"),
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
    Index("chat_match", "match", "id"),
)
