"""The table on a terminal: drawn, or told in sentences."""
# Stays plain: all in this folder makes text.

from cathedrals.games.red_cathedral.telling.terminal.draw import draw as drawing
from cathedrals.games.red_cathedral.telling.terminal.plain import tell
from cathedrals.kernel.page import Page
from cathedrals.kernel.table import Table


def draw(table: Table, page: Page) -> str:
    return tell(table, page) if page.plain else drawing(table, page)
