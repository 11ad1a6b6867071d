"""Everything in Basilica can be said, and nothing is said that cannot happen."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cathedrals.games.basilica import moves
from cathedrals.games.basilica.judging.worth import PART_NAMES
from cathedrals.games.basilica.parts import COLOUR_NAMES, ORDER_NAMES
from cathedrals.games.basilica.questions.vaults import VaultQuestion
from cathedrals.games.basilica.telling import events, names, refused
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.pieces import form
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table
from cathedrals.kernel.words import ENGLISH, LANGUAGES, Words, word_folders
from tests.games.basilica.staging import GAME, Staged, stage
from tests.games.staging import play
from tests.words.catalogues import Message, complaints_in, read, spoken, typed_ids

WORDS = Words(GAME.name)
WEB = Path(__file__).parents[3] / "src" / "cathedrals" / "games" / GAME.name / "web"

# Sentences of moves that mean something else where they are asked in another place.
VARIANTS = {
    *("extend-crown", "end-scoring", "cell-scaffold", "vault-step-confused"),
    *(f"order-{order}" for order in ORDER_NAMES),
    *(
        f"{answer}-{order}"
        for answer in ("pay", "decline")
        for order in ("promotion", "recruit", "confusion")
    ),
    *(f"vault-{question.name}" for question in GAME.questions if isinstance(question, VaultQuestion)),
}
FAMILIES = {family.words for family in moves.FAMILIES} - {"order", "vault", "pay", "decline"}
BRIEF = {
    "starts",
    "top_shown",
    "order_laid",
    "vault_turned",
    "turn_begins",
    "cleared",
}  # not worth a few words
ABOUT = (
    *(
        "vault",
        "builder",
        "builder-ranked",
        "glass",
        "scaffold",
        "area",
        "area-shared",
        "area-tie",
        "area-empty",
        "no-area",
    ),
    *("order", "open-vault", "king", "king-due", "stack", "top", "unshuffled", "shuffled"),
    *("seat", "turn", "score"),
)
TERMINAL = {
    *(f"sign-{colour}" for colour in COLOUR_NAMES),
    *(f"brief-{order}" for order in ORDER_NAMES),
    *(f"label-{name}" for name in ("orders", "vaults", "stack", "king", "areas", "actions")),
    *("label-more-areas", "label-more-rows", "legend", "apart-each", "crown-unknown"),
    "menu-move-extend-crown",
    *(f"about-{name}" for name in ABOUT),
    *(f"after-move-{name}" for name in ("extend", "extend-crown", *(f"order-{one}" for one in ORDER_NAMES))),
    *(f"brief-event-{name}" for name, _ in events.ROWS if name not in BRIEF),
    *(f"reason-{name}" for name in PART_NAMES),
    *(f"piece-{piece}" for family in moves.FAMILIES for piece in family.on.values()),
}


def messages(language: str) -> dict[str, Message]:
    return read(word_folders(GAME.name)[1], language).messages


def variables(id: str, language: str) -> set[str]:
    shown, chosen = spoken(messages(language), id)
    return shown | chosen


def web_ids() -> set[str]:
    """The ids under `web-` that the browser's files name, whole or up to a piece's name; not the frame's."""
    told = "\n".join(file.read_text(encoding="utf-8") for file in [*WEB.glob("*.svelte"), *WEB.glob("*.ts")])
    whole = set(re.findall(r'"(web-[a-z-]+)"', told))
    begun = set(re.findall(r"`(web-[a-z-]+-)\$\{", told))
    sides = set(re.findall(r"`web-\$\{side", told)) and {"web-ivory", "web-ebony"}
    named = {id for id in messages("en") if any(id.startswith(begin) for begin in begun)}
    frame = read(word_folders()[0], ENGLISH).messages
    return (whole | sides | named) - set(frame)


def short_ids() -> set[str]:
    """Few words for what has many: each shortens a question or a move there is."""
    long = {f"step-{name}" for name in GAME.step_names} | {f"move-{name}" for name in FAMILIES | VARIANTS}
    short = {f"short-{id}" for id in long if f"short-{id}" in messages("en")}
    return short | {"family-extend", "family-order"}


def needed_ids() -> set[str]:
    return {
        *(f"pieces-look-{table['name']}" for table in form(GAME)["tables"] if not table["same"]),
        *typed_ids(form(GAME), WORDS),
        *(complaints_in(GAME.folder) - set(read(word_folders()[0], ENGLISH).messages)),
        "game-title",
        *web_ids(),
        *short_ids(),
        *(f"step-{name}" for name in GAME.step_names),
        *(f"move-{name}" for name in FAMILIES | VARIANTS),
        *(f"event-{name}" for name, _ in events.ROWS),
        *(f"refusal-{name}" for name in GAME.refusal_names if name != "nothing"),
        *(f"{name}-{value}" for name, values in names.LISTS.items() for value in values if value),
        *TERMINAL,
    }


