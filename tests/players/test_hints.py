"""Hints: the best few moves, and why."""

from types import SimpleNamespace

import pytest

import cathedrals
from cathedrals.cli import advising
from cathedrals.games import GAMES, HOUSE
from cathedrals.kernel.page import Page
from cathedrals.kernel.words import LANGUAGES, Words
from cathedrals.players.hints import RIVAL, Hint, after, hints, reasons, where
from cathedrals.players.plans import PlanFinder
from cathedrals.players.search import MOST_PLANS
from cathedrals.players.tree import Position
from tests.tiers import chooser, numbers, sample

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
    assert list(pieces)[: len(game.show(match.table, found[0].move).on)] == list(
        dict.fromkeys(game.show(match.table, found[0].move).on)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_where_to_look_is_told_in_words(game, language, monkeypatch):
    """A field, a card and the like are named as people call them: no underscore, and a number after its noun."""
    match = cathedrals.new(game.name, seed=4)
    monkeypatch.setattr(
        advising, "hints", lambda game, table: [Hint(one.number, 0, []) for one in match.moves]
    )
    for _ in range(12):
        told = advising.advice(match, Page(Words(game.name, language)), "where")[0]
        pieces = {piece for move in match.moves for piece in game.show(match.table, move.number).on}
        assert "_" not in told
        assert [piece for piece in pieces if piece in told or piece.replace("-", " ", 1) in told] == [
            piece
            for piece in pieces
            if language == "en" and piece.startswith(("card-", "cell-", "location-"))
        ]
        match.play(match.moves[-1])


def test_a_move_that_changes_little_has_no_reason_to_be_told(monkeypatch):
    match = cathedrals.new(GAMES[0].name, seed=4)
    page = Page(Words(GAMES[0].name))
    monkeypatch.setattr(advising, "hints", lambda game, table: [Hint(match.moves[0].number, 0, [])])
    assert advising.advice(match, page, "why") == ["No move changes much here."]


def test_the_greatest_change_is_told_first_and_what_others_lose_last():
    match = cathedrals.new(GAMES[0].name, seed=4)
    for hint in hints(match.game, match.table):
        own = [abs(reason.change) for reason in hint.reasons if reason.name != RIVAL]
        assert own == sorted(own, reverse=True)
        assert [reason.name for reason in hint.reasons[len(own) :]] == [RIVAL] * (
            len(hint.reasons) - len(own)
        )


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_a_move_is_advised_for_what_the_plan_most_thought_of_brings(game, monkeypatch):
    table = cathedrals.new(game.name, seed=4).table
    seat, plans = int(game.asked(table)), PlanFinder(game, MOST_PLANS).find(table, 400)
    favourites = {int(plan.moves[0]): plan for plan in plans}
    for visits, plan in enumerate(plans):
        for _ in range(visits):
            plan.learn(plan.guess)
    root = Position(table, seat, 0, plans, game.decisive_lead(table))
    thinker = SimpleNamespace(consider=lambda *_: root)
    monkeypatch.setattr("cathedrals.players.hints.SearchPlayer", lambda *_: thinker)
    assert len(favourites) < len(plans)
    for hint in hints(game, table):
        brought = after(game, table, favourites[hint.move])
        assert hint.reasons == reasons(game, table, brought, seat)


def test_nothing_changes_between_a_table_and_itself():
    match = cathedrals.new(GAMES[0].name, seed=4)
    assert reasons(match.game, match.table, match.table, 0) == []


@pytest.mark.parametrize("number", numbers(3, 60))
@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_hints_agree_with_themselves(game, number):
    """None promises more than the one before it, the figures say so, and no two give the same reasons."""
    chance, match = chooser(number), cathedrals.new(game.name, seed=number)
    for _ in range(sample(4, 12)):
        for _ in range(chance.randint(0, 25)):
            if not match.over:
                match.play(chance.choice(match.moves))
        if match.over:
            return
        found = hints(game, match.table)
        for figures in ([hint.share for hint in found], [hint.worth for hint in found]):
            assert figures == sorted(figures, reverse=True)
        said = [hint.told() for hint in found]
        assert all(one not in said[:place] for place, one in enumerate(said))
        assert all(0 <= hint.share <= 100 for hint in found)
