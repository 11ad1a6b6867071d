"""The sections of the changelog: `## 0.1.0 (unreleased)`, which becomes `## 0.1.0 (2026-11-30)`."""

from __future__ import annotations

import re
from dataclasses import dataclass

UNRELEASED = "unreleased"
HEADING = re.compile(r"^## (?P<version>\S+) \((?P<date>[^)]+)\)\n", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """What changed in one version; `date` is a day or `unreleased`."""

    version: str
    date: str
    text: str

    @property
    def has_lines(self) -> bool:
        """Whether something is said, beyond headings such as *Added*."""
        return any(line.strip() and not line.startswith("#") for line in self.text.splitlines())


def sections(changelog: str) -> list[Section]:
    """All sections, the newest first."""
    found = list(HEADING.finditer(changelog))
    ends = [heading.start() for heading in found[1:]] + [len(changelog)]
    return [
        Section(heading["version"], heading["date"], changelog[heading.end() : end].strip())
        for heading, end in zip(found, ends, strict=False)
    ]


def dated(changelog: str, version: str, date: str) -> str:
    """The changelog with that version released on that day."""
    return changelog.replace(f"## {version} ({UNRELEASED})\n", f"## {version} ({date})\n", 1)


def opened(changelog: str, version: str) -> str:
    """The changelog with an empty section for the version that is worked on next."""
    first = HEADING.search(changelog)
    place = first.start() if first else len(changelog)
    return f"{changelog[:place]}## {version} ({UNRELEASED})\n\n{changelog[place:]}"