def test_every_id_has_words_and_no_words_are_left_over() -> None:
    """That the other languages have the same ids is tested for all catalogues at once."""
    found = messages(ENGLISH)
    referred = set().union(*(message.refers for message in found.values()))
    assert set(found) == needed_ids() | referred


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAME.step_names)
def test_a_question_speaks_of_nothing_but_itself(language: str, name: str) -> None:
    assert variables(f"step-{name}", language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "numbers"), events.ROWS)
def test_an_event_speaks_only_of_its_numbers(language: str, name: str, numbers: tuple[str, ...]) -> None:
    assert variables(f"event-{name}", language) <= set(numbers)


def test_every_detail_belongs_to_a_refusal() -> None:
    assert set(refused.DETAILS) <= set(range(1, len(GAME.refusal_names)))


# Walks --------------------------------------------------------------------------------------------


def walk(seed: int, log: Row) -> Iterator[Table]:
    """The tables of a match of random moves, each before its next move; the log tells of the last one."""
    chooser, dealer, table = random.Random(seed), SeededDealer(seed), GAME.new_table()
    GAME.start(table, 2, {}, log)
    while not GAME.is_over(table):
        yield table
        legal = GAME.list_legal(table)
        move = dealer.deal(GAME, table) if GAME.asked(table) == CHANCE else chooser.choice(legal.numbers())
        log.clear()
        GAME.play(table, move, log)
    yield table


def with_name(args: dict[str, Any]) -> dict[str, Any]:
    return {name: f"player {value}" if name == "seat" else value for name, value in args.items()}


def say_move(table: Staged, text: str) -> str:
    shown = GAME.show(table.table, GAME.read(text))
    return WORDS.say(shown.words, with_name(shown.args))


def why_not(table: Staged, text: str) -> str:
    refusal = GAME.why_not(table.table, text)
    assert refusal, text
    return WORDS.refusal(refusal)


def test_a_cell_is_said_to_be_for_a_scaffold_where_one_is_placed():
    table = stage().plan(". y").orders("scaffolding", "move", "move").seat(1, coins=0)
    play(table, "order 1")
    assert say_move(table, "cell b2") == "Place a scaffold on b2"


@pytest.mark.parametrize("seed", range(4))
def test_all_that_happens_in_a_match_is_said(seed: int) -> None:
    log = Row()
    for _ in walk(seed, log):
        told = [(event.pop("event"), with_name(event)) for event in GAME.events(log)]
        assert all(WORDS.say(f"event-{name}", args).endswith(".") for name, args in told)


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_move_is_said_and_every_other_refused_in_words(seed: int) -> None:
    chooser = random.Random(seed)
    for table in walk(seed, Row()):
        for move in GAME.list_legal(table):
            shown = GAME.show(table, move)
            assert "{" not in WORDS.say(shown.words, with_name(shown.args))
        for move in chooser.sample(range(GAME.move_count), 6):
            refusal = GAME.why_not(table, GAME.write(move))
            assert refusal is None or "{" not in WORDS.refusal(refusal)


def test_every_move_shows_its_pieces_at_any_step() -> None:
    for number, table in enumerate(walk(8, Row())):
        for move in range(number % 20, GAME.move_count, 20) if not GAME.is_over(table) else []:
            assert GAME.show(table, move).text == GAME.write(move)


# Examples -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "args", "sentence"),
    [
        ("extended", {"vault": "yellow-blue", "cell": "c5"}, "Ana lays a yellow-blue joker on c5."),
        (
            "promoted",
            {"cell": "c5", "rank": "master_mason"},
            "Ana promotes the builder on c5 to master mason.",
        ),
        (
            "scored",
            {"points": 1, "colour": "red", "cell": "a1"},
            "Ana scores 1 point for the red area at a1.",
        ),
        (
            "scored",
            {"points": 5, "colour": "red", "cell": "a1"},
            "Ana scores 5 points for the red area at a1.",
        ),
        ("paid", {"order": "recruit"}, "Ana gives 1 coin for the paid order (Recruit)."),
        ("confused", {"cell": "a1", "goal": "a2"}, "Ana: the confused builder on a1 moves to a2."),
    ],
)
def test_events_read_like_a_log(name: str, args: dict[str, Any], sentence: str) -> None:
    assert WORDS.say(f"event-{name}", {"seat": "Ana", **args}) == sentence


def test_what_chance_shows_is_told() -> None:
    turned = {"field": "2", "vault": "green", "crown": "yes"}
    assert WORDS.say("event-vault_turned", turned) == "Vault field 2 gets a green vault with a crown."
    top = {"vault": "red", "order": "stained_glass"}
    assert WORDS.say("event-top_shown", top) == "On top of the stack: red vault, Stained glass."


