"""Follows which lines every process of the tests takes, and for which test.

Python imports it at the start of each process that has this folder in its path. Servers outlive a test, so the process
of the tests tells each of its children by a socket which test begins, and waits until it has heard.
"""

from __future__ import annotations

import atexit
import os
import socket
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coverage import Coverage

PATIENCE = 5.0  # for one that hears nothing more, as it was stopped
FOLLOWED: list[Coverage] = []


def follow(source: str, data: str) -> None:
    from coverage import Coverage

    coverage = Coverage(
        data_file=data,
        data_suffix=True,
        config_file=False,
        include=[f"{source}/*"],
        concurrency=["thread", "greenlet"],
        messages=False,
    )
    coverage.set_option(
        "run:disable_warnings", ["no-data-collected"]
    )  # some tests read what processes complain of
    coverage.start()
    FOLLOWED.append(coverage)
    atexit.register(end)


def end() -> None:
    for coverage in FOLLOWED:
        coverage.stop()
        coverage.save()


def switch(context: str) -> None:
    """What is taken from now on is taken for this."""
    for coverage in FOLLOWED:
        for again in range(3):
            try:
                coverage.switch_context(context)
                break
            except RuntimeError:  # another thread took a new line meanwhile
                continue


def listen(path: str) -> None:
    try:
        teller = socket.socket(socket.AF_UNIX)
        teller.settimeout(PATIENCE)
        teller.connect(path)
        hear(teller)
        teller.settimeout(None)
    except OSError:
        return
    threading.Thread(target=hear_all, args=(teller,), daemon=True).start()


def hear(teller: socket.socket) -> bool:
    context = teller.recv(65536).decode()
    if context:
        switch(context)
        teller.sendall(b"!")
    return bool(context)


def hear_all(teller: socket.socket) -> None:
    try:
        while hear(teller):
            pass
    except OSError:
        return


if "MUTANTS_SOURCE" in os.environ:
    follow(os.environ["MUTANTS_SOURCE"], os.environ["MUTANTS_DATA"])
    if "MUTANTS_SOCKET" in os.environ:
        listen(os.environ["MUTANTS_SOCKET"])
