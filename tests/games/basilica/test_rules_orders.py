"""The seven orders, and what the opponent may pay for."""

import pytest

from tests.games.basilica.staging import Staged, stage
from tests.games.staging import moves, moves_of, play, why


def with_order(order: str, *rows: str) -> Staged:
    return stage().plan(*rows).orders(order, "move", "move").seat(1, coins=0)


# Promotion ------------------------------------------------------------------------------------------


def test_a_promotion_puts_a_token_of_any_rank_under_an_own_builder():
    """BA-O1"""
    table = with_order("promotion", "y b r").builders(0, a1="", b1="").builders(1, c1="")
    assert play(table, "order 1")[0] == "order_taken 0 promotion 1"
    assert moves_of(table, "vault") == ["a1", "b1"]
    assert why(table, "vault c1") == ("not-your-builder", "BA-O1")
    assert why(table, "vault d1") == ("no-vault-there", "BA-O1")
    play(table, "vault b1")
    assert moves(table) == ["rank architect", "rank master_mason", "rank strongman"]
    assert play(table, "rank strongman")[0] == "promoted 0 b1 strongman"
    assert (table.builder_at("b1"), table.of(0)["tokens"]) == ((0, "strongman"), 3)


def test_a_change_of_rank_must_be_to_another_and_the_old_token_returns():
    """BA-O1"""
    table = with_order("promotion", "y").builders(0, a1="architect")
    play(table, "order 1")
    assert why(table, "rank architect") == ("same-rank", "BA-O1")
    play(table, "rank master_mason")
    assert (table.builder_at("a1"), table.of(0)["tokens"]) == ((0, "master_mason"), 3)


def test_without_a_token_in_the_supply_there_is_not_even_a_change():
    """BA-O1"""
    ranks = {"a1": "architect", "b1": "architect", "c1": "strongman", "d1": "strongman"}
    table = with_order("promotion", "y b r g").builders(0, **ranks)
    assert why(table, "order 1") == ("no-token", "BA-O1")


def test_a_paid_promotion_goes_to_another_rank_than_the_one_just_chosen():
    """BA-O1, BA-O8"""
    table = with_order("promotion", "y b r").builders(0, a1="").builders(1, b1="", c1="architect")
    table.seat(1, coins=1)
    play(table, "order 1", "rank strongman")
    assert (table.asked, table.step) == (1, "offer")
    assert play(table, "pay")[0] == "paid 1 promotion"
    play(table, "vault c1")
    assert table.builder_at("c1") == (1, "master_mason")  # the only rank left, so it was not asked
    table = with_order("promotion", "y b r").builders(0, a1="").builders(1, b1="", c1="architect")
    table.seat(1, coins=1)
    play(table, "order 1", "rank strongman", "pay", "vault b1")
    assert moves(table) == ["rank architect", "rank master_mason"]
    assert why(table, "rank strongman") == ("rank-just-chosen", "BA-O1")


def test_a_paid_promotion_needs_a_token_too():
    """BA-O1"""
    ranks = {"b1": "architect", "c1": "architect", "d1": "strongman", "e1": "strongman"}
    table = with_order("promotion", "y b r g y").builders(0, a1="").builders(1, **ranks).seat(1, coins=1)
    play(table, "order 1", "rank architect")
    assert (table.asked, table.step) == (0, "action")


# Move -----------------------------------------------------------------------------------------------


def test_a_builder_moves_one_step_to_a_free_vault_with_his_token():
    """BA-O2"""
    table = with_order("move", "y b r", "g . .").builders(0, a1="architect", c1="").builders(1, b1="")
    play(table, "order 1")
    assert table.step == "action"  # a1 can only go to a2, and c1 nowhere: nothing was asked
    assert table.builder_at("a2") == (0, "architect")
    table = with_order("move", "y b r", "g r .").builders(0, a1="", b2="").builders(1, b1="")
    play(table, "order 1")
    assert moves_of(table, "vault") == ["a1", "b2"]
    assert why(table, "vault b1") == ("not-your-builder", "BA-O2")


