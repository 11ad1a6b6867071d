"""A server and a Chromium for each process of the tests."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.people import PATIENCE, Visitor
from tests.browser.positions import RECORDS, keep
from tests.server.serving import ROOT, Served

CLIENT = ROOT / "src" / "cathedrals" / "server" / "static" / "index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not CLIENT.exists():
        missing = "the browser client is not built"
        pytest.fail(missing) if chromium.is_wanted() else pytest.skip(missing)
    with Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('store')}/store.sqlite") as server:
        yield server


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose store holds the matches of some records."""
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('kept')}/store.sqlite"
    keep(database, RECORDS)
    with Served(database) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.MISSING) if chromium.is_wanted() else pytest.skip(chromium.MISSING)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE)
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; each is looked at for complaints when the test is done."""
    visitors: list[Visitor] = []

    def come(**more: object) -> Visitor:
        visitors.append(Visitor(browser, served.url, **more))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
