"""The laws of the house as checks that every game is held up against, its own and those of other packages."""

from cathedrals.conformance.laws import LAWS, Case, Law
from cathedrals.conformance.walker import Counter, Pieces, Uncounted

__all__ = ["LAWS", "Case", "Counter", "Law", "Pieces", "Uncounted"]
