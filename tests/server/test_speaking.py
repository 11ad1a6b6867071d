"""In which language people are spoken to: their account's, the one chosen, their browser's, or else English."""

import asyncio
import re
import secrets

import httpx
import pytest

from cathedrals.kernel.game import Refusal
from cathedrals.kernel.words import ENGLISH, LANGUAGES, Words
from cathedrals.server.app import Settings, create
from cathedrals.server.http.languages import accepted
from tests.server.serving import GAME, ROOT, Person

INDEX = (ROOT / "web" / "index.html").read_text("utf-8")
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def client(tmp_path):
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    return create(Settings(client=tmp_path))


async def get(app, path, **headers):
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
        return await http.get(path, headers=headers)


def test_the_browsers_languages_are_read_the_dearest_first():
    assert accepted("fr-CA,fr;q=0.9,en;q=0.8,*;q=0.1") == ["fr", "fr", "en"]
    assert accepted("en;q=0.3, pl, cs;q=0.7") == ["pl", "cs", "en"]
    assert accepted("cs;q=0, ca") == ["ca"]
    assert accepted("") == []
    assert accepted("nonsense!, ;q=1, fr;q=7") == []


@every_language
def test_the_first_page_comes_in_the_language_of_the_browser(client, language):
    answer = asyncio.run(get(client, "/", **{"Accept-Language": f"tlh, {language}-XX;q=0.8, en;q=0.1"}))
    words = Words("", language)
    assert f'<html lang="{language}">' in answer.text
    assert f"<title>{words.say('web-title')}</title>" in answer.text
    assert re.findall('name="description" content="(.*?)"', answer.text) == [words.say("web-description")]
    assert "accept-language" in answer.headers["vary"]


@pytest.mark.parametrize("wish", ["", "tlh", "xx", "\x7f"])
def test_who_wants_no_language_of_ours_gets_english(client, wish):
    headers = {"Accept-Language": wish, "Cookie": f"language={wish}"}
    assert f'<html lang="{ENGLISH}">' in asyncio.run(get(client, "/rules", **headers)).text


@every_language
def test_what_was_chosen_counts_more_than_the_browsers_language(client, language):
    headers = {"Accept-Language": "de, cs;q=0.4", "Cookie": f"language={language}"}
    assert f'<html lang="{language}">' in asyncio.run(get(client, "/learn", **headers)).text


@every_language
def test_a_page_that_is_not_built_says_so_in_every_language(tmp_path, language):
    answer = asyncio.run(get(create(Settings(client=tmp_path)), "/", **{"Accept-Language": language}))
    assert f'<html lang="{language}">' in answer.text
    assert Words("", language).say("web-not-built") in answer.text


@every_language
def test_errors_are_told_in_the_language_of_whoever_made_them(served, language):
    words = Words("", language)
    with Person(served.url) as eva:
        eva.http.headers["Accept-Language"] = language
        nowhere = eva.http.get("/api/tables/nothing")
        assert nowhere.json()["words"] == words.refusal(Refusal("no-such-table"))
        foreign = eva.post("/api/tables", headers={"Origin": "https://elsewhere.example"})
        assert foreign.json()["words"] == words.refusal(Refusal("foreign-origin"))
        assert eva.http.get("/nowhere").json()["words"] == words.refusal(Refusal("no-such-page"))
        refusal = Refusal("wrong-seats", args={"count": 6})
        turned = eva.post("/api/tables", {"game": GAME.name, "seats": ["me"] * 6}).json()
        assert (turned["words"], turned["args"]) == (words.refusal(refusal), refusal.args)
        table = eva.open("me", "me")["id"]
        said = eva.say_now(table, moves=["nonsense"])
        assert said["words"] == words.refusal(Refusal("unknown-move", args={"move": "nonsense"}))
        with eva.socket(table, **{"Accept-Language": language}) as socket:
            assert socket.ask(after=0, moves=["nonsense"])["words"] == words.refusal(Refusal("stale"))


def test_a_language_that_was_chosen_comes_back_with_the_browser(served):
    with Person(served.url) as eva:
        assert eva.get("/api/me")["language"] == ENGLISH
        assert eva.post("/api/me/language", {"language": "ca"}).json()["language"] == "ca"
        assert eva.get("/api/me")["language"] == "ca"
        assert eva.post("/api/me/language", {"language": "tlh"}).status_code == 422
        assert eva.post("/api/me/language", {"language": "xx"}).status_code == 422


def test_the_language_of_an_account_follows_it_to_another_browser(served):
    credentials = {"name": f"Eva {secrets.token_hex(4)}", "password": "long enough"}
    with Person(served.url) as eva, Person(served.url) as elsewhere:
        eva.post("/api/me/language", {"language": "cs"})
        assert eva.post("/api/account", credentials).json()["language"] == "cs"
        assert elsewhere.get("/api/me")["language"] == ENGLISH
        assert elsewhere.post("/api/enter", credentials).json()["language"] == "cs"
        elsewhere.post("/api/me/language", {"language": "pl"})
        assert eva.get("/api/me")["language"] == "pl"
        assert '<html lang="pl">' in eva.http.get("/").text
        assert eva.http.get("/nowhere").json()["words"] == Words("", "pl").refusal(Refusal("no-such-page"))
        eva.post("/api/leave")
        assert eva.get("/api/me") == {"name": "", "account": False, "language": "pl"}


def test_who_has_no_name_is_called_a_player_in_their_language(served):
    with Person(served.url) as eva:
        eva.http.headers["Accept-Language"] = "fr"
        table = eva.post("/api/tables", {"game": GAME.name, "seats": ["me", "open"]}).json()
        assert table["seats"][0]["name"] == Words("", "fr").say("play-person")
