"""The host: who has the key that the terminal shows may put boxes on the server's shelf."""

from __future__ import annotations

import base64
import hmac

from cathedrals.server.language import refused
from cathedrals.server.limits import Buckets
from cathedrals.server.lobby.accounts import GUESSES, PER_SECOND

HOST = "host"  # the name of the key in the store


class Host:
    def __init__(self, key: bytes) -> None:
        self.key = readable(key)
        self.guesses = Buckets(GUESSES, PER_SECOND)

    def admit(self, key: str, address: str) -> None:
        """Nobody but who has the key; from one address wrong ones are tried as slowly as passwords."""
        if hmac.compare_digest(self.key.encode(), key.encode()):
            return
        raise refused("wrong-key" if self.guesses.take(address) else "too-fast")


def readable(key: bytes) -> str:
    """A key as it stands behind the # of a link."""
    return base64.urlsafe_b64encode(key).decode().rstrip("=")
