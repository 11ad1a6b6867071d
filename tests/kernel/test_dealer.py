import hashlib
import hmac
from collections import Counter

import pytest

from cathedrals.kernel.dealer import Dealer, FairDealer, SeededDealer, ToldDealer, commitment, seeded
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table
from tests.kernel.pebbles import PEBBLES

SECRET = bytes(range(32))


def rolling_table() -> Table:
    table = PEBBLES.new_table()
    PEBBLES.start(table, 2, {"pile": "small", "mood": "calm"}, Row())
    return table


def outcome(dealer: Dealer) -> str:
    return PEBBLES.write(dealer.deal(PEBBLES, rolling_table()))


def chi_square(found: Counter[int], expected: dict[int, float]) -> float:
    return sum((found[place] - due) ** 2 / due for place, due in expected.items())


def test_a_seed_gives_the_same_places_forever():
    dealer = SeededDealer(7)
    assert [dealer.place(1000) for _ in range(10)] == [807, 811, 539, 870, 309, 174, 112, 382, 242, 601]


def test_other_seeds_give_other_places():
    first_places = {tuple(SeededDealer(seed).place(10**6) for _ in range(3)) for seed in range(-500, 500)}
    assert len(first_places) > 990


@pytest.mark.parametrize("total", [1, 2, 6, 28, 1000])
def test_a_place_lies_within_the_total(total):
    dealer = SeededDealer(1)
    places = {int(dealer.place(total)) for _ in range(20_000)}
    assert places == set(range(total))


def test_seeded_places_are_uniform():
    dealer = SeededDealer(7)
    found = Counter(int(dealer.place(6)) for _ in range(60_000))
    assert chi_square(found, dict.fromkeys(range(6), 10_000.0)) < 20.5  # 999 of 1000 fair dealers stay below


def test_seeded_places_do_not_depend_on_the_one_before():
    dealer = SeededDealer(8)
    places = [int(dealer.place(6)) for _ in range(72_001)]
    pairs = Counter(places[k] * 6 + places[k + 1] for k in range(72_000))
    assert chi_square(pairs, dict.fromkeys(range(36), 2000.0)) < 66.6  # the same for 35 degrees of freedom


def test_outcomes_come_by_their_weights():
    dealer = SeededDealer(9)
    table = rolling_table()
    found = Counter(int(dealer.deal(PEBBLES, table)) for _ in range(12_000))
    assert chi_square(found, {4: 6000.0, 5: 4000.0, 6: 2000.0}) < 13.8


def test_dealing_leaves_the_table_as_it_was():
    table = rolling_table()
    before = table.to_bytes()
    SeededDealer(3).deal(PEBBLES, table)
    assert table.to_bytes() == before


@pytest.mark.parametrize("made", [lambda: SeededDealer(5), lambda: FairDealer(SECRET, ("a", "b"))])
def test_a_dealer_that_skipped_goes_on_as_one_that_drew(made):
    one, other = made(), made()
    for total in (2, 3, 1000, 6):
        one.place(total)
    other.skip(4)
    assert [one.place(1000) for _ in range(5)] == [other.place(1000) for _ in range(5)]


@pytest.mark.parametrize("salts", [(), ("tea",), ("tea", "Łódź", "3")])
def test_fair_draws_are_those_of_the_published_formula(salts):
    dealer = FairDealer(SECRET, salts)
    for draw in range(1, 40):
        total = 1 + draw * draw
        message = " ".join([str(draw), *salts]).encode()
        digest = hmac.digest(SECRET, message, "sha256")
        number = sum(byte << 8 * (7 - place) for place, byte in enumerate(digest[:8]))
        assert dealer.place(total) == number * total // 2**64


@pytest.mark.parametrize(
    ("salts", "places"),
    [
        ((), [466, 503, 87, 187, 915]),
        (("tea", "milk"), [103, 423, 191, 576, 389]),
        (("0:tea", "2:milk"), [613, 497, 861, 629, 575]),
    ],
)
def test_the_fair_draws_of_every_form_of_record_there_was_stay_as_they_are(salts, places):
    dealer = FairDealer(SECRET, salts)
    assert [dealer.place(1000) for _ in range(5)] == places


def test_fair_draws_depend_on_every_salt_and_on_the_secret():
    def draws(secret: bytes, *salts: str) -> tuple[int, ...]:
        dealer = FairDealer(secret, salts)
        return tuple(int(dealer.place(10**9)) for _ in range(3))

    different = {
        draws(SECRET, "a", "b"),
        draws(SECRET, "a", "c"),
        draws(SECRET, "b", "a"),
        draws(b"x", "a", "b"),
    }
    assert len(different) == 4


def test_a_fair_dealer_shows_the_hash_of_its_secret_and_the_salts_but_not_the_secret():
    header = FairDealer(SECRET, ("tea", "milk")).header()
    assert header == f"sha256:{hashlib.sha256(SECRET).hexdigest()} salts tea milk"
    assert commitment(SECRET) in header
    assert SECRET.hex() not in header


def test_a_told_dealer_deals_what_it_is_told_in_order():
    dealer = ToldDealer(["roll 3", "roll 1"])
    assert [outcome(dealer), outcome(dealer)] == ["roll 3", "roll 1"]


def test_a_told_dealer_then_hands_over():
    dealer = ToldDealer(["roll 3"], then=SeededDealer(4))
    other = SeededDealer(4)
    assert outcome(dealer) == "roll 3"
    assert [outcome(dealer) for _ in range(6)] == [outcome(other) for _ in range(6)]


def test_a_told_dealer_says_so_when_it_knows_no_more():
    dealer = ToldDealer(["roll 3"])
    outcome(dealer)
    with pytest.raises(CathedralsError, match="told nothing more"):
        outcome(dealer)


@pytest.mark.parametrize("told", ["roll 4", "take 1", ""])
def test_a_told_dealer_refuses_what_chance_cannot_answer(told):
    with pytest.raises(CathedralsError, match="possible now: roll 1, roll 2, roll 3"):
        outcome(ToldDealer([told]))


@pytest.mark.parametrize("seed", [0, 7, -12, 10**40])
def test_a_seeded_dealer_is_found_again_by_what_the_record_says_of_it(seed):
    again = seeded(SeededDealer(seed).header())
    assert again is not None
    assert [again.place(1000), again.place(1000)] == [SeededDealer(seed).place(1000), after_one(seed)]


def after_one(seed: int) -> int:
    dealer = SeededDealer(seed)
    dealer.place(1)
    return int(dealer.place(1000))


@pytest.mark.parametrize(
    "dice", ["told", "seed", "seed --5", "seed ²", "seed 7 8", "my seed 7", "sha256:00 salts"]
)
def test_other_dice_are_not_taken_for_seeded_ones(dice):
    assert seeded(dice) is None


def test_what_was_told_is_skipped_first_and_then_the_draws_of_the_dealer_that_follows():
    for draws in (1, 2, 3, 5):
        told, alone = ToldDealer(["roll 1", "roll 2"], SeededDealer(7)), SeededDealer(7)
        told.skip(draws)
        if draws < 2:
            assert outcome(told) == "roll 2"
        alone.skip(max(0, draws - 2))
        assert outcome(told) == outcome(alone)


def test_a_told_dealer_without_another_skips_what_it_has():
    told = ToldDealer(["roll 1"])
    told.skip(4)
    with pytest.raises(CathedralsError, match="was told nothing more"):
        outcome(told)
