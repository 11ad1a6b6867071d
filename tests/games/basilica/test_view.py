"""What the table shows beyond the pieces: what the open questions are about."""

from typing import Any

from tests.games.basilica.staging import Staged, stage
from tests.games.staging import play


def chosen(table: Staged) -> Any:
    return table.seen["chosen"]


def test_before_an_action_nothing_is_chosen() -> None:
    assert chosen(stage()) == []


def test_the_vault_to_be_laid_is_chosen_until_it_lies() -> None:
    table = stage()
    play(table, "extend 2")
    assert chosen(table) == ["vault_field-2"]
    play(table, "cell c1")
    assert chosen(table) == []


def test_the_order_carried_out_is_chosen_and_then_the_builder_who_goes() -> None:
    table = stage().plan("y b r", "y g").builders(0, a1="", b1="").orders("move", "recruit", "move")
    play(table, "order 3")
    assert chosen(table) == ["order_field-3"]
    play(table, "vault b1")
    assert chosen(table) == ["order_field-3", "cell-b1"]


def test_the_builder_who_gets_a_rank_is_chosen() -> None:
    table = stage().plan("y b").builders(0, a1="", b1="").orders("promotion", "move", "move")
    play(table, "order 1", "vault b1")
    assert chosen(table) == ["order_field-1", "cell-b1"]


def test_the_order_is_still_chosen_while_the_opponent_may_pay() -> None:
    table = stage().plan("y b r").builders(1, a1="").seat(1, coins=1).orders("recruit", "move", "move")
    play(table, "order 1", "vault c1")
    assert (table.seen["step"], chosen(table)) == ("offer", ["order_field-1"])


def about(table: Staged) -> Any:
    return table.seen["step"], table.seen["about"]


def test_an_action_is_about_nothing() -> None:
    assert about(stage()) == ("action", {})


def test_the_end_of_a_turn_tells_of_a_scoring_and_the_vault_that_led_to_it() -> None:
    table = stage().vaults("y", "b*", "r").king(9)
    play(table, "extend 2", "cell a1")
    assert about(table) == ("end_turn", {"scoring": 1, "field": "2"})


def test_the_end_of_a_turn_without_a_scoring_tells_of_no_field() -> None:
    table = stage().turn_of(0, actions=1)
    play(table, "extend 2", "cell a1")
    assert about(table) == ("end_turn", {"scoring": 0, "field": None})


def test_a_promotion_paid_for_tells_which_rank_is_ruled_out() -> None:
    table = stage().plan("y b r").builders(0, a1="").builders(1, b1="", c1="").seat(1, coins=1)
    play(table.orders("promotion", "move", "move"), "order 1", "rank architect")
    assert about(table) == ("offer", {"order": "promotion", "rank": "architect"})
    play(table, "pay")
    assert about(table) == ("promote", {"ruled_out": "architect"})
    play(table, "vault b1")
    assert about(table) == ("rank", {"cell": "b1", "ruled_out": "architect"})


def test_a_rank_free_to_choose_rules_out_nothing() -> None:
    table = stage().plan("y b").builders(0, a1="", b1="").orders("promotion", "move", "move")
    play(table, "order 1", "vault b1")
    assert about(table) == ("rank", {"cell": "b1", "ruled_out": None})
