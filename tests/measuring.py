"""A plugin for runs that are measured: which tests are. Traced, Python takes twice as long, so only what tells most is.

`coverage run -m pytest -p tests.measuring` measures those tests and every process that they start; which branches they
took, `python -m tests.branches` tells.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from coverage import Coverage

from cathedrals.kernel import tally

HERE = Path(__file__).parent
FOR_PROCESSES = "COVERAGE_PROCESS_CONFIG"  # by which a process knows that it is measured
IS_COMPILED = not tally.__file__.endswith(".py")
#: What is measured on the compiled rules, where the server and the command line are; the sources show the rest.
ON_COMPILED = ("cli", "envs", "kernel", "players", "server", "words", "test_bench.py", "test_matches.py")
#: What takes long there and goes where other tests go, too.
TOO_DEAR = ("test_crowding.py", "test_fuzz.py", "test_kills.py", "test_proxies.py", "test_walks.py")


def is_measured(path: Path, is_compiled: bool = IS_COMPILED) -> bool:
    if not is_compiled:
        return True
    return path.relative_to(HERE).parts[0] in ON_COMPILED and path.name not in TOO_DEAR


@contextmanager
def unmeasured() -> Iterator[None]:
    """Nothing of what is done here is measured, nor of what is done in processes that are started here."""
    coverage, config = Coverage.current(), os.environ.pop(FOR_PROCESSES, None)
    if coverage is not None:
        coverage.stop()
    try:
        yield
    finally:
        if config is not None:
            os.environ[FOR_PROCESSES] = config
        if coverage is not None:
            coverage.start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    if is_measured(item.path):
        return (yield)
    with unmeasured():
        return (yield)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """A worker that takes its time at its end is killed, and what it measured must not go with it."""
    coverage = Coverage.current()
    if coverage is not None:
        coverage.stop()
        coverage.save()
