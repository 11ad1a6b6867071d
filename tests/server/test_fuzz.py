"""Whatever is sent, the answer is a refusal with an id and never a failure of ours, and nothing changes by it."""

import json
import random
from itertools import product
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode
from websockets.exceptions import InvalidStatus

from cathedrals.server.wire.requests import KINDS
from tests.server.serving import PATIENCE, Person, Served
from tests.tiers import sample, tally

EXAMPLES = settings(max_examples=sample(8, 300), deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def loose(tmp_path_factory):
    """A server of its own: fuzzing leaves many tables behind."""
    with Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('fuzz')}/store.sqlite") as server:
        yield server
    assert "Traceback" not in "".join(server.told)


@pytest.fixture(scope="module")
def schema(loose):
    return schemathesis.openapi.from_url(f"{loose.url}/openapi.json", timeout=PATIENCE)


OPERATIONS = [
    ("/healthz", "GET"),
    ("/api/games", "GET"), ("/api/me", "GET"), ("/api/me/tables", "GET"), ("/api/tables", "GET"),
    ("/api/tables/{match}", "GET"), ("/api/matches/{match}", "GET"), ("/api/matches/{match}/at/{line}", "GET"),
    ("/api/matches/{match}/record", "GET"), ("/api/matches/{match}/draws", "GET"),
    ("/api/matches/{match}/course", "GET"), ("/api/matches/{match}/turns/{line}", "GET"),
    ("/api/matches/{match}/drawing/{line}", "GET"), ("/api/games/{game}/words/{language}", "GET"),
    ("/api/me/language", "POST"),
    ("/api/me", "POST"), ("/api/account", "POST"), ("/api/enter", "POST"), ("/api/leave", "POST"),
    ("/api/account/password", "POST"), ("/api/account/reset", "POST"),
    ("/api/leave/everywhere", "POST"),
    ("/api/dice", "POST"),
    ("/api/tables", "POST"), ("/api/tables/{match}/join", "POST"), ("/api/tables/{match}/leave", "POST"),
    ("/api/tables/{match}/kick", "POST"), ("/api/tables/{match}/listed", "POST"),
    ("/api/matches/{match}/rematch", "POST"), ("/api/matches/{match}/branch", "POST"),
    ("/api/matches/{match}/seats/{seat}/link", "POST"), ("/api/seat-links", "POST"),
    ("/api/seat-links/look", "POST"), ("/api/matches/{match}/links", "GET"),
    ("/api/matches/{match}/links/revoke", "POST"),
    ("/api/matches/{match}/requests", "POST"), ("/api/lessons/{game}", "POST"),
    ("/api/lessons/{game}/table", "POST"),
    ("/api/rulebook/{game}", "GET"), ("/api/rulebook/{game}/try/{section}", "GET"),
    ("/api/games/{game}/pieces", "GET"), ("/api/games/{game}/pieces/check", "POST"),
    ("/api/games/{game}/pieces/file", "POST"), ("/api/games/{game}/pieces/read", "POST"), ("/api/boxes", "POST"),
    ("/api/boxes/look", "POST"), ("/api/boxes/off", "POST"),
    ("/api/matches/{match}/plan", "POST"), ("/api/matches/{match}/note", "GET"), ("/api/matches/{match}/note", "POST"),
    ("/api/reports", "POST"), ("/api/reports/file", "POST"), ("/api/errors", "POST"),
]  # fmt: skip
# Nothing is sent with these, so nothing can be wrong with it.
NOTHING_TO_SAY = [
    ("/healthz", "GET"),
    ("/api/games", "GET"),
    ("/api/me", "GET"),
    ("/api/me/tables", "GET"),
    ("/api/dice", "POST"),
    ("/api/leave", "POST"),
    ("/api/leave/everywhere", "POST"),
]


def test_every_endpoint_is_fuzzed(loose):
    schema = httpx.get(f"{loose.url}/openapi.json", timeout=PATIENCE).json()
    documented = {(path, method.upper()) for path, methods in schema["paths"].items() for method in methods}
    assert documented == set(OPERATIONS)


def kept(person, match):
    """All that a request could have changed of a match and for whoever sent it; but programs play on meanwhile."""
    tables = [table for table in person.get("/api/me/tables") if not has_program(table)]
    is_still = not has_program(person.get(f"/api/tables/{match}"))
    record = person.http.get(f"/api/matches/{match}/record").text if is_still else ""
    return person.get("/api/me"), tables, record


def has_program(table):
    return any(seat["program"] for seat in table["seats"])


