"""The steps by which a store of an older version becomes one of this."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Select, column, inspect, select, table, text

from cathedrals.server.store.schema import metadata

NEWEST = "0009"
FOLDER = Path(__file__).parent
STEPS = "alembic_version"


class Foreign(Exception):
    """What is in the database was not written by us, or by a later us."""


def migrate(connection: Connection) -> None:
    """Bring the store to the newest step; nothing happens where it already is."""
    step = step_of(connection)
    if step == NEWEST:
        return
    if step is not None and step > NEWEST:
        raise Foreign(
            "a newer version of Cathedrals wrote it; install that one, or choose another --database"
        )
    if step is None and is_foreign(connection):
        raise Foreign("it holds tables of another program; choose another --database")
    upgrade(connection, NEWEST)


def upgrade(connection: Connection, step: str) -> None:
    """Take the steps up to one."""
    from alembic import command  # here, because it takes long to load and is seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, step)


def step_of(connection: Connection) -> str | None:
    """The step at which a store is; nothing for an empty one."""
    if not inspect(connection).has_table(STEPS):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {STEPS}"))
    return found


def step_kept() -> Select[tuple[str]]:
    """The question for the step of a store that was opened; another server may have taken it further since."""
    return select(column("version_num").label("step")).select_from(table(STEPS))


def is_foreign(connection: Connection) -> bool:
    """A file is one program's; in a PostgreSQL others may have theirs beside ours, under other names."""
    found = set(inspect(connection).get_table_names())
    ours = found if connection.dialect.name == "sqlite" else found & set(metadata.tables)
    return STEPS not in found and bool(ours)
