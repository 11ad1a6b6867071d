"""A short list of whole numbers that one function fills for another."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import append, vec
from mypy_extensions import i64


class Row:
    """Numbers in `items`, of which the first `count` are meant.

    A compiled `vec` that grows is a new `vec`, which its owner would not see; a Row keeps it in one place.
    """

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 64)
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget all numbers."""
        self.count = 0

    def add(self, number: i64) -> None:
        """Put one number at the end."""
        if self.count < len(self.items):
            self.items[self.count] = number
        else:
            self.items = append(self.items, number)
        self.count += 1

    def add_zeros(self, count: i64) -> None:
        """Put so many zeros at the end."""
        place: i64
        for place in range(count):
            self.add(0)

    def has(self, number: i64) -> bool:
        """Whether a number is among them."""
        items = self.items
        place: i64
        for place in range(self.count):
            if items[place] == number:
                return True
        return False

    def copy_from(self, other: Row) -> None:
        """Hold the same numbers as another row."""
        count = other.count
        self.clear()
        place: i64
        for place in range(count):
            self.add(other.items[place])

    def total(self) -> i64:
        """The sum of the numbers."""
        total: i64 = 0
        place: i64
        for place in range(self.count):
            total += self.items[place]
        return total

    def __len__(self) -> int:
        return int(self.count)

    def __getitem__(self, place: int) -> int:
        if not 0 <= place < self.count:
            raise IndexError(f"this row has {self.count} numbers; number {place} was asked for")
        return int(self.items[place])

    def __iter__(self) -> Iterator[int]:
        return iter(self.numbers())

    def numbers(self) -> list[int]:
        """The numbers as a plain list."""
        return [int(self.items[place]) for place in range(int(self.count))]
