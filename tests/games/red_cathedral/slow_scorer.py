"""A second scorer, written from the rules file alone and without a thought for speed.

It reads only the JSON a watcher sees, so it shares nothing with the scoring it checks.
"""

from fractions import Fraction
from math import floor
from typing import Any

PRESTIGE_SPACES = [5, 9, 13, 17, 21, 25, 29, 32, 35, 38, 41, 44, 47, 49, 51, 53, 55, 57, 59, *range(60, 81)]


def prestige_of_marker(position):
    """RC-E2 with the laps of RC-T5: walk the whole way and count the prestige spaces passed."""
    prestige = 0
    for step in range(1, position + 1):
        on_this_lap = (step - 1) % 80 + 1
        if on_this_lap in PRESTIGE_SPACES:
            prestige += 1
    return prestige


def prestige_of_leftovers(seat):
    """RC-E3."""
    return (sum(seat["inventory"].values()) + seat["rubles"]) // 5


def towers(view):
    found: dict[str, list[Any]] = {}
    for card in view["cathedral"]:
        found.setdefault(card["place"][0], []).append(card)
    return found


def points_of_tower(cards, seats):
    """RC-E4 and RC-E5: hand out the places of a tower one after the other."""
    finished = [card for card in cards if card["finished"]]
    decorated = [card for card in cards if card["ornament"] is not None]
    value = 2 * len(finished) + len(decorated)
    shares = {
        seat: sum(card["banner"] == seat for card in finished)
        + sum(card["ornament"] == seat for card in decorated)
        for seat in range(seats)
    }
    present = [seat for seat in shares if shares[seat] > 0]
    if seats == 2:
        return points_between_two(value, shares, present)
    points = dict.fromkeys(shares, 0)
    place_values = [value, value // 2, value // 2 // 2, value // 2 // 2 // 2]
    while present:
        best = max(shares[seat] for seat in present)
        tied = [seat for seat in present if shares[seat] == best]
        together = sum(place_values.pop(0) for _ in tied)
        for seat in tied:
            points[seat] = floor(Fraction(together, len(tied)))
        present = [seat for seat in present if seat not in tied]
    return points


def points_between_two(value, shares, present):
    if len(present) == 2 and shares[0] == shares[1]:
        return {0: 0, 1: 0}
    points = {0: 0, 1: 0}
    for place, seat in enumerate(sorted(present, key=lambda seat: -shares[seat])):
        points[seat] = value if place == 0 else floor(Fraction(value, 3))
    return points


def scores(view):
    """Everybody's prestige, and who wins by RC-E6."""
    seats = len(view["seats"])
    totals = []
    for number, seat in enumerate(view["seats"]):
        total = prestige_of_marker(seat["position"])
        if not (view["ivan"] and number == 1):
            total += prestige_of_leftovers(seat)
        total += sum(points_of_tower(cards, seats)[number] for cards in towers(view).values())
        totals.append(total)
    return totals


def winners(view):
    totals = scores(view)
    ranks = []
    for number, total in enumerate(totals):
        built = sum(card["finished"] and card["banner"] == number for card in view["cathedral"])
        ornaments = sum(card["ornament"] == number for card in view["cathedral"])
        ranks.append((total, built, ornaments))
    return [number for number, rank in enumerate(ranks) if rank == max(ranks)]
