"""What goes over the wire is described in one file, from which the client's types are made."""

import json
import re
from importlib.metadata import version

import pytest

from cathedrals.server.app import Settings, create
from cathedrals.server.http.openapi import text
from tests.docs.pages import ROOT

FILE = ROOT / "docs/reference/openapi.json"
SOCKET = ("State", "Answer", "TableMessage", "ChatsMessage", "ChatMessage", "WishMessage", "AgainMessage")


def pinned(package):
    """Whether a package is here in the version we pin: others describe the same in other words."""
    pins = (ROOT / "requirements/test.txt").read_text("utf-8")
    found = re.search(rf"^{package}==(\S+)", pins, re.MULTILINE)
    return found is not None and found[1] == version(package)


@pytest.mark.skipif(not (pinned("fastapi") and pinned("pydantic")), reason="other versions are installed")
def test_the_file_is_what_the_server_would_write():
    assert FILE.read_text("utf-8") == text(create(Settings())), "stale: make wire"


def test_every_message_of_a_socket_is_described():
    schemas = json.loads(FILE.read_text("utf-8"))["components"]["schemas"]
    sent = [one["$ref"].rpartition("/")[2] for one in schemas["SocketMessage"]["anyOf"]]
    assert sent == list(SOCKET)
    assert {"Request", *SOCKET} <= set(schemas)


def test_what_a_posted_request_is_refused_with_is_described():
    responses = json.loads(FILE.read_text("utf-8"))["paths"]["/api/matches/{match}/requests"]["post"][
        "responses"
    ]
    told = responses["409"]["content"]["application/json"]["schema"]["anyOf"]
    assert [one["$ref"].rpartition("/")[2] for one in told] == ["Answer", "Refusal"]
    assert "400" in responses  # what is no UTF-8
