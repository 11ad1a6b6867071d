"""Playing a game out, as quickly as the rules run."""

from mypy_extensions import i64

from cathedrals.kernel.dealer import Dealer
from cathedrals.kernel.game import Game, Refused
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table
from cathedrals.players.player import Player, blamed


class Playing:
    """A table being played out, and how many steps it took."""

    def __init__(self, game: Game, dealer: Dealer, players: list[Player]) -> None:
        self.game = game
        self.dealer = dealer
        self.players = players
        self.log: Row = Row()
        self.steps: i64 = 0
        self.decisions: i64 = 0

    def play_out(self, table: Table) -> None:
        game = self.game
        while True:
            asked = game.asked(table)
            if asked == NOBODY:
                return
            self.log.clear()
            if asked == CHANCE:
                game.play(table, self.dealer.deal(game, table), self.log)
            else:
                player = self.players[asked]
                try:
                    game.play(table, player.choose(game, table), self.log)
                except Refused as refused:
                    raise blamed(player, refused) from refused
                self.decisions += 1
            self.steps += 1
