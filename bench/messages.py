"""All that a server tells, message by message, so that two builds can be compared.

    python bench/messages.py FOLDER --out FILE
    python bench/messages.py FOLDER --out FILE --scenes alone,four
    python bench/messages.py --compare BEFORE AFTER

FOLDER comes first on PYTHONPATH: `src` of a clone, or its `build/compiled`. Its server is started with chance and
clock fixed (`fixed_server.py`), people play and ask whatever can be asked (`scenes.py`), and each message is a line of
FILE: who heard it, what was asked last, and the message. The same build writes the same file each time, in one to two
minutes. Of two files it is told how many messages are the same, and which fields of the others were added, removed or
changed (`differences.py`).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from conversation import Book
from differences import compare
from scenes import SCENES

RUNNER = Path(__file__).parent / "fixed_server.py"


@dataclass(frozen=True)
class Served:
    """Where a server is, and its process."""

    url: str
    pid: int


@contextmanager
def server(folder: Path) -> Iterator[Served]:
    """A server of a build, on a store of its own."""
    with tempfile.TemporaryDirectory() as kept:
        process = subprocess.Popen(
            [sys.executable, RUNNER, f"{kept}/store.sqlite"],
            env=os.environ | {"PYTHONPATH": str(folder.absolute()), "PYTHONHASHSEED": "0"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        try:
            yield Served(process.stdout.readline().strip(), process.pid)
        finally:
            process.terminate()
            process.wait(30)
            process.stdout.close()


def record(folder: Path, names: list[str], out: Path) -> None:
    """Each scene on a server of its own, so that what one does cannot change what another is told."""
    with out.open("w", encoding="utf-8") as file:
        for name in names:
            began = time.monotonic()
            with server(folder) as served:
                book = Book(name, served.url)
                act(book)
            file.writelines(f"{line}\n" for line in book.lines())
            count = sum(map(len, book.rows.values()))
            print(f"{name}: {count:,} messages in {time.monotonic() - began:.0f} s", flush=True)


def act(book: Book) -> None:
    """What was told until a scene broke off is kept: it says why."""
    try:
        SCENES[book.scene](book)
    except Exception as error:
        print(f"{book.scene} broke off at {book.asked}: {error!r}", flush=True)
        book.note("scene", {"broke off": repr(error)})


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--out", type=Path, default=Path("build/messages.jsonl"))
    parser.add_argument("--scenes", default=",".join(SCENES), help="by their names, with commas between")
    parser.add_argument("--compare", type=Path, nargs=2, metavar=("BEFORE", "AFTER"))
    asked = parser.parse_args()
    if asked.folder is not None:
        record(asked.folder, asked.scenes.split(","), asked.out)
    if asked.compare is not None:
        with (
            asked.compare[0].open(encoding="utf-8") as before,
            asked.compare[1].open(encoding="utf-8") as after,
        ):
            seen = compare(before, after)
        print("\n".join(seen.told()))
        raise SystemExit(bool(seen.different))


if __name__ == "__main__":
    main()
