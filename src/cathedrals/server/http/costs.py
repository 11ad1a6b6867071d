"""What each request costs of what one may ask: about as many as it takes the time of a simple one."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cathedrals.server.language import refused
from cathedrals.server.limits import Buckets
from cathedrals.server.room.table import Guest
from cathedrals.server.wire.requests import Request

API = "/api/"
SAFE = ("GET", "HEAD", "OPTIONS")
USUAL = 1
# Of looks, which are five times as many as posts.
LOOKS = (
    (r"/api/me", 10),  # who has no session yet gets one, which is written
    (r"/api/matches/[^/]+(/socket)?", 2),
    (r"/api/matches/[^/]+/(at|drawing)/[^/]+", 4),
    (r"/api/matches/[^/]+/(record|turns/[^/]+)", 8),
    (r"/api/matches/[^/]+/(draws|course)", 20),
    (r"/api/(me/)?tables", 4),
    (r"/api/games/[^/]+/pieces", 8),
)
# Of pages and what they are made of, which are not looks: a page needs many files at once.
FILES = (
    (r"/assets/.+", 2),
    (r"/openapi\.json", 6),
)
A_PAGE = 3
# Of posts: passwords are hashed slowly on purpose, branches copy many lines, files are read as a whole.
POSTS = (
    (r"/api/(account|enter)(/.*)?", 10),
    (r"/api/matches/[^/]+/branch", 20),
    (r"/api/matches/[^/]+/plan", 2),
    (r"/api/lessons/[^/]+", 2),
    (r"/api/lessons/[^/]+/table", 10),
    (r"/api/games/[^/]+/pieces/check", 4),
    (r"/api/games/[^/]+/pieces/(file|read)", 10),
    (r"/api/boxes", 10),
    (r"/api/boxes/look", 2),
    (r"/api/reports(/file)?", 8),
)
# Of questions at a table, by socket or by post; what is not named here is none.
KINDS = {"why": 1, "what_if": 1, "since": 3, "hint": 5}


def cost_of(method: str, path: str) -> int:
    """What a request costs, before anybody knows what it says."""
    if method not in SAFE:
        return found(POSTS, path, USUAL)
    return found(LOOKS, path, USUAL) if path.startswith(API) else found(FILES, path, A_PAGE)


def found(costs: tuple[tuple[str, int], ...], path: str, otherwise: int) -> int:
    return next((cost for pattern, cost in costs if re.fullmatch(pattern, path)), otherwise)


@dataclass
class Questions:
    """How many dear questions one address and one guest may ask, by however many sockets."""

    buckets: Buckets

    def admit(self, request: Request, guest: Guest | None, address: str) -> None:
        cost = KINDS.get(request.kind, 0)
        names = [address] if guest is None else [address, f"guest {guest.id}"]
        if cost and not all(self.buckets.take(name, cost) for name in names):
            raise refused("too-fast")
