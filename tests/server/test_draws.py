"""Every draw is told with what it was drawn from, so that a page can derive it again."""

import hashlib
import hmac
from itertools import accumulate


def derived(secret, salts, number, weights):
    """As DESIGN.md says it, without our dealer."""
    message = " ".join([str(number), *salts]).encode()
    digest = hmac.new(secret, message, hashlib.sha256).digest()
    place = int.from_bytes(digest[:8], "big") * sum(weights) >> 64
    return next(outcome for outcome, upto in enumerate(accumulate(weights)) if place < upto)


def test_every_draw_can_be_derived_from_the_secret_when_the_match_is_over(ana):
    match = ana.open("me", "me")["id"]
    for _ in range(20):
        assert ana.play_first(match)["ok"]
    before = ana.get(f"/api/matches/{match}/draws")
    assert before["secret"] is None
    assert ana.say_now(match, resign=True)["ok"]
    told = ana.get(f"/api/matches/{match}/draws")
    assert told["draws"][: len(before["draws"])] == before["draws"]
    published, _, *salts = told["dice"].split()
    secret = bytes.fromhex(told["secret"])
    assert published == "sha256:" + hashlib.sha256(secret).hexdigest()
    lines = ana.state(match)["lines"]
    assert [draw["line"] for draw in told["draws"]] == [
        n for n, line in enumerate(lines, 1) if line[0] == "."
    ]
    assert len(told["draws"]) > 20
    for number, draw in enumerate(told["draws"], 1):
        assert derived(secret, salts, number, draw["weights"]) == draw["outcome"]


def test_a_match_that_goes_on_from_another_says_how_many_of_its_lines_are_not_its_own(ana):
    match = ana.open("me", "me")["id"]
    ana.play_first(match)
    line = ana.state(match)["line"]
    again = ana.post(f"/api/matches/{match}/branch", {"line": line, "seats": ["me", "me"]}).json()["id"]
    assert ana.get(f"/api/matches/{again}/draws")["inherited"] == line
