"""A box typed in over the wire: what may be told, what does not fit, and the file it makes."""

import json

import pytest

from cathedrals.games import HOUSE
from cathedrals.kernel import pieces

FIRST, SECOND = HOUSE
CARD = {"wood": 3, "gold": 1, "recognition": 8, "rubles": 2}
TILE = {"vault": "yellow", "order": "move", "crown": False}


def address(game, what=""):
    return f"/api/games/{game.name}/pieces{what}"


def post(person, game, what, **body):
    return person.post(address(game, what), body)


def check(person, game, **typed):
    answer = post(person, game, "/check", pieces=typed)
    assert answer.status_code == 200, answer.text
    return answer.json()["complaints"]


def file(person, game, name="", **typed):
    return post(person, game, "/file", name=name, pieces=typed).json()["text"]


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_the_form_asks_for_what_an_owner_can_fill_in_and_for_nothing_else(ana, game):
    told = ana.get(address(game))["tables"]
    all_tables = pieces.form(game)["tables"]
    assert [table["name"] for table in told] == [one["name"] for one in all_tables if not one["same"]]
    assert all(row["source"] in ("rulebook", "reported", "designed") for one in told for row in one["rows"])


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_a_box_in_which_nothing_is_typed_fits_and_says_what_the_built_in_one_says(ana, game):
    assert check(ana, game) == []
    text = file(ana, game)
    assert pieces.check(game, text) == []
    assert pieces.form(game, text)["tables"] == pieces.form(game)["tables"]


def test_what_is_typed_stands_in_the_file_as_printed_and_the_rest_is_still_ours(ana):
    text = file(ana, FIRST, "Box “7” of Eva’s", base={2: CARD}, inventory={0: {"slots": 9}})
    form = pieces.form(FIRST, text)
    tables = {table["name"]: table["rows"] for table in form["tables"]}
    assert form["name"] == "Box “7” of Eva’s"
    assert [row["source"] for row in tables["base"]].count("printed") == 1
    said = {
        field["key"]: field["value"] for field in tables["base"][2]["fields"] if field["value"] is not None
    }
    assert said == CARD
    assert (tables["inventory"][0]["source"], tables["inventory"][0]["fields"][0]["value"]) == ("printed", 9)
    assert {one["table"]: one["ours"] for one in pieces.still_ours(FIRST, text)}["base"] == 9


def test_a_complaint_names_the_piece_and_speaks_the_language_of_who_types(ana):
    typed = {"middle": {4: CARD | {"wood": 1}}}
    said = "the card costs 2 materials; it should be 3 or 4"
    assert check(ana, FIRST, **typed) == [{"said": said, "table": "middle", "row": 4, "others": []}]
    clash = check(ana, FIRST, resource_tile={2: {"gives": "wood", "amount": 2}})
    assert [(one["row"], one["others"]) for one in clash] == [(2, [0])]
    ana.http.headers["accept-language"] = "fr"
    assert check(ana, FIRST, **typed)[0]["said"].startswith("la carte coûte")


def test_what_is_wrong_with_a_kind_of_piece_as_a_whole_names_no_row(ana):
    found = check(ana, SECOND, tile={19: TILE | {"order": "scaffolding"}})
    assert [(one["table"], "row" in one) for one in found] == [("tile", False)]


def test_a_file_is_read_back_into_what_was_typed(ana):
    typed = {"tile": {2: TILE, 3: TILE | {"crown": True}}}
    text = file(ana, SECOND, "Mine", **typed)
    told = post(ana, SECOND, "/read", text=text).json()
    assert told["name"] == "Mine"
    assert told["pieces"]["tile"] == {"2": typed["tile"][2], "3": typed["tile"][3]}
    assert told["without"] == []


def test_of_a_file_with_a_row_that_is_no_piece_the_others_are_read(ana):
    text = file(ana, SECOND, tile={2: TILE, 3: TILE}).replace(
        'order = "move", crown = false', 'crown = "no"', 1
    )
    told = post(ana, SECOND, "/read", text=text).json()
    assert list(told["pieces"]["tile"]) == ["3"]
    assert {(one["table"], one["row"]) for one in told["without"]} == {("tile", 2)}


@pytest.mark.parametrize("text", ["", " \n", "[tile", 'game = "chess"\n'])
def test_a_text_that_is_no_file_of_pieces_is_refused_in_a_sentence(ana, text):
    answer = post(ana, SECOND, "/read", text=text)
    assert (answer.status_code, answer.json()["refused"]) == (409, "cannot-be")
    damaged = "This isn’t a file of pieces, or line 1 of it is damaged."
    assert answer.json()["words"].startswith(damaged if text == "[tile" else "Line 1")


@pytest.mark.parametrize(
    "typed",
    [
        {"base": {99: CARD}},
        {"nothing": {0: CARD}},
        {"dice": {0: {"sides": 6}}},
        {"base": {0: {"wood": [[[1]]]}}},
        {"base": {0: {"wood": 1.5}}},
        {"base": {0: {"wood": "three\n[x]"}}},
        {"base": {0: {"wo od": 3}}},
        {"base": {-1: CARD}},
        {"base": [CARD]},
    ],
)
def test_what_is_no_piece_of_the_list_is_refused(ana, typed):
    for what in ("/check", "/file"):
        assert post(ana, FIRST, what, pieces=typed).status_code == 422


@pytest.mark.parametrize("what", ["", "/check", "/file", "/read"])
def test_a_game_that_has_no_list_of_pieces_is_not_there(ana, what):
    path = f"/api/games/chess/pieces{what}"
    answer = (
        ana.post(path, {"text": ""}) if what == "/read" else ana.post(path) if what else ana.http.get(path)
    )
    assert answer.status_code == 404


def test_a_file_may_be_larger_than_what_is_said_at_a_table_but_not_without_end(ana):
    comment = "# " + "x" * 50_000 + "\n"
    assert post(ana, SECOND, "/read", text=comment + file(ana, SECOND)).status_code == 200
    assert post(ana, SECOND, "/read", text="#" * 61_000).status_code == 422
    assert post(ana, SECOND, "/read", text="#" * 140_000).status_code == 413
    assert post(ana, SECOND, "/check", name="x" * 17_000).status_code == 413


def test_a_whole_box_is_small_enough_to_be_checked(ana):
    for game in HOUSE:
        whole = {
            table["name"]: {
                place: {field["key"]: field["value"] for field in row["fields"] if field["value"] is not None}
                for place, row in enumerate(table["rows"])
            }
            for table in ana.get(address(game))["tables"]
        }
        assert len(json.dumps({"pieces": whole})) < 16_384
        assert check(ana, game, **whole) == []
        assert pieces.still_ours(game, file(ana, game, **whole)) == []


@pytest.mark.parametrize(
    "text", ["a." * 10_000 + "a = 1", "[" + "a." * 10_000 + "a]", "x = {" + "a." * 10_000 + "a = 1}"]
)
def test_a_key_of_very_many_parts_is_not_read(ana, text):
    answer = post(ana, FIRST, "/read", text=text)
    assert answer.json()["refused"] == "cannot-be"


def test_what_is_typed_in_place_of_rows_stands_in_the_file_as_it_was_typed(ana):
    text = file(ana, FIRST, influence_card={0: {"actions": True}})
    assert "actions = true" in text
