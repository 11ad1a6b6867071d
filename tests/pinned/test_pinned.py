"""What the rules do is what they did; `make.py` says how it is written anew where a change is meant."""

import pytest

from tests.pinned import counts, playthrough, walks
from tests.pinned.cases import random_cases, record_cases
from tests.pinned.make import read

COUNTS, WALKS = read("counts.json"), read("walks.json")
FIRST_BLOCKS = 3
PINNED = [case for case in random_cases() if str(case) in COUNTS]
every_random_case = pytest.mark.parametrize("case", PINNED, ids=str)


def fail_for(differences):
    if differences:
        pytest.fail("\n".join(differences), pytrace=False)


def test_every_set_of_options_is_pinned_and_nothing_else():
    """A new option brings new cases: `python -m tests.pinned.make` pins them, and leaves the others as they are."""
    assert sorted(COUNTS) == sorted(map(str, random_cases()))
    assert sorted(WALKS) == sorted(map(str, walks.CASES))


@every_random_case
def test_as_many_positions_lie_a_few_answers_ahead_as_before(case):
    fail_for(counts.differences(case, COUNTS[str(case)], spared=1))


@pytest.mark.dear
@every_random_case
def test_as_many_positions_lie_many_answers_ahead_as_before(case):
    fail_for(counts.differences(case, COUNTS[str(case)]))


@every_random_case
def test_a_random_game_begins_as_before(case):
    fail_for(walks.differences(case, WALKS[str(case)][:FIRST_BLOCKS]))


@pytest.mark.dear
@every_random_case
def test_a_random_game_goes_to_its_end_as_before(case):
    fail_for(walks.differences(case, WALKS[str(case)]))


@pytest.mark.parametrize("case", record_cases(), ids=str)
def test_the_game_of_a_record_goes_as_before(case):
    fail_for(walks.differences(case, WALKS[str(case)]))


@pytest.mark.parametrize("name", playthrough.PLAYTHROUGHS)
def test_a_playthrough_reads_as_it_was_printed(name):
    fail_for(playthrough.differences(name))