def test_a_builder_moves_neither_far_nor_on_another():
    """BA-O2, BA-U1"""
    table = with_order("move", "y b r", "g r b", ". y").builders(0, b2="").builders(1, b1="", b3="")
    play(table, "order 1")
    assert table.step == "step"
    assert moves_of(table, "vault") == ["a2", "c2"]
    assert why(table, "vault a1") == ("not-beside", "BA-O2")
    assert why(table, "vault b2") == ("stands-there", "BA-O2")
    assert why(table, "vault b1") == ("has-builder", "BA-O2")
    assert why(table, "vault d2") == ("no-vault-there", "BA-O2")
    assert play(table, "vault c2")[0] == "moved 0 b2 c2"


def test_a_builder_who_is_walled_in_cannot_be_moved():
    """BA-O2"""
    table = with_order("move", "y b r . g", ". . g . b").builders(0, b1="", c1="", e1="").builders(1, a1="")
    play(table, "order 1")
    assert why(table, "vault b1") == ("cannot-step", "BA-O2")


# Recruit --------------------------------------------------------------------------------------------


def test_a_recruit_goes_on_any_free_vault():
    """BA-O3, BA-U1"""
    table = with_order("recruit", "y b r", ". g").builders(1, b1="")
    play(table, "order 1")
    assert moves_of(table, "vault") == ["a1", "c1", "b2"]
    assert why(table, "vault b1") == ("has-builder", "BA-O3")
    assert why(table, "vault e1") == ("no-vault-there", "BA-O3")
    assert play(table, "vault b2")[0] == "recruited 0 b2"
    assert table.of(0)["builders"] == 4


def test_a_paid_recruit_goes_beside_one_of_the_payers_own_builders():
    """BA-O3, BA-O8"""
    table = with_order("recruit", "y b r g", "g").builders(1, a1="").seat(1, coins=1)
    play(table, "order 1", "vault d1", "pay")
    assert (table.asked, moves_of(table, "vault")) == (1, ["b1", "a2"])
    assert why(table, "vault c1") == ("not-beside-yours", "BA-O3")
    assert play(table, "vault b1")[0] == "recruited 1 b1"
    assert (table.asked, table.of(0)["coins"], table.of(1)["coins"]) == (0, 2, 0)


def test_a_paid_recruit_is_offered_only_where_there_is_room_and_a_builder():
    """BA-O3, BA-O8"""
    table = with_order("recruit", "y b").builders(1, a1="").seat(1, coins=1)
    play(table, "order 1")
    assert table.step == "action"
    table = with_order("recruit", "y b r").seat(1, coins=1)
    play(table, "order 1", "vault a1")
    assert table.step == "action"


# Confusion ------------------------------------------------------------------------------------------


def test_confusion_takes_back_a_builder_with_his_token_and_moves_an_enemy():
    """BA-O4"""
    table = with_order("confusion", "y b r", "g").builders(0, c1="architect").builders(1, a1="strongman")
    told = play(table, "order 1")
    assert told[1] == "taken_back 0 c1"
    assert (table.of(0)["builders"], table.of(0)["tokens"]) == (5, 4)
    assert (table.asked, moves_of(table, "vault")) == (0, ["b1", "a2"])
    assert play(table, "vault b1")[0] == "confused 1 a1 b1"
    assert table.builder_at("b1") == (1, "strongman")


def test_only_a_builder_may_be_taken_back_after_whose_removal_an_enemy_can_move():
    """BA-O4: the cell just freed may be his goal (reading)"""
    table = with_order("confusion", "y b . r").builders(0, b1="", d1="").builders(1, a1="")
    assert why(table, "order 1") is None
    told = play(table, "order 1")
    assert told[1:3] == ["taken_back 0 b1", "confused 1 a1 b1"]
    table = with_order("confusion", "y b r . g", ". . g").builders(0, b1="", c1="", e1="").builders(1, a1="")
    play(table, "order 1")
    assert table.step == "action"  # only b1 frees the enemy, so nothing was asked


def test_another_builder_may_not_be_taken_back():
    """BA-O4"""
    table = with_order("confusion", "y b r . g").builders(0, b1="", e1="").builders(1, a1="", c1="")
    table.plan("y b r . g", "r").builders(1, a2="")
    assert why(table, "order 1") is None
    table = with_order("confusion", "y b . . g", "r").builders(0, b1="", a2="", e1="").builders(1, a1="")
    play(table, "order 1")
    assert moves_of(table, "vault") == ["b1", "a2"]
    assert why(table, "vault e1") == ("frees-nobody", "BA-O4")
    assert why(table, "vault a1") == ("not-your-builder", "BA-O4")


