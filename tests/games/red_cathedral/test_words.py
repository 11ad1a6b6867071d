"""Everything in The Red Cathedral can be said, and nothing is said that cannot happen."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cathedrals
from cathedrals.games.red_cathedral import moves
from cathedrals.games.red_cathedral.game import RedCathedral
from cathedrals.games.red_cathedral.parts import (
    ACTION_NAMES,
    BLUE,
    CARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    GROUP_NAMES,
    INFLUENCE_NAMES,
    KIND_NAMES,
    LEVELS,
    MATERIALS,
    RED,
    RUBLES_TILE,
    SPACES,
    quadrant_of,
)
from cathedrals.games.red_cathedral.questions import chance, claim, influence, ivan, market, turn
from cathedrals.games.red_cathedral.table import (
    BANNER,
    BANNER_PLACES,
    BANNERS_ON,
    CARD,
    COLOUR,
    DIE_AT,
    DIE_VALUE,
    HUMAN,
    IN_INVENTORY,
    INFLUENCE_AT,
    INVENTORY,
    IS_FINISHED,
    ON_WHITE,
    PURSE,
    TILE,
    WORKSHOP,
)
from cathedrals.games.red_cathedral.telling import events, names, refused
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.pieces import form
from cathedrals.kernel.question import Outcome, Question, is_asked
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table
from cathedrals.kernel.words import ENGLISH, LANGUAGES, Words, word_folders
from tests.words.catalogues import Message, complaints_in, read, spoken, typed_ids

GAME = RedCathedral()
WORDS = Words(GAME.name)
BOARDS = ("basic", "advanced")
MOST_STEPS = 700

# Sentences of moves that mean something else where they are asked in another place.
VARIANTS = {
    *(
        "claim-for-ivan",
        "die-further",
        "place-die",
        "lay-ivan-tile",
        "space-ornament",
        "space-down",
        "space-down-ornament",
        "up-ornament",
        "down-ornament",
    ),
    *(
        "lay-finish",
        "decorate-for-ivan",
        "gems-none",
        "more-none",
        "take-nothing",
        "end-leaving",
        "use-any",
        "swap-with",
    ),
    *("give-exchange", "give-barter", "give-prestige_for_materials"),
    *(f"influence-{action}" for action in ACTION_NAMES),
}
FAMILIES = {family.words for family in moves.FAMILIES} - {"influence", "do", "give"}
# Events of the setup, and the one whose seat is told anyway, are not told in brief.
UNTOLD_IN_BRIEF = {
    *("starts", "resource_tile_laid", "influence_card_laid", "blueprint_chosen", "card_laid"),
    *("workshop_tile_laid", "die_placed", "turn_begins", "ivan_card_laid", "ivan_tile_laid"),
}
# What a person can be told about, and the moves that have a few words beside their text.
ABOUT = {
    *(
        "round",
        "location",
        "dice",
        "no-dice",
        "die",
        "die-yields",
        "die-own",
        "die-white",
        "group",
        "reserve",
        "score",
    ),
    *("card-open", "card-waiting", "card-claimed", "card-finished", "card-needs", "card-lacks", "card-pays"),
    *(
        "card-tile",
        "tile-gives",
        "tile-gives-die",
        "card-undecorated",
        "card-decorated",
        "seat",
        "inventory",
        "ornaments",
    ),
    *("ivan-card", "ivan-card-used", "ivan"),
    *("space", "space-locked", "space-banner", "space-tile", "space-hidden"),
}
BESIDE = {
    *("die", "die-further", "more", "more-none", "space", "space-ornament", "up", "up-ornament"),
    *("lay-finish", "sell", "buy"),
}
# Moves whose few words on a button need the drawing beside it.
UNDRAWN = {"space", "space-ornament", "space-down", "space-down-ornament", "use", "use-any"}
SIMPLE_OPTIONS = [
    option for option in GAME.options if option.name != "colours"
]  # which are said by their parts
# Values that no number of the game stands for, but words are said of.
OTHER_VALUES = {
    *("space-any", "resource-any", "pictured-any", "colour-nobody", "mark-lightning", "mark-infinity"),
    *("wish-above", "wish-base", "missing-each", "goods-each", "pictured-each", "lacking-each"),
    *(f"colour-{colour}" for colour in COLOUR_NAMES[:COLOURS]),
    *(f"action-{action}" for action in ACTION_NAMES),
    *(f"{option.name}-{value}" for option in SIMPLE_OPTIONS for value in option.values),
}


# What the terminal says with signs and few words.
TERMINAL = {
    *(f"sign-{name}" for name in (*names.LISTS["resource"], "any")),
    *(f"brief-{name}" for name in names.LISTS["resource"]),
    *(f"guild-{name}" for name in GROUP_NAMES),
    *(f"formula-{name}" for name in ACTION_NAMES),
    *(f"short-ivan-{name}" for name in names.LISTS["ivan_card"]),
    *(f"label-space-{name}" for name in names.LISTS["space"]),
    *(f"label-{name}" for name in ("round", "reserve", "inventory", "ornaments", "finished", "ivan", "any")),
    *(f"brief-event-{name}" for name, _ in events.ROWS if name not in UNTOLD_IN_BRIEF),
    *(f"reason-{name}" for name in GAME.worth_names),
    *(f"about-{name}" for name in ABOUT),
    *(f"piece-{piece}" for family in moves.FAMILIES for piece in family.on.values()),
    *(f"after-move-{name}" for name in BESIDE),
    *(f"menu-move-{name}" for name in UNDRAWN),
    *("legend", "standing-each", "held-each"),
}


# What a person can be asked and answer, said in few words on a button of the browser's table.
ASKED_OF_PEOPLE = tuple(question.name for question in GAME.questions if not isinstance(question, Outcome))
DEALT = {"place-die", "lay-ivan-tile", "first", "roll", "go-on"}
DEALT |= {f"lay-{what}" for what in ("tile", "influence", "blueprint", "card", "workshop", "ivan")}
DOORS = ("claim", "die", "reroll", "lay", "decorate", "gems", "more", "take", "influence", "use")
SHORT = {
    *(f"short-option-{option.name}" for option in SIMPLE_OPTIONS),
    *(f"short-{option.name}-{value}" for option in SIMPLE_OPTIONS for value in option.values),
    *(f"short-step-{name}" for name in ASKED_OF_PEOPLE),
    *(f"short-move-{name}" for name in (FAMILIES | VARIANTS) - DEALT),
    *(f"family-{name}" for name in (*DOORS, "sell", "buy", "give", "get", "swap")),
}
TABLE_IN_THE_BROWSER = Path(__file__).parents[3] / "src/cathedrals/games/red_cathedral/web"


def web_ids() -> set[str]:
    """The words that the browser's table says and nothing else does."""
    sources = [*TABLE_IN_THE_BROWSER.glob("*.svelte"), *TABLE_IN_THE_BROWSER.glob("*.ts")]
    return {id for path in sources for id in re.findall(r'"(web-[\w-]+)"', path.read_text(encoding="utf-8"))}


