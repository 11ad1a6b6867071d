"""A match taken apart: everyone's share of victory line by line, the luck of each throw, the error of each turn.

Nothing here reads or writes but the numbers that come with a game: matches come in, plain data goes out.
"""
