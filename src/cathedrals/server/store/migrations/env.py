"""Alembic's way in: the connection is the one the server has opened."""

from alembic import context

from cathedrals.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
