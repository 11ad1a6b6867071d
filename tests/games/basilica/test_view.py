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
