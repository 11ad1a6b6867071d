"""A plugin of pytest: says for which test the lines are taken, here and in the processes that tests start."""

from __future__ import annotations

import importlib
import json
import os
import socket
import tempfile
import threading
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tests.mutants.belonging import OF_FILE
from tests.mutants.copies import busy

FOLLOWER = importlib.import_module("sitecustomize")  # the one that Python imported at the start


class Teller:
    """Tells every child which test begins, and waits until it has heard."""

    def __init__(self) -> None:
        self.context = "nothing yet"
        self.path = f"{tempfile.mkdtemp()}/teller"
        self.door = socket.socket(socket.AF_UNIX)
        self.door.bind(self.path)
        self.door.listen(64)
        self.children: list[socket.socket] = []
        self.lock = threading.Lock()
        threading.Thread(target=self.welcome, daemon=True).start()

    def welcome(self) -> None:
        while True:
            child, _ = self.door.accept()
            child.settimeout(FOLLOWER.PATIENCE)
            with self.lock:
                self.children += [child] if self.hears(child) else []

    def hears(self, child: socket.socket) -> bool:
        try:
            child.sendall(self.context.encode())
            if child.recv(1):
                return True
        except OSError:
            pass  # it has ended
        child.close()
        return False

    def tell(self, context: str) -> None:
        with self.lock:
            self.context = context
            self.children = [child for child in self.children if self.hears(child)]
        FOLLOWER.switch(context)


class Following:
    """In the process that runs tests."""

    def __init__(self) -> None:
        self.teller = Teller()
        os.environ["MUTANTS_SOCKET"] = self.teller.path

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Generator[None, Any, Any]:
        if isinstance(collector, pytest.Module):
            self.teller.tell(OF_FILE + collector.nodeid)
        return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.teller.tell(nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
    ) -> Generator[None, Any, Any]:
        """What is made for several tests is taken for all of the file."""
        before = self.teller.context
        if fixturedef.scope == "function":
            return (yield)
        self.teller.tell(OF_FILE + before.removeprefix(OF_FILE).split("::")[0])
        try:
            return (yield)
        finally:
            self.teller.tell(before)


class Timing:
    """In the process that gathers: how long each test took, and which did not pass."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seconds: dict[str, float] = {}
        self.bad: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if report.outcome != "passed":
            self.bad.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        passed = {
            test: round(seconds / busy(), 4) for test, seconds in self.seconds.items() if test not in self.bad
        }
        self.file.write_text(json.dumps({"seconds": passed, "bad": sorted(self.bad)}), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    gathers = not hasattr(config, "workerinput")
    if gathers:
        config.pluginmanager.register(Timing(Path(os.environ["MUTANTS_TIMES"])), "timing")
    if not gathers or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Following(), "following")
