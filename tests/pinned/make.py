"""Writes anew what is pinned of the rules, after a change that means to change it.

    python -m tests.pinned.make

Read the differences of the playthroughs as a player would, and say in the same commit why they changed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.pinned import counts, playthrough, walks
from tests.pinned.cases import random_cases

FOLDER = Path(__file__).parent


def write(name: str, pinned: dict[str, Any]) -> None:
    text = json.dumps(pinned, indent=1)
    (FOLDER / name).write_text(text + "\n", encoding="utf-8")


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return found


def main() -> None:
    write("counts.json", {str(case): counts.pin(case) for case in random_cases()})
    write("walks.json", {str(case): walks.pin(case) for case in walks.CASES})
    playthrough.write()


if __name__ == "__main__":
    main()
