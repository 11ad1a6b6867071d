"""Opening the browser where somebody sits who would see it."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from threading import Thread

# They would take the terminal over, and show nothing: the client is a script.
IN_TEXT = ("browsh", "elinks", "links", "links2", "lynx", "w3m", "www-browser")
FAR_AWAY = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def can_open(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether a page that is opened is seen: somebody sits at a terminal of this machine, before a display."""
    if not is_terminal() or environ.get("CI"):
        return False
    if environ.get("BROWSER"):  # whoever has set it wants it, and may have it elsewhere
        return is_graphical()
    return is_near(environ) and is_graphical()


def is_terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def is_near(environ: Mapping[str, str]) -> bool:
    if any(environ.get(name) for name in FAR_AWAY):
        return False
    return sys.platform in ("win32", "darwin") or any(environ.get(name) for name in DISPLAYS)


def is_graphical() -> bool:
    try:
        name = getattr(webbrowser.get(), "name", "")
    except webbrowser.Error:
        return False
    return os.path.basename(name) not in IN_TEXT


def open_page(address: str) -> None:
    """Some browsers come back only when they are closed."""
    with suppress(webbrowser.Error):
        webbrowser.open(address)


def open_beside(address: str) -> None:
    """While the server, which has to give the page, goes on."""
    Thread(target=open_page, args=(address,), daemon=True).start()
