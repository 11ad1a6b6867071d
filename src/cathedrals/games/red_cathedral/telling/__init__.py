"""How the game is told to people: events, refusals, moves, views, the terminal."""
