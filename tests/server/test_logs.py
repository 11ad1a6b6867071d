"""What is logged of what strangers do: not too much, one line each, and no secret. [review: H5]"""

import asyncio
import json
import logging

import httpx
import pytest

from cathedrals.server.app import Settings, create
from cathedrals.server.logs import MINUTE, MOST_KINDS, REQUEST, Json, Plain, Seldom
from cathedrals.server.store.store import not_kept
from tests.server.serving import PATIENCE, Served


def record(name="cathedrals.edge", message="too many of %s", level=logging.WARNING, **more):
    made = logging.LogRecord(name, level, "", 0, message, ("x",), None)
    for field, value in more.items():
        setattr(made, field, value)
    return made


@pytest.mark.finding("H5e")
def test_the_same_is_told_once_a_minute_and_how_often_it_was_not():
    clock = iter([0.0, 1.0, 2.0, MINUTE + 1, 3 * MINUTE, 3 * MINUTE + 1])
    seldom = Seldom(lambda: next(clock))
    told = [record() for _ in range(5)]
    assert [seldom.filter(one) for one in told] == [True, False, False, True, True]
    assert Plain().format(told[3]) == "warning: too many of x (and 2 times before)"
    assert Plain().format(told[4]) == "warning: too many of x"
    assert seldom.filter(record(message="another %s"))


def test_what_is_logged_names_the_request_it_belongs_to():
    REQUEST.set("ab12")
    assert Plain().format(record()) == "warning: too many of x (request ab12)"
    REQUEST.set("")
    assert Plain().format(record()) == "warning: too many of x"


def test_our_own_failures_are_never_left_out():
    seldom = Seldom(lambda: 0.0)
    failed = replace_exc(record(name="uvicorn.error"))
    assert seldom.filter(failed)
    assert seldom.filter(failed)
    assert all(seldom.filter(record(name="cathedrals")) for _ in range(2))


def replace_exc(made):
    made.exc_info = (ValueError, ValueError("x"), None)
    return made


@pytest.mark.finding("H5e")
def test_that_no_connection_can_be_taken_is_said_once_a_minute():
    """asyncio said it for each of 2,048 tries, with a traceback: 169 MB in half a minute."""
    seldom = Seldom(lambda: 0.0)
    accepting = [replace_exc(record("asyncio", "socket.accept() out of system resource")) for _ in range(3)]
    assert [seldom.filter(one) for one in accepting] == [True, False, False]


@pytest.mark.finding("H5e", "L10")
def test_a_full_disk_is_said_once_a_minute_however_many_ask_meanwhile(caplog):
    seldom = Seldom(lambda: 0.0)
    for _ in range(3):
        not_kept(OSError("no space left"))
    assert "no space left" in caplog.text
    assert [seldom.filter(one) for one in caplog.records] == [True, False, False]


def test_a_line_of_json_has_its_fields_apart():
    line = json.loads(Json().format(record(fields={"status": 500, "path": "/api/me"})))
    assert (line["message"], line["status"], line["path"]) == ("too many of x", 500, "/api/me")


def asked_with_log(caplog, path, level=logging.INFO):
    server = create(Settings())

    @server.get("/api/fails")
    def fail():
        raise ArithmeticError("too many stones")

    async def ask():
        transport = httpx.ASGITransport(server, raise_app_exceptions=False, client=("2001:db8::7", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            return await http.get(path)

    with caplog.at_level(level, "cathedrals"):
        answer = asyncio.run(ask())
    return answer, [one for one in caplog.records if one.name == "cathedrals.requests"]


def test_a_request_is_told_without_its_query(caplog):
    answer, [line] = asked_with_log(caplog, "/api/rulebook/basilica?key=s3cret")
    assert len(answer.headers["x-request-id"]) == 8
    said = line.getMessage()
    assert said.startswith("GET /api/rulebook/basilica 200 in ")
    assert said.endswith("ms for 2001:db8::/64")


def test_a_path_stays_one_line(caplog):
    _, [line] = asked_with_log(caplog, "/api/%0Aerror:%20all%20is%20lost")
    assert "\n" not in line.getMessage()


def test_a_failure_is_named_in_its_answer_and_in_the_log(caplog):
    answer, [line] = asked_with_log(caplog, "/api/fails", logging.WARNING)
    assert answer.headers["x-request-id"] in answer.json()["words"]
    assert line.levelno == logging.ERROR


def test_the_log_of_a_server_names_the_request_and_no_secret(url):
    with Served(url, "--log-format", "json", "--log-level", "info") as server:
        answer = httpx.get(f"{server.url}/api/me?secret=s3cret", timeout=PATIENCE)
        server.stop()
    lines = [json.loads(row) for row in "".join(server.told).splitlines() if row.startswith("{")]
    [line] = [one for one in lines if one.get("path") == "/api/me"]
    assert line["request"] == answer.headers["x-request-id"]
    assert "s3cret" not in "".join(server.told)


def test_what_went_wrong_stands_in_a_line_of_json_with_its_traceback():
    line = json.loads(Json().format(replace_exc(record())))
    assert line["traceback"] == "ValueError: x"
    assert "traceback" not in json.loads(Json().format(record()))


def test_who_says_ever_new_things_fills_no_memory():
    seldom = Seldom(lambda: 0.0)
    kinds = range(5 * MOST_KINDS)
    assert all(seldom.filter(record(kind=f"kind {number}")) for number in kinds)
    assert len(seldom.told) <= MOST_KINDS + 1
