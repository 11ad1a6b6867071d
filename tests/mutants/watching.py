"""A plugin of pytest for the run of one mutant: takes its tests in their order, and ends what hangs."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tests.mutants.copies import busy

PATIENCE = 15.0  # beside ten times what the test takes on the clean sources
HUNG = 70


class Watching:
    def __init__(self, task: dict[str, Any]) -> None:
        self.seconds: dict[str, float] = task["seconds"]
        self.killer = Path(task["killer"])

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = {test: place for place, test in enumerate(self.seconds)}
        items[:] = sorted(
            (item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid]
        )

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        limit = busy() * (PATIENCE + 10 * self.seconds[item.nodeid])
        watch = threading.Timer(limit, self.give_up, [item.nodeid])
        watch.daemon = True
        watch.start()
        try:
            return (yield)
        finally:
            watch.cancel()

    def give_up(self, test: str) -> None:
        self.killer.write_text(f"{test} (it hung)", encoding="utf-8")
        os._exit(HUNG)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.killer.write_text(report.nodeid, encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    task = json.loads(Path(os.environ["MUTANT"]).read_text("utf-8"))
    config.pluginmanager.register(Watching(task), "watching")
