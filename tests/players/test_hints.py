"""Hints: the best few moves, and why."""

import pytest

import cathedrals
from cathedrals.games import GAMES
from cathedrals.kernel.page import Page
from cathedrals.kernel.words import Words
from cathedrals.players.hints import RIVAL, hints, reasons, where

CASES = [(game, seats) for game in GAMES for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), CASES, ids=lambda value: str(getattr(value, "name", value)))
def test_hints_are_legal_moves_with_reasons_in_words(game, seats):
    match = cathedrals.new(game.name, seats=seats, seed=4)
    page = Page(Words(game.name))
    for _ in range(6):
        before = match.table.to_bytes()
        found = hints(game, match.table)
        assert match.table.to_bytes() == before
        assert 1 <= len(found) <= 3
        assert len({hint.move for hint in found}) == len(found)
        for hint in found:
            assert hint.move in [move.number for move in match.moves]
            for reason in hint.reasons:
                said = reason.said()
                assert page.say(said.words, said.args)
        match.play(game.write(found[0].move))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_where_to_look_names_the_pieces_of_the_best_moves(game):
    match = cathedrals.new(game.name, seed=4)
    found = hints(game, match.table)
    pieces = where(game, match.table, found)
    assert pieces
    assert set(pieces) == {piece for hint in found for piece in game.show(match.table, hint.move).on}
    assert pieces[: len(game.show(match.table, found[0].move).on)] == list(
        dict.fromkeys(game.show(match.table, found[0].move).on)
    )


def test_the_greatest_change_is_told_first_and_what_others_lose_last():
    match = cathedrals.new(GAMES[0].name, seed=4)
    for hint in hints(match.game, match.table):
        own = [abs(reason.change) for reason in hint.reasons if reason.name != RIVAL]
        assert own == sorted(own, reverse=True)
        assert [reason.name for reason in hint.reasons[len(own) :]] == [RIVAL] * (
            len(hint.reasons) - len(own)
        )


def test_nothing_changes_between_a_table_and_itself():
    match = cathedrals.new(GAMES[0].name, seed=4)
    assert reasons(match.game, match.table, match.table, 0) == []