def messages(language: str) -> dict[str, Message]:
    return read(word_folders(GAME.name)[1], language).messages


def variables(id: str, language: str) -> set[str]:
    shown, chosen = spoken(messages(language), id)
    return shown | chosen


def numbered(id: str) -> str:
    """Names with a number have words without it, unless they have words of their own."""
    return id if WORDS.has(id) else id.rstrip("0123456789").rstrip("-")


# Where an action is typed in, its fields are called by what they are to whoever uses it (web/list/pieces.ts).
OF_ACTIONS = {
    *(f"field-rubles-{meant}" for meant in ("paid", "had")),
    *(f"field-materials-{meant}" for meant in ("sold", "bought")),
    *(f"field-count-{meant}" for meant in ("delivered", "had", "recognition", "prestige")),
    *(f"given-{action}" for action in ("exchange", "prestige_for_materials")),
}
SEEN = [f"pieces-see-{table['name']}" for table in form(GAME)["tables"]]


def test_the_page_on_which_pieces_are_typed_in_does_not_speak_of_the_file() -> None:
    for language in LANGUAGES:
        words = Words(GAME.name, language)
        for see in SEEN:
            looks = (see, see.replace("see", "look"))
            said = next((words.say(id) for id in looks if words.has(id)), "")
            assert not re.search("[=_]", said), (language, said)


