"""How the tests run everywhere: the gate's samples, or more of everything by a seed with `--long`."""

import json
import os
import sys
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.tiers import TIER, sample

ON_COMPILED = os.path.join("build", "compiled")
os.environ["LC_ALL"] = "C.UTF-8"  # whoever runs them, commands that are not told a language speak English

pytest.register_assert_rewrite("cathedrals.conformance")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("tiers")
    group.addoption("--long", action="store_true", help="the sizes of make long, and the tests marked long")
    group.addoption("--seed", type=int, default=0, help="what is drawn with --long is drawn by this seed")
    group.addoption("--tell", metavar="FILE", help="write what was run and counted into this file")
    group.addoption("--left-out", metavar="FILE", help="add what was left out to this file")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    TIER.is_long, TIER.seed = config.getoption("--long"), config.getoption("--seed")
    settings.register_profile(
        "house",
        derandomize=not TIER.is_long,
        database=None,
        deadline=None,
        max_examples=sample(60, 2000),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    settings.load_profile("house")
    if TIER.is_long:
        config.option.hypothesis_seed = str(TIER.seed)
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Summary(config), "summary")


@pytest.fixture(autouse=True)
def _boxes_are_put_away() -> Generator[None, None, None]:
    """Pieces that a test lays out leave their place to the next."""
    laid = [module.LAID for name, module in sys.modules.items() if name.endswith(".parts")]
    before = [boxes.texts[:] for boxes in laid]
    yield
    for boxes, texts in zip(laid, before, strict=True):
        boxes.texts[:] = texts
    if laid:
        sys.modules["cathedrals.games"].KNOWN.clear()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for_long = [] if TIER.is_long else [item for item in items if item.get_closest_marker("long")]
    if for_long:
        config.hook.pytest_deselected(items=for_long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    items.sort(key=lambda item: item.get_closest_marker("first") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """Send what the test has counted along with its report."""
    report = yield
    report.user_properties.append(("done", dict(TIER.done)))
    TIER.done.clear()
    return report


class Summary:
    """Gathers what all processes did; says what was left out, and how to repeat what failed."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.outcomes: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.left_out: Counter[str] = Counter()
        self.failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == "done" and isinstance(value, dict):
                self.done.update(value)
        if report.when == "call" or report.outcome != "passed":
            self.outcomes[report.outcome] += 1
        if report.failed and report.nodeid not in self.failed:
            self.failed.append(report.nodeid)
        self.note_skipped(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.note_skipped(report)

    def note_skipped(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.skipped and isinstance(report.longrepr, tuple):
            self.left_out[report.longrepr[2].removeprefix("Skipped: ")] += 1

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        compiled = "PYTHONPATH=build/compiled " if ON_COMPILED in os.environ.get("PYTHONPATH", "") else ""
        how = f" --long --seed {TIER.seed}" if TIER.is_long else ""
        for test in self.failed:
            terminalreporter.write_line(f"to repeat: {compiled}.venv/bin/python -m pytest{how} '{test}'")
        for line in self.lines():
            terminalreporter.write_line(line)

    def lines(self) -> list[str]:
        return [
            f"left out: {count} {'test' if count == 1 else 'tests'}: {reason}"
            for reason, count in self.left_out.items()
        ]

    def pytest_sessionfinish(self) -> None:
        if file := self.config.getoption("--tell"):
            done = {"outcomes": self.outcomes, "done": self.done, "failed": self.failed}
            Path(file).write_text(json.dumps(done | {"left_out": self.lines()}), encoding="utf-8")
        if file := self.config.getoption("--left-out"):
            with Path(file).open("a", encoding="utf-8") as out:
                out.writelines(f"{line}\n" for line in self.lines())
