"""Whoever sends lists of pieces that say very much keeps nobody else waiting (H8, L12)."""

import asyncio
import gc
import threading
import tomllib
import weakref
from types import SimpleNamespace

import httpx
import pytest
from pydantic import ValidationError

from cathedrals.games import HOUSE
from cathedrals.kernel import pieces
from cathedrals.kernel.game import Refused
from cathedrals.kernel.pieces_file import written
from cathedrals.kernel.words import LANGUAGES, Words
from cathedrals.server import queueing
from cathedrals.server.app import Settings, create
from cathedrals.server.http.pieces import MOST_READERS
from cathedrals.server.limits import Bounds
from cathedrals.server.queueing import InTurn
from cathedrals.server.study import drafts
from cathedrals.server.wire.requests import MOST_ERRORS, Draft

FIRST = HOUSE[0]
CROWDED = {
    "keys of many parts": "".join(f"a{number}." + "b." * 30 + "d=1\n" for number in range(900)),
    "short keys": "".join(f"{number}=1\n" for number in range(7000)),
    "tables": "".join(f"[{number}]\n" for number in range(7000)),
    "an inline table": "x={" + ",".join(f"{number}=1" for number in range(5000)) + "}\n",
    "a list": "x=[" + "1," * 20_000 + "]\n",
}


def typed_in(pieces):
    return Draft.model_validate({"pieces": pieces})


@pytest.fixture
def parsed(monkeypatch):
    """The texts that were read as TOML, though nothing comes of it."""
    texts: list[str] = []

    def loads(text):
        texts.append(text)
        return {}

    monkeypatch.setattr(tomllib, "loads", loads)
    return texts


@pytest.mark.finding("H8")
@pytest.mark.parametrize("text", CROWDED.values(), ids=CROWDED)
def test_a_file_that_says_more_than_any_box_is_not_even_read(parsed, text):
    """60 KB of short keys took a third of a second and 40 MB, however often they were sent."""
    with pytest.raises(Refused, match="says more than any box holds"):
        drafts.read(FIRST, text)
    assert parsed == []


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_we_write_say_less_than_half_of_what_may_be_said(game, language):
    text = written(Words(game.name, language), pieces.form(game))
    assert not pieces.check(game, text + text.replace("\n", "\n# "))


@pytest.mark.finding("H8")
def test_a_file_is_read_once(monkeypatch):
    """It was read three times: for what is wrong, for whether it can be read, and for what it says."""
    text = pieces.built_in(FIRST).replace("wood = 2", "wood = 9", 1)
    parse, texts = tomllib.loads, []

    def loads(text):
        texts.append(text)
        return parse(text)

    monkeypatch.setattr(tomllib, "loads", loads)
    drafts.read(FIRST, text)
    assert texts.count(text) == 1


@pytest.mark.finding("H8")
def test_nothing_of_a_file_is_left_for_when_all_garbage_is_collected():
    """A file and its rows held each other, and all garbage is only looked for when nobody plays."""
    gc.disable()
    try:
        held = weakref.ref(pieces.read(FIRST, pieces.built_in(FIRST)))
        assert held() is None
    finally:
        gc.enable()


def test_of_very_many_mistakes_the_first_are_told_and_no_row_with_one_is_taken(monkeypatch):
    monkeypatch.setattr(drafts, "MOST_TOLD", 2)
    text = drafts.file(FIRST, typed_in({"base": {place: {"wood": 2} for place in range(10)}}))
    told = drafts.read(FIRST, text)
    assert [one["row"] for one in told["without"]] == [0, 0]
    assert told["pieces"]["base"] == {}


# One at a time ------------------------------------------------------------------------------------


@pytest.mark.finding("H8")
def test_lists_of_pieces_are_read_one_at_a_time_and_few_wait(monkeypatch):
    """Three connections took all the time there was."""
    begun, reading, go_on = [], [], threading.Event()

    def work(game, *more):
        assert threading.current_thread() is not threading.main_thread(), "everybody would wait for it"
        begun.append(game.name)
        go_on.wait()
        return {}

    for name in ("read", "complaints", "file"):
        monkeypatch.setattr(drafts, name, work)
    server = create(Settings(bounds=Bounds(hold=0), posts=(10_000, 1)))

    async def ask() -> list[int]:
        transport = httpx.ASGITransport(server)
        async with httpx.AsyncClient(transport=transport, base_url="http://here", timeout=None) as http:
            asked = [("read", {"text": "a"}), ("check", {}), ("file", {})] * MOST_READERS
            paths = [(f"/api/games/{FIRST.name}/pieces/{what}", body) for what, body in asked]
            posts = [asyncio.create_task(http.post(path, json=body)) for path, body in paths]
            while not begun or server.state.reading.waiting + sum(post.done() for post in posts) < len(posts):
                await asyncio.sleep(0.01)
            reading.append(len(begun))
            go_on.set()
            return [answer.status_code for answer in await asyncio.gather(*posts)]

    told = asyncio.run(ask())
    assert reading == [1]
    assert told.count(200) == MOST_READERS
    assert told.count(429) == len(told) - MOST_READERS
    assert len(begun) == MOST_READERS


@pytest.mark.finding("H8")
@pytest.mark.parametrize(("rests", "pauses"), [(True, [3.0, 3.0]), (False, [])])
def test_others_have_as_long_as_it_took(monkeypatch, rests, pauses):
    times, slept = iter([10.0, 13.0, 20.0, 23.0]), []

    async def sleep(seconds):
        slept.append(seconds)

    monkeypatch.setattr(queueing, "time", SimpleNamespace(monotonic=lambda: next(times)))
    monkeypatch.setattr(asyncio, "sleep", sleep)

    def fail(word):
        raise Refused(word)

    async def work():
        in_turn = InTurn(1, 1, rests)
        assert await in_turn.do(str.upper, "done") == "DONE"
        with pytest.raises(Refused):
            await in_turn.do(fail, "no")
        assert in_turn.waiting == 0

    asyncio.run(work())
    assert slept == pauses


# Drafts -------------------------------------------------------------------------------------------


def errors_of(*cells):
    with pytest.raises(ValidationError) as found:
        Draft.model_validate({"pieces": {"base": {str(place): cell for place, cell in enumerate(cells)}}})
    return found.value.errors()


@pytest.mark.finding("L12")
def test_of_a_draft_in_which_nothing_is_right_not_every_error_is_named():
    """A bad draft of 16 KB made twelve thousand errors, for which all others waited."""
    few = errors_of({"wood": 1.5})
    assert 1 < len(few) <= MOST_ERRORS
    assert {one["loc"][:4] for one in few} == {("pieces", "base", "0", "wood")}
    assert len(errors_of(*[{f"a{number}": 1.5 for number in range(20)}] * 100)) == 1


@pytest.mark.finding("L12")
def test_of_a_draft_that_fits_nowhere_the_first_complaints_are_told():
    typed = {
        table: {row: {f"x{key}": 1 for key in range(20)} for row in range(10)} for table in ("base", "middle")
    }
    assert len(drafts.complaints(FIRST, typed_in(typed))) == drafts.MOST_TOLD