def needed_ids() -> set[str]:
    return {
        *(f"pieces-look-{table['name']}" for table in form(GAME)["tables"] if not table["same"]),
        *(id for id in SEEN if WORDS.has(id)),
        *typed_ids(form(GAME), WORDS),
        *OF_ACTIONS,
        *(complaints_in(GAME.folder) - set(read(word_folders()[0], ENGLISH).messages)),
        *("game-title", "solo-opponent", "solo-how", "solo-play"),
        *(f"option-{option.name}" for option in GAME.options),
        *(f"step-{name}" for name in GAME.step_names),
        *(f"move-{name}" for name in FAMILIES | VARIANTS),
        *(f"event-{name}" for name, _ in events.ROWS),
        *(f"refusal-{name}" for name in GAME.refusal_names if name != "nothing"),
        *(numbered(f"{name}-{value}") for name, values in names.LISTS.items() for value in values if value),
        *OTHER_VALUES,
        *TERMINAL,
        *SHORT,
        *web_ids(),
        *(f"web-ivan-{card}" for card in names.LISTS["ivan_card"] if card),
    }


def test_every_id_has_words_and_no_words_are_left_over() -> None:
    """That the other languages have the same ids is tested for all catalogues at once."""
    found = messages(ENGLISH)
    referred = set().union(*(message.refers for message in found.values()))
    assert set(found) == needed_ids() | referred


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted((FAMILIES | VARIANTS) - DEALT))
def test_a_move_in_few_words_speaks_only_of_what_its_sentence_tells(language: str, name: str) -> None:
    assert variables(f"short-move-{name}", language) <= variables(f"move-{name}", language)


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


def walk(seats: int, board: str, seed: int, log: Row) -> Iterator[Table]:
    """The tables of a match of random moves, each before its next move; the log tells of the last one."""
    chooser, dealer, table = random.Random(seed), SeededDealer(seed), GAME.new_table()
    options = whole_options(GAME, {"board": board})
    GAME.start(table, seats, options, log)
    for _ in range(MOST_STEPS):
        yield table
        if GAME.is_over(table):
            return
        legal = GAME.list_legal(table)
        move = dealer.deal(GAME, table) if GAME.asked(table) == CHANCE else chooser.choice(legal.numbers())
        log.clear()
        GAME.play(table, move, log)


def with_name(args: dict[str, Any]) -> dict[str, Any]:
    return {name: f"player {value}" if name == "seat" else value for name, value in args.items()}


def say_move(table: Table, move: int) -> str:
    shown = GAME.show(table, move)
    return WORDS.say(shown.words, with_name(shown.args))


def say_events(log: Row) -> list[str]:
    return [WORDS.say(f"event-{event.pop('event')}", with_name(event)) for event in GAME.events(log)]


def why_not(table: Table, text: str) -> str:
    refusal = GAME.why_not(table, text)
    assert refusal, text
    return WORDS.refusal(refusal)


