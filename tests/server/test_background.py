"""Work beside the requests ends when it is told to, whoever swallows that at first."""

import asyncio

from cathedrals.server import background


def test_who_takes_the_end_for_a_failure_and_tries_again_is_told_once_more(monkeypatch):
    """As where a driver, broken off in the middle of a query, raises an error of its own."""
    monkeypatch.setattr(background, "AGAIN", 0.01)
    asked = []

    async def query():
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            asked.append("the query")
            if len(asked) < 3:
                raise OSError("the connection is closed") from None
            raise

    async def try_again():
        while True:
            try:
                await query()
            except OSError:
                asked.append("again")

    async def work():
        tasks = [background.start(try_again()) for _ in range(2)]
        await asyncio.sleep(0)
        await background.end(tasks)
        assert all(task.cancelled() for task in tasks)

    asyncio.run(work())
    assert "again" in asked


def test_where_nothing_is_to_be_ended_nothing_is_waited_for():
    asyncio.run(background.end([]))


def test_what_fails_beside_the_requests_is_found_in_the_log(caplog):
    async def fails():
        raise OSError("the disk is gone")

    async def work():
        await asyncio.wait([background.start(fails())])
        await asyncio.sleep(0)

    asyncio.run(work())
    assert "the disk is gone" in caplog.text
