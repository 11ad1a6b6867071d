"""In which language somebody is spoken to: the one they chose, else the first of their browser's that we have."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection
from starlette.responses import Response

from cathedrals.kernel.words import LANGUAGES, best_language

LANGUAGE_COOKIE = "language"
YEAR = 365 * 24 * 3600
WISH = re.compile(r"([A-Za-z]{2,3})(?:-[A-Za-z0-9-]+)?(?:;q=(0(?:\.\d{1,3})?|1(?:\.0{1,3})?))?$")


def language_of(connection: HTTPConnection) -> str:
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    return best_language(*accepted(connection.headers.get("accept-language", "")))


def accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, the dearest first; what cannot be read is left out."""
    found = [match for part in header.split(",") if (match := WISH.match(part.strip()))]
    dear = [(float(match[2] or 1), match[1]) for match in found]
    return [language for weight, language in sorted(dear, key=lambda one: -one[0]) if weight > 0]


def remember(connection: HTTPConnection, response: Response, language: str) -> None:
    """Let this browser come back in the same language."""
    is_https = connection.url.scheme == "https"
    response.set_cookie(
        LANGUAGE_COOKIE, language, max_age=YEAR, httponly=True, samesite="lax", secure=is_https
    )
