"""What differs between two files of messages: which fields came, went or changed, and in how many messages."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

SHORT = 60  # characters of an example
MISSING = object()
Key = tuple[str, str]  # who, and what was asked


@dataclass
class Differences:
    """How many messages are the same, and what differs in the others."""

    same: int = 0
    different: int = 0
    found: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)

    def note(self, then: Any, now: Any, where: str) -> None:
        """One message of each build, or none."""
        seen = dict(fields(then, now, ""))
        self.same += not seen
        self.different += bool(seen)
        self.found.update(seen.keys())
        for what, example in seen.items():
            self.examples.setdefault(what, f"{example}   in {where}")

    def told(self) -> Iterator[str]:
        yield f"{self.same:,} messages are the same, {self.different:,} differ"
        for what, count in sorted(self.found.items(), key=lambda one: (-one[1], one[0])):
            yield f"{what} in {count:,} messages, first {self.examples[what]}"


def compare(before: Iterable[str], after: Iterable[str]) -> Differences:
    """Messages belong together that somebody heard in the same place after the same was asked."""
    seen, old, new = Differences(), by_key(before), by_key(after)
    for key in dict.fromkeys([*old, *new]):
        for then, now in zip_longest(old[key], new[key], fillvalue=MISSING):
            seen.note(then, now, f"{key[0]}: {shortened(key[1])}")
    return seen


def by_key(lines: Iterable[str]) -> defaultdict[Key, list[Any]]:
    messages: defaultdict[Key, list[Any]] = defaultdict(list)
    for line in lines:
        row = json.loads(line)
        messages[row["who"], row["asked"]].append(row["message"])
    return messages


def fields(then: Any, now: Any, path: str) -> Iterator[tuple[str, str]]:
    """Each path at which two messages differ, how, and an example of it."""
    if isinstance(then, dict) and isinstance(now, dict):
        for name in dict.fromkeys([*then, *now]):
            below = f"{path}.{name}" if path else str(name)
            yield from fields(then.get(name, MISSING), now.get(name, MISSING), below)
        if list(then) != [*filter(then.__contains__, now)] and then.keys() <= now.keys():
            yield f"{path or 'message'} in another order", f"{shortened(list(then))} {shortened(list(now))}"
    elif isinstance(then, list) and isinstance(now, list):
        for one, other in zip_longest(then, now, fillvalue=MISSING):
            yield from fields(one, other, f"{path}[]")
    elif then is MISSING or now is MISSING:
        how, what = ("added", now) if then is MISSING else ("removed", then)
        yield f"{path or 'whole message'} {how}", shortened(what)
    elif then != now or type(then) is not type(now):
        yield f"{path} changed", f"{shortened(then)} to {shortened(now)}"


def shortened(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHORT else text[:SHORT] + "…"