def test_confusion_is_not_available_without_such_a_builder():
    """BA-O4"""
    table = with_order("confusion", "y b . r").builders(0, d1="").builders(1, a1="", b1="")
    assert why(table, "order 1") == ("confuses-nobody", "BA-O4")
    table = with_order("confusion", "y b").builders(0, a1="")
    assert why(table, "order 1") == ("confuses-nobody", "BA-O4")


def test_who_pays_for_confusion_chooses_which_of_his_builders_moves():
    """BA-O4, BA-O8: after the other has taken one back, before anyone moves"""
    table = with_order("confusion", "y b r g y").builders(0, c1="").builders(1, a1="", e1="").seat(1, coins=1)
    told = play(table, "order 1")
    assert told[-1] == "taken_back 0 c1"
    assert (table.asked, moves(table)) == (1, ["pay", "decline"])
    play(table, "pay")
    assert (table.asked, table.step, moves_of(table, "vault")) == (1, "confuse", ["a1", "e1"])
    assert why(table, "vault c1") == ("not-to-confuse", "BA-O4")
    assert play(table, "vault e1")[0] == "confused 1 e1 d1"


def test_if_he_keeps_the_coin_the_active_player_chooses():
    """BA-O4: it cannot be refused"""
    table = with_order("confusion", "y b r g y").builders(0, c1="").builders(1, a1="", e1="").seat(1, coins=1)
    told = play(table, "order 1", "decline")
    assert told[-1] == "declined 1 confusion"
    assert (table.asked, table.step) == (0, "confuse")
    table.builders(0, b1="", c1="")
    assert why(table, "vault a1") == ("cannot-step", "BA-O2")


# Stained glass, scaffolding, catastrophe ------------------------------------------------------------


def test_a_glass_goes_on_a_vault_with_an_own_builder_once():
    """BA-O5"""
    table = (
        with_order("stained_glass", "y b r g").builders(0, a1="", b1="", d1="").builders(1, c1="").glass("b1")
    )
    play(table, "order 1")
    assert moves_of(table, "vault") == ["a1", "d1"]
    assert why(table, "vault b1") == ("has-glass", "BA-O5")
    assert why(table, "vault c1") == ("not-your-builder", "BA-O5")
    assert play(table, "vault a1")[0] == "glass_set 0 a1"
    assert table.at("a1")["glass"] is True


def test_a_glass_makes_each_area_of_a_joker_worth_two_more():
    """BA-O5: (reading)"""
    table = stage().plan("y yb b").builders(0, b1="").glass("b1")
    assert {name: area["value"] for name, area in table.areas().items()} == {"yellow a1": 4, "blue b1": 4}


def test_two_scaffolds_block_cells():
    """BA-O6"""
    table = with_order("scaffolding", ". y")
    told = play(table, "order 1", "cell b2", "cell a1")
    assert told[1:3] == ["scaffold_set 0 b2", "scaffold_set 0 a1"]
    assert table.seen["scaffolds"] == ["a1", "b2"]
    play(table, "extend 1")
    assert moves_of(table, "cell") == ["c1", "d1", "e1"]


@pytest.mark.parametrize(
    ("cell", "refusal"),
    [("b1", ("has-vault", "BA-O6")), ("c1", ("has-scaffold", "BA-O6")), ("a3", ("no-support", "BA-O6"))],
)
def test_a_scaffold_stands_where_a_vault_could(cell, refusal):
    """BA-O6"""
    table = with_order("scaffolding", ". y #")
    play(table, "order 1")
    assert why(table, f"cell {cell}") == refusal
    assert why(table, "vault b1") == ("another-question", "BA-O6")


def test_one_scaffold_is_enough_if_only_one_fits():
    """BA-O6: (reading)"""
    table = with_order("scaffolding", "# # # # .")
    told = play(table, "order 1")
    assert [event for event in told if event.startswith("scaffold_set")] == ["scaffold_set 0 e1"]
    assert table.step in ("action", "end_turn")


