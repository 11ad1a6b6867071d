"""A killed server loses nothing it has told, neither does a restart of PostgreSQL, and nothing is kept twice."""

import pytest

from tests.server.cluster import IS_HERE, MISSING
from tests.server.kills import NGINX, NO_NGINX, Wish, is_clean, run
from tests.tiers import sample, tally


def check(wish):
    figures = run(wish)
    for name in ("kills", "restarts", "moves", "chats"):
        tally(name, figures[name])
    assert is_clean(figures), figures
    assert figures["moves"] > 0
    return figures


def test_a_killed_server_has_kept_all_that_it_told_once():
    check(Wish(kills=sample(3, 50)))


@pytest.mark.long
@pytest.mark.skipif(not IS_HERE, reason=MISSING)
@pytest.mark.skipif(NGINX is None, reason=NO_NGINX)
def test_of_three_servers_behind_a_proxy_any_may_be_killed():
    check(Wish("postgresql", kills=20, servers=3, nginx=True))


@pytest.mark.long
@pytest.mark.skipif(not IS_HERE, reason=MISSING)
def test_postgresql_may_be_restarted_under_load():
    figures = check(Wish("postgresql", restarts=3, servers=3))
    assert figures["ms until all heard again at most"] > 0
