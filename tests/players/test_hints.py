"""Hints: the best few moves, and why."""

import pytest

import cathedrals
from cathedrals.games import GAMES
from cathedrals.kernel.words import Words
from cathedrals.players.hints import hints

CASES = [(game, seats) for game in GAMES for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), CASES, ids=lambda value: str(getattr(value, "name", value)))
def test_hints_are_legal_moves_best_first_with_reasons_in_words(game, seats):
    match = cathedrals.new(game.name, seats=seats, seed=4)
    words = Words(game.name)
    for _ in range(12):
        before = match.table.to_bytes()
        found = hints(game, match.table)
        assert match.table.to_bytes() == before
        assert 1 <= len(found) <= 3
        assert [hint.worth for hint in found] == sorted((hint.worth for hint in found), reverse=True)
        for hint in found:
            assert hint.move in [move.number for move in match.moves]
            for reason in hint.reasons:
                way = "up" if reason.change > 0 else "down"
                assert words.say(f"reason-{reason.name}", {"way": way, "size": abs(reason.change) // 100})
        match.play(game.write(found[0].move))


def test_the_greatest_change_is_told_first():
    match = cathedrals.new(GAMES[0].name, seed=4)
    for hint in hints(match.game, match.table):
        changes = [abs(reason.change) for reason in hint.reasons]
        assert changes == sorted(changes, reverse=True)
