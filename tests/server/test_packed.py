"""Packed files of the client: who asks gets the smallest they can read, and is told which."""

import asyncio
import json
import re

import httpx
import pytest

from cathedrals.games import GAMES
from cathedrals.kernel.words import LANGUAGES
from cathedrals.server.app import Settings, create
from cathedrals.server.http.packed import accepted

GAME_WORDS = f"../src/cathedrals/games/{GAMES[0].name}/telling/words"
PARTS = {
    "look/icons.svg": "assets/icons.svg",
    **{
        f"../src/cathedrals/kernel/words/{language}.ftl": f"assets/frame-{language}" for language in LANGUAGES
    },
    **{f"{GAME_WORDS}/{language}.ftl": f"assets/game-{language}" for language in LANGUAGES},
}


@pytest.fixture
def client(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<html lang="en"><head><title></title></head></html>')
    (tmp_path / "parts.json").write_text(
        json.dumps({source: {"file": file} for source, file in PARTS.items()})
    )
    for ending in ("", ".br", ".gz"):
        (tmp_path / "assets" / f"index.js{ending}").write_text(f"packed{ending}")
    return tmp_path


def ask(client, path, **headers):
    server = create(Settings(client=client))

    async def answer():
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server), base_url="http://here") as http:
            request = http.build_request(
                "GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()}
            )
            answer = await http.send(request, stream=True)
            return answer, b"".join([part async for part in answer.aiter_raw()])

    return asyncio.run(answer())


@pytest.mark.parametrize(
    ("wish", "encodings"),
    [
        ("gzip, deflate, br", ["br", "gzip"]),
        ("gzip", ["gzip"]),
        ("br;q=0, gzip;q=0.5", ["gzip"]),
        ("br; q=0.000, gzip;q=0.001", ["gzip"]),
        ("identity", []),
        ("", []),
    ],
)
def test_an_encoding_is_one_that_can_be_read(wish, encodings):
    assert accepted(wish) == encodings


@pytest.mark.parametrize(
    ("wish", "sent", "encoding"),
    [("gzip, br", b"packed.br", "br"), ("gzip", b"packed.gz", "gzip"), ("identity", b"packed", None)],
)
def test_a_file_comes_as_small_as_it_can_be_read(client, wish, sent, encoding):
    answer, body = ask(client, "/assets/index.js", accept_encoding=wish)
    assert (body, answer.headers.get("content-encoding")) == (sent, encoding)
    assert answer.headers["vary"].lower() == "accept-encoding"
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]


def test_the_lobby_says_in_its_head_what_it_will_need(client):
    _, page = ask(client, "/", accept_encoding="identity")
    assert b'href="/assets/icons.svg"' in page
    assert b'href="/api/me"' in page
    _, other = ask(client, "/learn", accept_encoding="identity")
    assert b"preload" not in other


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_that_will_be_needed_are_those_of_the_reader(client, language):
    _, page = ask(client, "/", accept_language=language, accept_encoding="identity")
    fetched = re.findall(r'href="/assets/(\w+-\w+)"', page.decode())
    assert fetched == [f"frame-{language}", f"game-{language}"]


def test_a_page_that_is_known_is_not_sent_again(client):
    first, _ = ask(client, "/")
    again, body = ask(client, "/", if_none_match=first.headers["etag"])
    assert (again.status_code, body) == (304, b"")


def test_large_answers_are_packed_and_small_ones_are_not(client):
    large, _ = ask(client, "/api/rulebook/basilica", accept_encoding="gzip")
    assert large.headers["content-encoding"] == "gzip"
    small, _ = ask(client, "/api/nowhere", accept_encoding="gzip")
    assert "content-encoding" not in small.headers
