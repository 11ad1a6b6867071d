"""One server for all tests that need nothing of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Person, Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('store')}/store.sqlite") as server:
        yield server


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database for a test that has a server or a store of its own."""
    return f"sqlite+aiosqlite:///{tmp_path}/store.sqlite"


@pytest.fixture
def ana(served: Served) -> Iterator[Person]:
    with Person(served.url, "Ana") as person:
        yield person


@pytest.fixture
def jan(served: Served) -> Iterator[Person]:
    with Person(served.url, "Jan") as person:
        yield person


@pytest.fixture
def eva(served: Served) -> Iterator[Person]:
    with Person(served.url, "Eva") as person:
        yield person