def test_the_first_question_tells_what_can_be_laid_and_ordered() -> None:
    table = (
        stage().vaults("y*", "yb", "r").plan("g").builders(0, a1="").orders("move", "recruit", "promotion")
    )
    crown = "Extend: lay the yellow vault from field 1; its crown moves the king"
    assert say_move(table, "extend 1") == crown
    assert say_move(table, "extend 2").startswith("Extend: lay the yellow-blue joker from field 2; its crown")
    assert say_move(table, "extend 3") == "Extend: lay the red vault from field 3"
    assert say_move(table, "order 3").startswith("Promotion (field 3): give one of your builders a rank")
    assert GAME.show(table.table, GAME.read("extend 2")).on == ("vault_field-2",)
    assert GAME.show(table.table, GAME.read("order 3")).on == ("order_field-3",)


def test_cells_and_builders_are_told_by_what_the_question_is() -> None:
    table = stage().plan("y b").builders(0, a1="architect", b1="").orders("promotion", "move", "move")
    play(table, "order 1")
    assert say_move(table, "vault a1") == "Promote the architect on a1 (yellow vault)"
    play(table, "vault a1")
    assert say_move(table, "rank strongman") == "Promote the builder on a1 to strongman"
    table = stage()
    play(table, "extend 1")
    assert say_move(table, "cell c1") == "Lay the yellow vault on c1"
    assert GAME.show(table.table, GAME.read("cell c1")).on == ("cell-c1",)
    play(table, "cell c1")
    assert say_move(table, "builder") == "Place a builder on c1, the vault just laid"
    assert GAME.show(table.table, GAME.read("builder")).on == ("cell-c1",)


def test_steps_are_told_with_where_they_begin() -> None:
    table = stage().plan("y b r g y").builders(0, c1="").builders(1, a1="", e1="").seat(1, coins=0)
    play(table.orders("confusion", "move", "move"), "order 1")
    assert say_move(table, "vault a1") == "Move the builder on a1 (yellow vault)"
    table = stage().plan("y b r", ". g").builders(0, b1="").orders("move", "move", "move")
    play(table, "order 1")
    assert say_move(table, "vault b2") == "Move the builder from b1 to b2 (green vault)"


def test_a_confused_builder_is_said_to_be_confused() -> None:
    table = stage().plan("y b r", ". . r").builders(0, b1="").builders(1, c1="").seat(1, coins=0)
    play(table.orders("confusion", "move", "move"), "order 1")
    assert say_move(table, "vault b1") == "The confused builder moves from c1 to b1 (blue vault)"


def test_a_refusal_says_what_is_wrong() -> None:
    table = stage().plan("yb g").vaults("rg", "y", "b")
    play(table, "extend 1")
    touches = "A joker may not share a side with a joker; a2 touches the one on a1. [BA-X2]"
    assert why_not(table, "cell a2") == touches
    assert why_not(table, "cell b1") == "There’s already a green vault on b1. [BA-X1]"
    outside = "f1 is outside the plan, which has 5 columns, a to e, and rows from 1 up. [BA-P4]"
    assert why_not(table, "cell f1") == outside
    answer = "That isn’t the question right now: Where will you lay the vault? [BA-X1]"
    assert why_not(table, "pay") == answer


def test_a_rank_a_builder_has_is_named() -> None:
    table = stage().plan("y").builders(0, a1="strongman").orders("promotion", "move", "move")
    play(table, "order 1")
    sentence = "The builder on a1 already holds the rank of strongman; choose another. [BA-O1]"
    assert why_not(table, "rank strongman") == sentence


def test_a_step_too_far_is_told_from_where() -> None:
    table = stage().plan("y b r", ". g").builders(0, b1="").orders("move", "move", "move")
    play(table, "order 1")
    table.plan("y b r", ". g r")
    sentence = "c2 doesn’t share a side with b1, where the builder stands. [BA-O2]"
    assert why_not(table, "vault c2") == sentence
    already = "The builder is already on b1 and has to move one step. [BA-O2]"
    assert why_not(table, "vault b1") == already


def test_a_text_that_is_no_move_is_refused_by_the_game_too() -> None:
    assert why_not(stage(), "fly") == "“fly” is not a move in this game."


def test_after_the_end_every_move_is_refused() -> None:
    table = stage()
    table.table.pending = 0
    assert why_not(table, "end") == "The match is over."


@pytest.mark.parametrize("ending", names.ENDINGS[1:])
def test_the_game_tells_how_it_ended(ending: str) -> None:
    assert WORDS.say("event-game_over", {"ending": ending}).startswith("The game is over: ")
