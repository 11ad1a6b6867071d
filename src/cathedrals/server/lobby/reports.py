"""Reports for the host: who may send how many, and how many are kept."""

from __future__ import annotations

import logging
import secrets

from cathedrals.kernel.report import Report
from cathedrals.server.language import refused
from cathedrals.server.limits import Bounds, Buckets
from cathedrals.server.room.table import Guest
from cathedrals.server.store.reports import KeptReports

log = logging.getLogger("cathedrals")


class Reports:
    def __init__(self, kept: KeptReports, bounds: Bounds) -> None:
        self.kept = kept
        self.bounds = bounds
        self.sent = Buckets(bounds.reports_at_once, bounds.reports_per_second)  # by address and by guest

    async def keep(self, guest: Guest, address: str, match: str, report: Report) -> str:
        """Keep one for the host; its id is what people can ask for."""
        text = report.write()
        if len(text) > self.bounds.report:
            raise refused("too-big")
        theirs, all = await self.kept.count(guest)
        if theirs >= self.bounds.reports_of_guest:
            raise refused("too-many-reports", count=theirs)
        if all >= self.bounds.reports:
            raise refused("reports-full")
        if not (self.sent.take(address) and self.sent.take(f"guest {guest.id}")):
            raise refused("too-fast")
        id = secrets.token_hex(4)
        await self.kept.add(id, guest, match, text)
        log.warning("a problem was reported; cathedrals admin reports %s shows it", id)
        return id
