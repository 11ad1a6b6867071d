import pickle
import subprocess
import sys

import pytest

import cathedrals
from cathedrals import matches
from cathedrals.games import GAMES, KNOWN
from cathedrals.kernel.dealer import FairDealer, SeededDealer, commitment
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.match import Match, new_match
from cathedrals.kernel.pieces import built_in
from cathedrals.kernel.record import BrokenRecord, Line, Record, Sitter, read
from cathedrals.kernel.replaying import replay
from cathedrals.kernel.table import CHANCE
from cathedrals.players.thinking import think
from cathedrals.server.room.interfaces import position_of

GAME = GAMES[0]
SECRET = bytes(range(100, 132))


def played(match: Match, answers: int = 12) -> Match:
    for number in range(answers):
        match.play(match.moves[number % len(match.moves)])
    return match


def fair_record(secret: str = SECRET.hex(), salts: tuple[str, ...] = ("tea", "milk")) -> Record:
    record = played(new_match(GAME, [Sitter("Ana"), Sitter("Bo")], FairDealer(SECRET, salts))).record
    record.secret = secret
    return record


def draws(record: Record) -> list[int]:
    return [place for place, line in enumerate(record.lines) if line.seat == CHANCE]


def change(record: Record, place: int) -> str:
    """Put another outcome that was possible then in the place of a draw."""
    match = replay(GAME, record, to=place)
    drawn = record.lines[place].text
    other = next(move.text for move in match.moves if move.text != drawn)
    record.lines[place] = Line(CHANCE, other)
    return drawn


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_starts_by_its_name_alone(game):
    match = cathedrals.new(game.name)
    assert match.asked in range(game.seats[-1])
    assert match.record.dice == "seed 0"


def test_a_new_match_has_the_seats_names_and_options_asked_for():
    option = GAME.options[0]
    match = cathedrals.new(
        GAME.name, seats=GAME.seats[-1], seed=3, names=["Ana", 'B "o"'], **{option.name: option.values[-1]}
    )
    names = [sitter.name for sitter in match.record.sitters]
    assert names[:2] == ["Ana", 'B "o"']
    assert len(names) == GAME.seats[-1]
    assert match.options[option.name] == option.values[-1]
    assert match.record.dice == "seed 3"


def test_a_game_there_is_not_is_named_with_those_there_are():
    with pytest.raises(CathedralsError, match=f'no game "chess"; the games are .*{GAME.name}'):
        cathedrals.new("chess")


def test_a_saved_match_is_loaded_as_it_was(tmp_path):
    match = played(cathedrals.new(GAME.name, seed=5, names=["Żaneta\u2028", '"x"']))
    path = tmp_path / "match.record"
    path.write_text(str(match.record), encoding="utf-8")
    again = cathedrals.load(path)
    assert again.table == match.table
    assert again.record == match.record
    assert again.told == match.told


def test_a_loaded_match_goes_on_with_the_same_dice(tmp_path):
    match = played(cathedrals.new(GAME.name, seed=5))
    path = tmp_path / "match.record"
    path.write_text(str(match.record), encoding="utf-8")
    again = cathedrals.load(path)
    assert str(played(again, 40).record) == str(played(match, 40).record)


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    with pytest.raises(CathedralsError, match=r"nowhere\.record cannot be read .No such file"):
        cathedrals.load(tmp_path / "nowhere.record")
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    with pytest.raises(CathedralsError, match=r"picture cannot be read .it is not text"):
        cathedrals.load(tmp_path / "picture")


def test_a_record_of_an_unknown_game_names_its_line(tmp_path):
    path = tmp_path / "match.record"
    path.write_text(str(cathedrals.new(GAME.name).record).replace(GAME.name, "chess"), encoding="utf-8")
    with pytest.raises(BrokenRecord, match=r"^line 1: there is no game .chess."):
        cathedrals.load(path)


@pytest.mark.parametrize("seed", [0, 7, -3])
def test_seeded_draws_are_verified_and_counted(seed):
    record = played(cathedrals.new(GAME.name, seed=seed)).record
    assert cathedrals.verify(record) == len(draws(record)) > 20


@pytest.mark.parametrize("salts", [(), ("0:tea",), ("0:tea", "1:milk"), ("tea",), ("tea", "milk")])
def test_fair_draws_are_verified_and_counted(salts):
    record = read(fair_record(salts=salts).write())
    assert cathedrals.verify(record) == len(draws(record)) > 20


def test_undone_draws_are_verified_too():
    match = new_match(GAME, [Sitter("Ana"), Sitter("greedy", is_program=True)], SeededDealer(2))
    played(match, 40)
    answers = [number for number in match.record.standing() if match.record.lines[number - 1].seat == 0]
    match.undo(0, answers[0] - 1)
    played(match, 40)
    undone = set(range(1, len(match.record.lines) + 1)) - set(match.record.standing())
    assert any(match.record.lines[number - 1].seat == CHANCE for number in undone)
    assert cathedrals.verify(match.record) == len(draws(match.record))


