"""The rulebooks over the wire."""

import pytest

from cathedrals.games import GAMES, HOUSE
from cathedrals.kernel import rulebook
from cathedrals.kernel.words import LANGUAGES

every_game = pytest.mark.parametrize("game", [game.name for game in HOUSE])


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_is_read_in_any_language(ana, game, language):
    answer = ana.http.get(f"/api/rulebook/{game}", params={"lang": language})
    assert answer.status_code == 200
    assert answer.json() == rulebook.to_json(game, language)


@every_game
def test_who_asks_for_no_language_reads_english(ana, game):
    assert ana.http.get(f"/api/rulebook/{game}").json() == rulebook.to_json(game, "en")


@pytest.mark.parametrize(
    ("path", "status", "refused"),
    [
        ("chess", 404, "no-such-page"),
        (f"{GAMES[0].name}/try/nothing", 404, "no-such-page"),
        (f"{GAMES[0].name}/try/setup", 404, "no-such-page"),
        (f"{GAMES[0].name}?lang=zz", 422, "cannot-be"),
        (f"{GAMES[0].name}?lang=../en", 422, "unreadable"),
    ],
)
def test_what_there_is_not_is_refused(ana, path, status, refused):
    answer = ana.http.get(f"/api/rulebook/{path}")
    assert (answer.status_code, answer.json()["refused"]) == (status, refused)


@every_game
def test_a_board_to_click_on_tells_what_may_be_done_and_why_the_rest_may_not(ana, game):
    boards = {section.id: section.board for section in rulebook.sections(game) if section.board}
    for section, board in boards.items():
        told = ana.http.get(f"/api/rulebook/{game}/try/{section}").json()
        assert told["line"] == board.line
        assert told["moves"]
        assert {move["text"].split()[0] for move in told["moves"]} == {board.begin}
        known = rulebook.rules(game)
        assert all(why["rule"] in known for whys in told["whys"].values() for why in whys)