@pytest.mark.finding("L5")
@pytest.mark.parametrize(
    ("path", "method", "mode"),
    [
        (*operation, mode)
        for operation in OPERATIONS
        for mode in GenerationMode
        if mode == GenerationMode.POSITIVE or operation not in NOTHING_TO_SAY
    ],
)
def test_no_endpoint_fails(loose, schema, path, method, mode):
    operation = schema[path][method]
    with Person(loose.url) as person:
        match = person.open("me", "me")["id"]

        @given(case=operation.as_strategy(generation_mode=mode))
        @EXAMPLES
        def send(case: Any) -> None:
            if "match" in (case.path_parameters or {}) and random.Random(str(case.body)).random() < 0.7:
                case.path_parameters["match"] = match  # often a table there is
            before = kept(person, match)
            answer = case.call(headers={"Cookie": person.cookie}, timeout=PATIENCE)
            tally("requests")
            assert answer.status_code < 500, f"{case.as_curl_command()} gave {answer.status_code}"
            assert str(answer.status_code) in operation.definition.raw["responses"]
            if answer.status_code >= 400:
                assert answer.json()["refused"]
                assert answer.json()["words"]
                assert kept(person, match) == before

        send()


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
ANYTHING = st.recursive(
    SCALARS, lambda more: st.lists(more, max_size=4) | st.dictionaries(st.text(max_size=9), more, max_size=4)
)
LAST = "the last line"  # stands for the number that is right when the message is sent
NAMES = ["id", "after", "seat", *KINDS]
NEAR = st.dictionaries(
    st.sampled_from(NAMES), ANYTHING | st.lists(st.text(max_size=9), max_size=3), max_size=4
)
NUMBER = st.integers(-2, 400) | st.just(LAST)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "moves": st.lists(st.text(min_size=1, max_size=12), min_size=1, max_size=3),
    "undo": NUMBER, "agree": NUMBER, "since": NUMBER,
    "resign": st.booleans(), "leave": st.booleans(), "hint": st.booleans(),
    "program": st.sampled_from(["greedy", "random", "nobody"]),
    "chat": st.text(max_size=20), "phrase": st.sampled_from(["thanks", "nothing"]),
    "why": st.text(min_size=1, max_size=12), "what_if": st.text(min_size=1, max_size=12),
}  # fmt: skip
WELL_FORMED = st.sampled_from(KINDS).flatmap(
    lambda kind: st.fixed_dictionaries(
        {kind: VALUES[kind], "after": NUMBER},
        optional={"seat": st.integers(-1, 3), "id": st.text(max_size=9)},
    )
)
MESSAGES = st.one_of(
    ANYTHING.map(json.dumps), NEAR.map(json.dumps), WELL_FORMED.map(json.dumps), st.binary(max_size=200)
)


ODD_MATCHES = ["%00", "A", "..%2F..", "x" * 30, "nosuchtable", "%F0%9F%8E%B2", "a%0d%0ab"]
ODD_QUERIES = ["&seat=0", "&seat=-1", "&seat=x", "&said=perhaps", f"&seat={10**30}"]


def test_no_address_of_a_socket_fails(loose):
    with Person(loose.url) as person:
        for match, query in product(ODD_MATCHES, ODD_QUERIES):
            try:
                with person.socket(match, 10**20, query) as socket:
                    assert socket.hear()["refused"] in ("no-such-table", "not-your-seat")
            except InvalidStatus as turned:
                assert turned.response.status_code == 403


def test_every_kind_of_message_is_fuzzed():
    assert set(VALUES) == set(KINDS)


def test_no_socket_message_fails(loose):
    with Person(loose.url) as person:
        matches = [person.open("me", "me")["id"]]

        @given(messages=st.lists(MESSAGES, min_size=1, max_size=8))
        @settings(EXAMPLES, max_examples=sample(20, 600))
        def send(messages: list[str | bytes]) -> None:
            if person.state(matches[-1])["over"] or len(person.state(matches[-1])["as_seats"]) < 2:
                matches.append(person.open("me", "me")["id"])
            with person.socket(matches[-1]) as socket:
                for message in messages:
                    before = person.http.get(f"/api/matches/{matches[-1]}/record").text
                    state = person.state(matches[-1])
                    if len(state["as_seats"]) < 2:
                        return  # a program plays there now, or nobody
                    if isinstance(message, str):
                        message = message.replace(f'"{LAST}"', str(state["line"]))
                    socket.connection.send(message)
                    answer = socket.hear("ok")
                    tally("messages")
                    if not answer["ok"]:
                        assert answer["refused"]
                        assert answer["words"]
                        assert person.http.get(f"/api/matches/{matches[-1]}/record").text == before

        send()