@pytest.mark.parametrize("which", [0, 1, -1])
def test_one_changed_draw_is_found(which):
    record = fair_record()
    place = draws(record)[which]
    drawn = change(record, place)
    row = len(record.header()) + 2 + place
    with pytest.raises(BrokenRecord, match=f'^line {row}: the dice give "{drawn}"'):
        cathedrals.verify(record)


def test_a_draw_changed_in_a_seeded_record_is_found():
    record = played(cathedrals.new(GAME.name, seed=1)).record
    change(record, draws(record)[3])
    with pytest.raises(BrokenRecord, match="the dice give"):
        cathedrals.verify(record)


def test_another_seed_is_found():
    record = played(cathedrals.new(GAME.name, seed=1)).record
    record.dice = "seed 2"
    with pytest.raises(BrokenRecord, match="the dice give"):
        cathedrals.verify(record)


def test_a_changed_salt_is_found():
    record = fair_record()
    record.dice = record.dice.replace("milk", "silk")
    with pytest.raises(BrokenRecord, match="the dice give"):
        cathedrals.verify(record)


WHOSE = {
    "nobody's": ((), {}, []),
    "one's": (("1:milk",), {1: "milk"}, [1]),
    "everybody's": (("0:tea", "1:milk"), {0: "tea", 1: "milk"}, [0, 1]),
    "an older record's": (("tea", "milk"), None, None),
    "partly an older record's": (("0:tea", "milk"), None, None),
}


@pytest.mark.parametrize(("salts", "whose", "seats"), WHOSE.values(), ids=WHOSE.keys())
def test_a_record_says_whose_salt_is_whose(salts, whose, seats):
    record = read(fair_record(salts=salts).write())
    assert matches.salts_of(record) == whose
    assert matches.salted_by(record) == seats


def test_a_salt_at_the_seat_of_a_program_is_nobodys():
    record = fair_record(salts=("0:tea", "1:milk"))
    record.sitters[1] = Sitter("greedy", is_program=True)
    assert matches.salted_by(record) == [0]


@pytest.mark.parametrize(
    ("seal", "salt", "sentence"),
    [
        (commitment(b"another"), "tea", "not the seal you were shown"),
        (commitment(SECRET), "lemon", '"lemon" was not added to these dice'),
        ("", "0:tea", '"0:tea" was not added'),
    ],
)
def test_a_host_who_breaks_the_promise_is_found(seal, salt, sentence):
    record = fair_record(salts=("0:tea", "1:milk"))
    matches.check_promise(record, commitment(SECRET), "tea")
    with pytest.raises(BrokenRecord, match=f"^line 7: .*{sentence}"):
        matches.check_promise(record, seal, salt)


BAD_SECRETS = {
    "another": (SECRET.hex()[::-1], "line 7: the secret does not fit these dice; its own hash is sha256:"),
    "unpublished": ("", "line 7: the secret of these dice is not published yet"),
    "no secret": ("xyz", 'line 8: the secret "xyz" is not hexadecimal'),
}


@pytest.mark.parametrize(("secret", "sentence"), BAD_SECRETS.values(), ids=BAD_SECRETS.keys())
def test_a_secret_that_proves_nothing_is_told(secret, sentence):
    with pytest.raises(BrokenRecord, match=f"^{sentence}"):
        cathedrals.verify(fair_record(secret))


@pytest.mark.parametrize("dice", ["told", "seed seven", "sha256:12 salts a", "honest"])
def test_dice_that_cannot_be_derived_are_told(dice):
    record = played(cathedrals.new(GAME.name)).record
    record.dice = dice
    with pytest.raises(BrokenRecord, match=f'^line 7: the dice "{dice}" cannot be verified'):
        cathedrals.verify(record)


def test_a_match_is_played_with_pieces_of_its_own_and_found_again_by_them(tmp_path):
    text = built_in(GAME).replace("slots = 10", "slots = 13")
    match = cathedrals.new(GAME.name, pieces=text)
    assert match.game.view(match.table, 0)["seats"][0]["free_slots"] == 9
    assert match.record.pieces == match.game.digest != GAME.digest
    path = tmp_path / "own.record"
    path.write_text(str(match.record))
    KNOWN.clear()
    assert cathedrals.load(path).game.digest == GAME.digest
    assert cathedrals.load(path, pieces=text).game.digest == match.game.digest


def test_a_process_that_thinks_is_told_the_pieces_and_the_number_of_their_box():
    text = built_in(GAME).replace("slots = 10", "slots = 14")
    match = cathedrals.new(GAME.name, pieces=text)
    position = position_of(match)
    assert position.box == match.game.box > 0
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).laid_out()[0].digest)"
    there = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(position), capture_output=True)
    assert there.stdout.decode().strip() == match.game.digest
    assert think(position, "greedy")[0] in [move.text for move in match.moves]
