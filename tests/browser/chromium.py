"""Which Chromium the tests use: the machine's, or Playwright's own. Run as a program, it sees to it that there is one.

python -m tests.browser.chromium
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser")
MISSING = "Chromium is missing (apt install chromium, or playwright install chromium)"


def of_machine() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def of_playwright() -> str | None:
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def find() -> str | None:
    return of_machine() or of_playwright()


def is_wanted() -> bool:
    """Where hosted machines run the tests, nothing may be left out for want of a browser."""
    return bool(os.environ.get("CI"))


def installer() -> tuple[str, list[list[str]]]:
    """Who can install it here, and by which commands."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        return "apt-get", [["apt-get", "-qq", "update"], ["apt-get", "-qq", "install", "-y", "chromium"]]
    return "Playwright", [[sys.executable, "-m", "playwright", "install", "chromium"]]


def install() -> bool:
    name, commands = installer()
    print(
        f"Chromium is missing, so {name} installs it: {' && '.join(' '.join(one) for one in commands)}",
        flush=True,
    )
    quiet = subprocess.DEVNULL
    return all(
        subprocess.run(one, stdout=quiet, stderr=quiet, check=False).returncode == 0 for one in commands
    )


def main() -> int:
    if find() or (install() and find()):
        return 0
    print(f"left out: the tests in the browser: {MISSING}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
