"""Whatever is sent, the answer is a refusal and never a failure of ours."""

import json
import random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.serving import PATIENCE, Person, Served


@pytest.fixture(scope="module")
def loose(tmp_path_factory):
    """A server of its own: fuzzing leaves many tables behind."""
    with Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('fuzz')}/store.sqlite") as server:
        yield server
    assert "Traceback" not in "".join(server.told)


OPERATIONS = [
    (path, method)
    for path, method in [
        ("/api/games", "GET"), ("/api/me", "GET"), ("/api/me/tables", "GET"), ("/api/tables", "GET"),
        ("/api/tables/{match}", "GET"), ("/api/matches/{match}", "GET"), ("/api/matches/{match}/at/{line}", "GET"),
        ("/api/matches/{match}/record", "GET"),
        ("/api/me", "POST"), ("/api/account", "POST"), ("/api/enter", "POST"), ("/api/leave", "POST"),
        ("/api/tables", "POST"), ("/api/tables/{match}/join", "POST"), ("/api/tables/{match}/leave", "POST"),
        ("/api/matches/{match}/rematch", "POST"), ("/api/matches/{match}/branch", "POST"),
        ("/api/matches/{match}/seats/{seat}/link", "POST"), ("/api/seat-links", "POST"),
        ("/api/matches/{match}/requests", "POST"),
    ]
]  # fmt: skip


def test_every_endpoint_is_fuzzed(loose):
    schema = httpx.get(f"{loose.url}/openapi.json").json()
    documented = {(path, method.upper()) for path, methods in schema["paths"].items() for method in methods}
    assert documented == set(OPERATIONS)


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_no_endpoint_fails(loose, path, method):
    schema = schemathesis.openapi.from_url(f"{loose.url}/openapi.json")
    with Person(loose.url) as person:
        match = person.open("me", "me")["id"]

        @given(case=schema[path][method].as_strategy())
        @settings(max_examples=15, suppress_health_check=list(HealthCheck))
        def send(case: Any) -> None:
            if "match" in (case.path_parameters or {}) and random.Random(str(case.body)).random() < 0.7:
                case.path_parameters["match"] = match  # often a table there is
            answer = case.call(headers={"Cookie": person.cookie}, timeout=PATIENCE)
            assert answer.status_code < 500, f"{case.as_curl_command()} gave {answer.status_code}"

        send()


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
ANYTHING = st.recursive(
    SCALARS, lambda more: st.lists(more, max_size=4) | st.dictionaries(st.text(max_size=9), more, max_size=4)
)
NAMES = [
    "id",
    "after",
    "seat",
    "moves",
    "undo",
    "agree",
    "resign",
    "leave",
    "program",
    "chat",
    "phrase",
    "why",
    "hint",
    "since",
]
NEAR = st.dictionaries(
    st.sampled_from(NAMES), ANYTHING | st.lists(st.text(max_size=9), max_size=3), max_size=4
)


def test_no_socket_message_fails(loose):
    with Person(loose.url) as person:
        match = person.open("me", "me")["id"]
        line = person.state(match)["line"]

        @given(message=st.one_of(ANYTHING.map(json.dumps), NEAR.map(json.dumps), st.binary(max_size=200)))
        @settings(max_examples=60, suppress_health_check=list(HealthCheck))
        def send(message: str | bytes) -> None:
            with person.socket(match) as socket:
                socket.hear("view")
                socket.connection.send(message)
                answer = socket.hear("ok")
                assert answer["ok"] or (answer["refused"] and answer["words"])

        send()
        lines = person.state(match, line)["lines"]
        assert all(text.startswith("!") for text in lines), "only remarks can be hit upon by chance"