def some_refused(table: Table, sample: int, chooser: random.Random) -> list[str]:
    legal = GAME.list_legal(table)
    return [
        GAME.write(move) for move in chooser.sample(range(GAME.move_count), sample) if not legal.has(move)
    ]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_that_happens_in_a_match_is_said(seats: int, board: str) -> None:
    log = Row()
    for _ in walk(seats, board, 5, log):
        assert all(sentence.endswith(".") for sentence in say_events(log))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_legal_move_is_said_and_nothing_speaks_against_it(seats: int, board: str) -> None:
    for table in walk(seats, board, 6, Row()):
        for move in GAME.list_legal(table):
            assert say_move(table, move)
            assert GAME.why_not(table, GAME.write(move)) is None


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_why_a_move_is_not_legal_is_said(seats: int, board: str) -> None:
    chooser = random.Random(7)
    for table in walk(seats, board, 7, Row()):
        for text in some_refused(table, 6, chooser):
            assert "{" not in why_not(table, text)


@pytest.mark.parametrize("board", BOARDS)
def test_every_move_shows_its_pieces_at_any_step(board: str) -> None:
    for number, table in enumerate(walk(1, board, 8, Row())):
        for move in range(number % 20, GAME.move_count, 20) if not GAME.is_over(table) else []:
            assert GAME.show(table, move).text == GAME.write(move)


def first_meetings(wanted: set[str]) -> dict[str, str]:
    """The sentence of each refusal where it is first met, in as many matches as that takes."""
    met: dict[str, str] = {}
    matches = ((seed, seats, board) for seed in range(40) for seats in GAME.seats for board in BOARDS)
    for seed, seats, board in matches:
        for table in walk(seats, board, seed, Row()):
            if GAME.asked(table) >= 0:
                met |= new_refusals(table, met)
        if wanted <= set(met):
            break
    return met


def new_refusals(table: Table, met: dict[str, str]) -> dict[str, str]:
    broken = {GAME.refusal_names[GAME.first_broken(table, move)]: move for move in range(GAME.move_count)}
    new = set(broken) - set(met) - {"nothing"}
    return {name: why_not(table, GAME.write(broken[name])) for name in new}


@pytest.mark.dear
def test_every_refusal_can_be_met() -> None:
    """But for three that are rare or chance's, which have tests of their own."""
    wanted = set(GAME.refusal_names) - {"nothing", "not-left", "ivan-ornament", "rubles-for-space"}
    assert wanted <= set(first_meetings(wanted))


# Examples -----------------------------------------------------------------------------------------


def table_at(question: Question, seats: int = 2, board: str = "basic") -> Table:
    """The first table of a random match that asks this; a copy, on which what is put by hand is not listed yet."""
    return next(table.copy() for table in walk(seats, board, 1, Row()) if is_asked(table, question))


@pytest.mark.parametrize(
    ("name", "args", "sentence"),
    [
        ("gained", {"resource": "brick", "amount": 1}, "Ana gains 1 brick."),
        ("gained", {"resource": "brick", "amount": 4}, "Ana gains 4 bricks."),
        ("gained", {"resource": "wood", "amount": 4}, "Ana gains 4 wood."),
        ("gained", {"resource": "green_gem", "amount": 2}, "Ana gains 2 green gems."),
        ("paid", {"amount": 1}, "Ana pays 1 ruble."),
        ("paid", {"amount": 3}, "Ana pays 3 rubles."),
        (
            "moved",
            {"die": "white", "steps": 1, "location": "5"},
            "Ana moves the white die 1 step to location 5.",
        ),
        (
            "moved",
            {"die": "red", "steps": 3, "location": "7"},
            "Ana moves the red die 3 steps to location 7.",
        ),
        (
            "claimed",
            {"place": "b3", "banner": "inventory"},
            "Ana claims b3 with a banner from the inventory.",
        ),
        (
            "decorated",
            {"ornament": "cross", "place": "b3", "gems": "green-purple"},
            "Ana places a cross with 1 green gem and 1 purple gem on b3.",
        ),
        (
            "influenced",
            {"influence_card": "merchants-2", "action": "exchange"},
            "Merchants’ Guild: Ana chooses “exchange identical materials”.",
        ),
    ],
)
def test_events_read_like_a_log(name: str, args: dict[str, Any], sentence: str) -> None:
    assert WORDS.say(f"event-{name}", {"seat": "Ana", **args}) == sentence


