"""Boxes of pieces: arrays in which several files of parts lie side by side, each with the number of its box."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.kernel.parts_file import PartsError

BOXES: Final = 32  # of one game in one process
WHERE_THERE_IS_ROOM: Final = -1


class Boxes:
    """Which boxes of a game lie where; the built-in one is the first."""

    def __init__(self, built_in: str, lay_out: Callable[[int, str], None]) -> None:
        #: The text of the file each was read from; nothing where none lies yet.
        self.texts: list[str] = [built_in] + [""] * (BOXES - 1)
        self.lay_out = lay_out

    def add(self, text: str, box: int = WHERE_THERE_IS_ROOM) -> int:
        """The number of the box with the pieces of a file, which is laid out if it is new."""
        box = self.place(text, box)
        if not self.texts[box]:
            self.lay_out(box, text)
            self.texts[box] = text
        return box

    def place(self, text: str, box: int) -> int:
        """Where the pieces of a file lie or can be laid; the built-in ones without a text.

        Where the number of the box is told, it is that one or none: tables of another process mean the same
        here only by the same numbers.
        """
        if box == WHERE_THERE_IS_ROOM:
            return self.place_of(text or self.texts[0])
        if self.texts[box] not in ("", text):
            raise PartsError(
                f"box {box} holds other pieces here; the same number and the same pieces were expected"
            )
        return box

    def place_of(self, text: str) -> int:
        """Pieces that lie already keep their box."""
        for sought in (text, ""):
            if sought in self.texts:
                return self.texts.index(sought)
        raise PartsError(f"all {BOXES} boxes of pieces that there is room for are in use; use one of them")


def numbers(values: list[int], size: int) -> vec[i64]:
    """The values as an array, if there are as many as it is laid out for."""
    if len(values) != size:
        raise PartsError(f"an array of {size} numbers got {len(values)}.")
    return vec[i64]([i64(value) for value in values])


def room(size: int) -> vec[i64]:
    """An array with a part of that size for every box."""
    return vec[i64]([0] * (size * BOXES))


def lay(box: int, array: vec[i64], values: list[int]) -> None:
    """The values into the part of the array that is this box's."""
    size = len(array) // BOXES
    for place, value in enumerate(numbers(values, size)):
        array[box * size + place] = value