def test_a_catastrophe_discards_a_vault_without_a_builder_and_its_glass():
    """BA-O7"""
    table = with_order("catastrophe", "y b r").builders(0, b1="").glass("a1")
    play(table, "order 1")
    assert moves_of(table, "vault") == ["a1", "c1"]
    assert why(table, "vault b1") == ("has-builder", "BA-O7")
    assert why(table, "vault d1") == ("no-vault-there", "BA-O7")
    assert play(table, "vault a1")[0] == "collapsed 0 yellow a1"
    assert table.at("a1") == {}
    play(table, "extend 1", "cell a1")
    assert table.at("a1")["glass"] is False


def test_vaults_that_are_cut_off_stay_and_score():
    """BA-O7: (reading)"""
    table = with_order("catastrophe", "y", "b", "r", "r").builders(0, a4="")
    play(table, "order 1", "vault a1")
    assert table.at("a4")["builder"] == 0
    assert table.scores == [2, 0]


def test_the_far_end_of_the_plan_may_collapse():
    """BA-O7"""
    table = with_order("catastrophe", "y", "b")
    play(table, "order 1", "vault a2")
    assert table.seen["height"] == 1


# Paying ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["pay", "decline"])
def test_a_coin_goes_to_the_active_player_and_the_turn_goes_on(answer):
    """BA-O8: outside his turn and at the cost of none of his actions"""
    table = with_order("promotion", "y b").builders(0, a1="").builders(1, b1="").seat(1, coins=1)
    play(table, "order 1", "rank architect", answer)
    if answer == "pay":
        assert moves(table) == ["rank master_mason", "rank strongman"]
        play(table, "rank master_mason")
    assert (table.asked, table.seen["actions_left"]) == (0, 2)
    assert table.of(0)["coins"] == (2 if answer == "pay" else 1)


def test_nothing_is_offered_to_who_has_no_coin():
    """BA-O8"""
    table = with_order("promotion", "y b").builders(0, a1="").builders(1, b1="")
    play(table, "order 1", "rank architect")
    assert (table.asked, table.step) == (0, "action")


def test_a_paid_order_is_not_offered_back():
    """BA-O8: once per order"""
    table = with_order("promotion", "y b").builders(0, a1="").builders(1, b1="").seat(1, coins=1)
    play(table, "order 1", "rank architect", "pay", "rank strongman")
    assert (table.asked, table.step) == (0, "action")


def test_to_an_offer_one_pays_or_not():
    """BA-O8"""
    table = with_order("promotion", "y b").builders(0, a1="").builders(1, b1="").seat(1, coins=1)
    play(table, "order 1", "rank architect")
    assert why(table, "vault b1") == ("another-question", "BA-O8")
    assert why(table, "rank strongman") == ("another-question", "BA-O8")


@pytest.mark.parametrize("order", ["move", "stained_glass", "scaffolding", "catastrophe"])
def test_the_other_four_orders_have_no_paid_version(order):
    """BA-P2, BA-O8"""
    table = with_order(order, "y b r", "y b r").builders(0, a1="").builders(1, c1="").seat(1, coins=1)
    while table.step != "action" or table.seen["actions_left"] == 3:
        assert table.asked == 0
        play(table, "order 1" if table.step == "action" else moves(table)[0])


def test_the_order_is_discarded_and_the_field_filled_from_the_stack():
    """BA-O8"""
    table = with_order("g catastrophe", "y b").top("b", "recruit")
    before = table.seen["stack"]["discarded"]
    told = play(table, "order 1", "vault a1")
    assert "order_laid 1 blue recruit" in told
    assert table.seen["stack"]["discarded"] == before + 2  # the order and the vault
    assert table.seen["offers"][0]["vault"]["vault"] == "yellow"  # the vault below stays


def test_a_rank_is_asked_for_nothing_else():
    """BA-O1"""
    table = with_order("promotion", "y b").builders(0, a1="", b1="")
    play(table, "order 1")
    assert why(table, "rank architect") == ("another-question", "BA-O1")
    play(table, "vault a1")
    assert why(table, "vault a1") == ("another-question", "BA-O1")