def test_the_game_tells_how_it_ended() -> None:
    ended = "The game is over: a sixth card was finished and the last turns were played."
    assert WORDS.say("event-game_over", {"ending": "sixth_card"}) == ended


def test_a_refusal_says_what_is_missing() -> None:
    match = cathedrals.new("red_cathedral", seed=7)
    below = "a2 is not available yet: the card below it, a1, has no banner. [RC-C2]"
    assert why_not(match.table, "claim a2") == below
    assert (
        why_not(match.table, "build") == "You have no materials that your cards or an ornament need. [RC-B1]"
    )
    answer = "That isn’t the question right now: Choose your main action"
    assert why_not(match.table, "up").startswith(answer)


def test_a_text_that_is_no_move_is_refused_by_the_game_too() -> None:
    assert why_not(table_at(turn.TURN), "fly") == "“fly” is not a move in this game."


def test_after_the_end_every_move_is_refused() -> None:
    table = table_at(turn.TURN)
    table.pending = 0
    assert why_not(table, "build") == "The match is over."


def test_chance_cannot_bring_what_does_not_lie_ready() -> None:
    sentence = "“go on” can’t come up now: What does the die show? [RC-M8]"
    assert why_not(table_at(chance.ROLL), "go on") == sentence


@pytest.mark.parametrize(("rubles", "had"), [(0, ", and you have none"), (1, ", but have only 1")])
def test_the_price_of_a_space_is_told(rubles: int, had: str) -> None:
    table = table_at(claim.FACE, board="advanced")
    table.cells[PURSE + GAME.asked(table)] = rubles
    sentence = why_not(table, "up")
    assert sentence.startswith("You need 3 rubles to place a tile face up on the ")
    assert sentence.endswith(f"{had}; face down is free. [RC-C3]")


@pytest.mark.parametrize(
    ("rubles", "move", "sentence"),
    [
        (3, "space red", "Place the tile on the red workshop space (face up: 3 rubles, unlocks "),
        (2, "space red", "Place the tile face down on the red workshop space and lose "),
        (3, "space white-1", "Place the tile on the first white workshop space (face up: 3 rubles)"),
        (
            2,
            "space white-1",
            "Place the tile face down on the first white workshop space; face up would cost",
        ),
    ],
)
def test_who_cannot_pay_is_told_that_the_tile_goes_face_down(rubles: int, move: str, sentence: str) -> None:
    table = table_at(claim.SPACE, board="advanced")
    seat = int(GAME.asked(table))
    table.cells[PURSE + seat] = rubles
    for space in range(SPACES):
        table.cells[WORKSHOP + seat * SPACES + space] = 0
    table.cells[BANNERS_ON + seat * BANNER_PLACES + ON_WHITE] = 0
    assert say_move(table, GAME.read(move)).startswith(sentence)


def test_ivan_tells_which_ornament_is_next_and_where_it_goes() -> None:
    table = table_at(turn.TURN, seats=1)
    for place in (0, LEVELS):
        table.cells[BANNER + place] = HUMAN
        table.cells[IS_FINISHED + place] = 1
    ivan.IVAN_DECORATES.ask(table, HUMAN)
    assert say_move(table, GAME.read("decorate b1")) == "Ivan places a door on b1"
    sentence = "Ivan’s next ornament is a door, for an undecorated base finished by Red. [RC-V8]"
    assert why_not(table, "decorate a2") == sentence


def test_the_first_question_tells_tiles_and_goals() -> None:
    table = table_at(turn.TURN)
    table.cells[TILE] = KIND_NAMES.index("die-white")
    table.cells[COLOUR + GAME.asked(table)] = RED
    for die in (RED, BLUE):
        table.cells[DIE_AT + die], table.cells[DIE_VALUE + die] = 0, die + 1
    said = [say_move(table, GAME.read(text)) for text in ("claim a1", "die red", "die blue")]
    assert said[0] == "Claim a1 (workshop tile: white die)"
    assert said[1] == "Move the red die 1 step to location 2, or further for rubles"
    assert said[2] == "Move the blue die 2 steps to location 3"


