"""Where the browser is opened: only where somebody sees it."""

import sys
import webbrowser

import pytest

from cathedrals.cli import browser


class Named:
    def __init__(self, name: str) -> None:
        self.name = name


@pytest.mark.parametrize(
    ("environ", "shows", "opens"),
    [
        ({"DISPLAY": ":0"}, "xdg-open", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "firefox", True),
        ({}, "firefox", False),
        ({"DISPLAY": ":0", "CI": "true"}, "firefox", False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "there"}, "firefox", False),
        ({"DISPLAY": ":0"}, "/usr/bin/w3m", False),
        ({"DISPLAY": ":0"}, "", False),
        ({"BROWSER": "code", "SSH_CONNECTION": "there"}, "code", True),
        ({"BROWSER": "lynx", "DISPLAY": ":0"}, "lynx", False),
        ({"BROWSER": "code", "CI": "true"}, "code", False),
    ],
)
def test_a_browser_is_opened_only_where_somebody_sees_it(monkeypatch, environ, shows, opens):
    def get():
        if not shows:
            raise webbrowser.Error("could not locate runnable browser")
        return Named(shows)

    monkeypatch.setattr(browser, "is_terminal", lambda: True)
    monkeypatch.setattr(webbrowser, "get", get)
    monkeypatch.setattr(sys, "platform", "linux")
    assert browser.can_open(environ) == opens
    monkeypatch.setattr(browser, "is_terminal", lambda: False)
    assert not browser.can_open(environ)


def test_a_display_of_its_own_is_looked_for_where_systems_have_none_by_nature(monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    assert browser.is_near({})
    assert not browser.is_near({"SSH_TTY": "/dev/pts/1"})


@pytest.mark.parametrize("stream", ["stdin", "stdout", "stderr"])
def test_a_stream_that_is_closed_is_no_terminal(monkeypatch, stream):
    class Terminal:
        def isatty(self):
            return True

    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, Terminal())
    assert browser.is_terminal()
    monkeypatch.setattr(sys, stream, None)
    assert not browser.is_terminal()
