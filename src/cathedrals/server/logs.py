"""What is written to the log: plain lines or JSON, each with the request it belongs to, and no flood of the same."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar

#: The request that is answered; whatever is logged meanwhile names it.
REQUEST: ContextVar[str] = ContextVar("request", default="")
MINUTE = 60.0
MOST_KINDS = 200
#: Where strangers decide how often something is logged.
FLOODED = ("cathedrals.edge", "cathedrals.pages", "uvicorn.error", "asyncio")


class Seldom(logging.Filter):
    """The same of what strangers can bring about at most once a minute, with how often it happened meanwhile."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.told: dict[str, float] = {}
        self.untold: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        is_ours_to_fix = record.exc_info is not None and record.name != "asyncio"
        if record.name not in FLOODED or record.levelno < logging.WARNING or is_ours_to_fix:
            return True
        kind, now = getattr(record, "kind", str(record.msg)), self.clock()
        if now - self.told.get(kind, -MINUTE) < MINUTE:
            self.untold[kind] = self.untold.get(kind, 0) + 1
            return False
        if len(self.told) > MOST_KINDS:
            self.told.clear()
        self.told[kind] = now
        record.untold = self.untold.pop(kind, 0)
        return True


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        head = f"{record.levelname.lower()}: {super().format(record)}"
        first, newline, rest = head.partition("\n")
        return first + asides(record) + newline + rest


class Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            "request": REQUEST.get(),
            "untold": getattr(record, "untold", 0),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps({name: value for name, value in told.items() if value not in ("", 0)})


def asides(record: logging.LogRecord) -> str:
    request, untold = REQUEST.get(), getattr(record, "untold", 0)
    return (f" (request {request})" if request else "") + (f" (and {untold} times before)" if untold else "")


def set_up(level: str, format: str) -> None:
    """All that is logged goes to one place, in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if format == "json" else Plain())
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    for name in ("cathedrals", "uvicorn"):
        logging.getLogger(name).setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True  # ours says more, and no secrets