def rich_table() -> Table:
    """A table at the market where every influence action can be used."""
    table = table_at(market.MARKET)
    cells, seat = table.cells, int(GAME.asked(table))
    cells[PURSE + seat] = 9
    cells[BANNERS_ON + seat * BANNER_PLACES + IN_INVENTORY] = 0
    for material, amount in enumerate((4, 1, 1, 0, 1, 0)):
        cells[INVENTORY + seat * MATERIALS + material] = amount
    for place, card in ((0, "base-1"), (1, "middle-1"), (2, "dome-1"), (LEVELS, "base-2")):
        cells[CARD + place] = CARD_NAMES.index(card)
        cells[BANNER + place] = seat
        cells[IS_FINISHED + place] = 0 if place == LEVELS else 1
    cells[WORKSHOP + seat * SPACES] = RUBLES_TILE + 1
    table.is_listed = False
    return table


def with_influence(table: Table, card: str) -> Table:
    quadrant = quadrant_of(market.location_moved_to(table))
    table.cells[INFLUENCE_AT + quadrant] = INFLUENCE_NAMES.index(card)
    return table


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("artisans-1", "sell any material for 1 ruble", "buy any material for 2 rubles"),
        (
            "artisans-2",
            "buy wood and bricks for 1 ruble each",
            "sell green gems and purple gems for 2 rubles each",
        ),
        ("carters-1", "gain 1 ruble", "pay 1 ruble and deliver 1 material"),
        ("carters-2", "gain 1 ruble", "pay 3 rubles and deliver up to 2 materials"),
        ("carters-3", "pay 1 ruble and deliver 1 material", "pay 2 rubles and swap two resource tiles"),
        ("merchants-1", "exchange 2 identical materials for 1 of your choice", "activate a workshop tile"),
        (
            "merchants-2",
            "exchange 4 identical materials for 2 of your choice",
            "exchange 1 ruble and 1 material for 1 of another kind",
        ),
        ("clergy-2", "pay 3 rubles and gain 1 prestige", "discard 3 different materials and gain 1 prestige"),
        (
            "clergy-3",
            "gain 1 recognition",
            "gain 2 recognition for your finished base, middle section and dome",
        ),
    ],
)
def test_influence_tells_what_it_costs_and_gives(card: str, first: str, second: str) -> None:
    table = with_influence(rich_table(), card)
    said = [say_move(table, GAME.read(f"influence {which}")).split(": ")[1] for which in (1, 2)]
    assert said == [first, second]


@pytest.mark.parametrize(
    ("card", "which", "move", "sentence"),
    [
        ("artisans-1", 1, "sell brick", "Sell 1 brick for 1 ruble"),
        ("artisans-1", 2, "buy gold", "Buy 1 gold for 2 rubles"),
        ("merchants-2", 1, "give wood", "Exchange 4 wood for 2 of your choice"),
        ("merchants-2", 2, "give brick", "Exchange 1 ruble and 1 brick for 1 of another kind"),
        (
            "merchants-1",
            2,
            "use red",
            "Activate the tile (rubles) on the red workshop space for up to 2 rubles",
        ),
        ("clergy-2", 1, "do", "Clergy, any number of times: pay 3 rubles and gain 1 prestige"),
        ("clergy-2", 2, "give wood", "Discard 1 wood"),
    ],
)
def test_using_influence_is_told_in_full(card: str, which: int, move: str, sentence: str) -> None:
    table = with_influence(rich_table(), card)
    influence.USE.ask(table, int(GAME.asked(table)), INFLUENCE_NAMES.index(card), which - 1)
    assert say_move(table, GAME.read(move)) == sentence
