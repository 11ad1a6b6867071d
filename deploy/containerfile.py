"""Reads a Containerfile, as far as ours goes."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Step:
    """RUN or COPY, in the folder and with the settings that hold at its place."""

    word: str
    rest: str
    folder: str
    settings: dict[str, str]


@dataclass
class Stage:
    """One image: what it begins with, what is done in it, and how it is run."""

    base: str
    name: str
    steps: list[Step] = field(default_factory=list)
    settings: dict[str, str] = field(default_factory=dict)
    folder: str = "/"
    user: str = "root"
    entry: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)

    def take(self, word: str, rest: str) -> None:
        match word:
            case "RUN" | "COPY":
                self.steps.append(Step(word, rest, self.folder, dict(self.settings)))
            case "ENV":
                name, _, value = rest.partition("=")
                self.settings[name] = value
            case "WORKDIR":
                self.folder = rest
            case "USER":
                self.user = rest
            case "ENTRYPOINT":
                self.entry = json.loads(rest)
            case "CMD":
                self.command = json.loads(rest)
            case "HEALTHCHECK":
                self.health = json.loads(rest.partition("CMD ")[2])
            case "LABEL" | "EXPOSE" | "VOLUME":
                pass  # they say something to an engine, and do nothing
            case _:
                raise ValueError(f"{word} is not known to the rehearsal")


def read(path: Path) -> list[Stage]:
    stages: list[Stage] = []
    for line in path.read_text("utf-8").replace("\\\n", " ").splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "FROM":
            base, _, name = rest.partition(" AS ")
            stages.append(Stage(base, name))
        elif word and not word.startswith("#"):
            stages[-1].take(word, rest.strip())
    return stages


def context(root: Path) -> list[Path]:
    """What `.dockerignore` lets in: all is shut out but what it names."""
    lines = (root / ".dockerignore").read_text("utf-8").splitlines()
    assert "*" in lines
    named = [root / line[1:] for line in lines if line.startswith("!")]
    return [path for path in named if path.exists()]
