"""The steps by which a store of an older version becomes one of this."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

NEWEST = "0002"
FOLDER = Path(__file__).parent


def migrate(connection: Connection) -> None:
    """Bring the store to the newest step; nothing happens where it already is."""
    if step_of(connection) == NEWEST:
        return
    from alembic import command  # here, because it takes long to load and is seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def step_of(connection: Connection) -> str | None:
    """The step at which a store is; nothing for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found
