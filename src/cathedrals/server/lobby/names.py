"""Names: what one may be called, and what a name looks like, so that nobody is taken for another."""

from __future__ import annotations

import re
import unicodedata

from cathedrals.games import GAMES
from cathedrals.kernel.words import LANGUAGES, Words
from cathedrals.players.levels import PLAYERS
from cathedrals.server.language import refused

MOST = 40
MOST_MARKS = 3  # on one letter
# Letters and signs that nobody sees, though they are none of format.
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
UNFIT = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
# Scripts that are written beside each other, and not mistaken for each other.
TOGETHER = frozenset(("LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"))
# What Unicode lists as confusable with Latin letters: Cyrillic, Greek, Armenian, Cherokee, Lisu.
LIKE_LATIN = str.maketrans(
    "абвеёіїјкмнорстухѕԛԝԁһьгпӏүѵ" + "αβγεηικνορτυχωϲϳ" + "օոսհցզյլ" + "01ı|ɑɩ",
    "abbeelljkmhopctyxsqwdhbrnlyv" + "abyenlkvoptuxwcj" + "onuhgqjl" + "olllal",
) | str.maketrans(
    "ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᎩᏃ" + "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ",
    "abcdeghijklmprstvwyz" + "bpdtgkjczfmnlsrvhwxyaeiou",
)
# Letters of phonetics, with strokes, in squares and on flags: Unicode names them after those they are made of.
NAMED_AFTER = re.compile(
    r"(?:.*LATIN|REGIONAL INDICATOR SYMBOL) (?:SMALL |CAPITAL )?LETTER "
    r"(?:SMALL CAPITAL |DOTLESS |SCRIPT |BARRED |INSULAR )?([A-Z]{1,2})(?: WITH .*)?$"
)
SOLO = "solo-opponent"


def proper(name: str) -> str:
    """A name as it is written here, of letters that can be seen and told apart; or it is refused."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    is_seen = all(unicodedata.category(sign) not in UNFIT and not is_unseen(sign) for sign in name)
    if not (is_seen and has_letter(name) and are_together(name)) or len(name) > MOST or are_piled(name):
        raise refused("bad-name")
    return name


def is_unseen(sign: str) -> bool:
    is_variation = "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
    return sign in UNSEEN or is_variation


def has_letter(name: str) -> bool:
    return any(sign.isalnum() for sign in name)


def are_piled(name: str) -> bool:
    """Whether marks stand alone, or too many on one letter."""
    marks = "".join("m" if unicodedata.category(sign).startswith("M") else "." for sign in name)
    return marks.startswith("m") or "m" * (MOST_MARKS + 1) in marks


def are_together(name: str) -> bool:
    """Whether its letters are of one script, or of those that are written together."""
    scripts = {script_of(sign) for sign in name if unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Lo")}
    return len(scripts) <= 1 or scripts <= TOGETHER


def script_of(letter: str) -> str:
    """The script is the first word of a letter's name."""
    return unicodedata.name(letter, "?").partition(" ")[0]


def likeness(name: str) -> str:
    """What a name looks like: its letters without marks and case, as the Latin ones they resemble."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(base_of(sign) for sign in plain)
    latin = seen.translate(LIKE_LATIN).replace("i", "l").replace("rn", "m").replace("vv", "w")
    return latin[:80] or plain[:80]


def base_of(sign: str) -> str:
    """The small letters of the Latin alphabet that a sign is made of, else the sign; nothing for a mere mark."""
    made_of = None if sign.isascii() else NAMED_AFTER.match(unicodedata.name(sign, ""))
    if made_of:
        return made_of[1].lower()
    return sign if sign.isalnum() or sign == "|" else ""


def reserved() -> frozenset[str]:
    """What guests without a name and programs are called is no account's name."""
    persons = [Words("", language).say("play-person") for language in LANGUAGES]
    return frozenset(likeness(name) for name in persons) | of_programs()


def of_programs() -> frozenset[str]:
    """What programs are called in any language, and who plays for a game where one is alone: nobody else is."""
    called = set(PLAYERS)
    for language in LANGUAGES:
        frame = Words("", language)
        called |= {frame.say(f"program-{name}") for name in PLAYERS if frame.has(f"program-{name}")}
        games = [Words(game.name, language) for game in GAMES]
        called |= {words.say(SOLO) for words in games if words.has(SOLO)}
    return frozenset(likeness(name) for name in called)


def of_host() -> frozenset[str]:
    """What whoever runs the server might be called in any language: nobody is, lest others take their word for it."""
    listed = [Words("", language).say("names-of-host").split(",") for language in LANGUAGES]
    return frozenset(likeness(name) for names in listed for name in names)
