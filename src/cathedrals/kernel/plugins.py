"""What other installed packages bring to the house by their entry points, such as games."""
# Stays plain: it reads what is installed.

from __future__ import annotations

import linecache
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb
from typing import Any

LOG = logging.getLogger("cathedrals")


@dataclass(frozen=True)
class Plugin:
    """What a package brings: what it is called, whose it is, where it stands, and what was found there."""

    name: str
    package: str
    place: str
    found: Any

    def leave_out(self, why: str) -> None:
        """Tell that the house does without it; whatever else there is plays on."""
        complain(self.package, self.name, why)

    def could_not_be_made(self, error: Exception) -> None:
        """The same of what raised an error; Python tells all of it."""
        complain(self.package, self.name, said(error, self.place), look_at(self.place))


def plugins(group: str) -> Iterator[Plugin]:
    """What the packages bring, in a fixed order; what cannot be imported is told and left out."""
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, package_of(entry))):
        package = package_of(entry)
        try:
            found = entry.load()
        except Exception as error:
            complain(package, entry.name, said(error, entry.value), look_at(entry.value))
        else:
            yield Plugin(entry.name, package, entry.value, found)


def package_of(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.module


def said(error: Exception, place: str) -> str:
    """An error in one line, with the last line of the package that led to it."""
    sentence = f"{type(error).__name__}: {error}".strip().rstrip(".:").split("\n")[0]
    own = place.partition(":")[0].partition(".")[0]
    frames = [
        frame
        for frame in extract_tb(error.__traceback__)
        if own in Path(frame.filename).with_suffix("").parts
    ]
    if not frames:
        return sentence
    file, line = frames[-1].filename, frames[-1].lineno or 0
    return f"{sentence} ({Path(file).name}, line {line}: {linecache.getline(file, line).strip()})"


def look_at(place: str) -> str:
    """What to type to see the whole error."""
    module, _, name = place.partition(":")
    return f'python -c "from {module} import {name}; {name}()"' if name else f'python -c "import {module}"'


def complain(package: str, name: str, why: str, look: str = "") -> None:
    """One sentence; processes that were started to help need not repeat it."""
    from multiprocessing import current_process  # only here, as every start would pay for it

    # A process that is being spawned has its own name before it knows that it has a parent.
    if current_process().name == "MainProcess":
        more = f" ({look} shows more)" if look else ""
        LOG.error(
            '"%s" of the package %s is left out: %s; mend or uninstall %s%s',
            name,
            package,
            why,
            package,
            more,
        )
