"""What a browser without drawings of a game asks for: its words, and positions drawn as text."""

from types import SimpleNamespace
from typing import Any

import pytest

from cathedrals.games import GAMES
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import new_match
from cathedrals.kernel.moves import Family, each
from cathedrals.kernel.page import Page
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.words import LANGUAGES, Words, text_of, word_folders
from cathedrals.server.study.drawings import names_of, pieces_of
from cathedrals.server.wire.messages import SeatTold


@pytest.fixture
def alone(ana):
    return ana.open("me", "me")["id"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_words_of_a_game_are_told_as_they_are_written(ana, game, language):
    answer = ana.http.get(f"/api/games/{game.name}/words/{language}")
    assert (answer.status_code, answer.text) == (200, text_of(word_folders(game.name)[1], language))


@pytest.mark.parametrize("path", ["chess/words/en", f"{GAMES[0].name}/words/zz"])
def test_there_are_no_words_of_other_games_and_languages(ana, path):
    assert ana.http.get(f"/api/games/{path}").status_code == 404


def test_every_position_is_drawn_in_the_width_and_the_language_asked_for(ana, alone):
    drawn = {}
    for _ in range(3):
        drawn[ana.state(alone)["line"]] = ana.get(f"/api/matches/{alone}/drawing/{ana.state(alone)['line']}")
        ana.play_first(alone)
    for line, told in drawn.items():
        again = ana.get(f"/api/matches/{alone}/drawing/{line}")
        assert again == told
        assert len(told["scores"]) == len(ana.state(alone)["seats"])
    assert len({told["drawing"] for told in drawn.values()}) > 1
    path = f"/api/matches/{alone}/drawing/{line}"
    narrow = ana.get(f"{path}?width=80")["drawing"]
    assert (
        max(map(len, narrow.split("\n")))
        <= 80
        < max(map(len, ana.get(f"{path}?width=120")["drawing"].split("\n")))
    )
    polish = ana.http.get(path, headers={"accept-language": "pl"}).json()["drawing"]
    assert polish != told["drawing"]


def test_who_is_called_alike_is_numbered_and_who_has_left_keeps_the_name():
    spoken = Words(GAMES[0].name, "en")
    seats: list[SeatTold] = [
        {"seat": place, "name": name, "program": program, "left": has_left}
        for place, (name, program, has_left) in enumerate(
            [("Ana", None, False), ("random", "random", False), ("Ana", None, False), ("Jan", None, True)]
        )
    ]
    assert names_of(seats, spoken) == ["Ana 1", "Random", "Ana 2", "Jan (left)"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_pieces_that_moves_name_are_told_with_their_words(game):
    match = new_match(game, [Sitter("Ana"), Sitter("Jan")], SeededDealer(1))
    spoken = Words(game.name, "en")
    page = Page(spoken, ["Ana", "Jan"])
    pieces = pieces_of(match, spoken, 2)
    assert pieces
    for piece, said in pieces.items():
        assert page.say(said["words"], said["args"])
        assert game.moves_on(match.table, piece)


def test_nothing_is_told_of_seats_that_are_not_there():
    rob = Family(0, "rob", each("rob", (0, 1, 2)), ("seat",), on={"seat": "hive"})
    game = SimpleNamespace(
        families=(rob,), named=lambda _, number: number, arguments_of=lambda _, move: rob.numbers(move)
    )
    match: Any = SimpleNamespace(game=game, table=None)
    spoken: Any = SimpleNamespace(has=lambda id: id == "piece-hive")
    assert list(pieces_of(match, spoken, 2)) == ["hive-0", "hive-1"]


def test_nothing_is_drawn_beyond_the_end(ana, alone):
    answer = ana.http.get(f"/api/matches/{alone}/drawing/{ana.state(alone)['line'] + 1}")
    assert (answer.status_code, answer.json()["refused"]) == (404, "no-such-line")


def test_a_game_says_whether_it_has_a_rulebook(ana):
    shown = ana.get("/api/games")
    for game in shown:
        assert game["rulebook"] == Words(game["name"], part="teaching/rulebook").has("rulebook-introduction")
