"""The dice of a table: their secret is sealed before whoever opens the table adds anything to them."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from itsdangerous import BadData, URLSafeTimedSerializer

from cathedrals.kernel.dealer import commitment
from cathedrals.server.language import refused
from cathedrals.server.wire.messages import SealedDice

KEY = "dice"
LASTS = 600  # seconds from the seal to the table; a page asks for one when somebody sits down
GONE = "dice-gone"


class Dice:
    """Seals secrets and keeps none of them: a secret follows from the store's key and its token.

    A token names the id of its table, so no two tables can have the dice of one token.
    """

    def __init__(self, key: bytes, lasts: int = LASTS) -> None:
        self.key = key
        self.lasts = lasts
        self.tokens = URLSafeTimedSerializer(key, salt="dice")

    def seal(self) -> SealedDice:
        token = str(self.tokens.dumps(secrets.token_hex(6)))
        return {"dice": commitment(self.secret(token)), "token": token}

    def unseal(self, token: str) -> tuple[str, bytes]:
        """The id of the table a token is for, and the secret of its dice."""
        try:
            id: str = self.tokens.loads(token, max_age=self.lasts)
        except BadData:
            raise refused(GONE) from None
        return id, self.secret(token)

    def secret(self, token: str) -> bytes:
        return hmac.digest(self.key, token.encode(), hashlib.sha256)
