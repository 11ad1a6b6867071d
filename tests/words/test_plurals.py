"""Counted nouns in the languages that have more plurals than one: 22 is told apart in Polish and Czech."""

import pytest

from cathedrals.kernel.words import LANGUAGES, Words, catalogue_of

NUMBERS = (0, 1, 2, 5, 12, 22, 1.5)
COUNTED = """
brick =
    { $amount ->
        [one] one
        [few] few
        [many] many
       *[other] other
    }
"""
CHOSEN = {
    "pl": ("many", "one", "few", "many", "many", "few", "other"),
    "cs": ("other", "one", "few", "other", "other", "other", "many"),
}
# From the glossary: for 0, 1, 2, 5, 12, 22 and 1.5.
NOUNS = {
    ("pl", "red_cathedral", "resource-brick"): "Cegieł Cegła Cegły Cegieł Cegieł Cegły Cegły",
    ("pl", "red_cathedral", "resource-rubles"): "Rubli Rubel Ruble Rubli Rubli Ruble Rubla",
    ("pl", "red_cathedral", "resource-stone"): "Kamieni Kamień Kamienie Kamieni Kamieni Kamienie Kamienia",
    ("cs", "red_cathedral", "resource-brick"): "cihel cihla cihly cihel cihel cihel cihly",
    ("cs", "red_cathedral", "resource-rubles"): "rublů rubl rubly rublů rublů rublů rublu",
    ("cs", "red_cathedral", "resource-stone"): "kamenů kámen kameny kamenů kamenů kamenů kamene",
}
COUNTS = {
    ("pl", "basilica", "coins", "coins"): "0 Monet|1 Moneta|2 Monety|5 Monet|12 Monet|22 Monety|1,5 Monety",
    ("cs", "basilica", "coins", "coins"): "0 mincí|1 mince|2 mince|5 mincí|12 mincí|22 mincí|1,5 mince",
    (
        "pl",
        "basilica",
        "points",
        "points",
    ): "0 punktów|1 punkt|2 punkty|5 punktów|12 punktów|22 punkty|1,5 punktu",
    ("cs", "basilica", "points", "points"): "0 bodů|1 bod|2 body|5 bodů|12 bodů|22 bodů|1,5 bodu",
}


def there(cases):
    return [case for case in cases if case[0] in LANGUAGES]


@pytest.mark.parametrize("language", CHOSEN)
def test_every_number_chooses_its_plural(language):
    bundle = catalogue_of([COUNTED], language).bundle
    pattern = bundle.get_message("brick").value
    assert pattern is not None
    said = tuple(bundle.format_pattern(pattern, {"amount": number})[0] for number in NUMBERS)
    assert said == CHOSEN[language]


@pytest.mark.parametrize(("language", "game", "id"), there(NOUNS))
def test_a_noun_is_counted_as_in_the_glossary(language, game, id):
    words = Words(game, language)
    assert [words.say(id, {"amount": number}) for number in NUMBERS] == NOUNS[language, game, id].split()


@pytest.mark.parametrize(("language", "game", "id", "name"), there(COUNTS))
def test_a_number_stands_before_its_noun(language, game, id, name):
    words = Words(game, language)
    said = [words.say(id, {name: number}).replace("\u00a0", " ") for number in NUMBERS]
    assert said == COUNTS[language, game, id, name].split("|")
