"""Study: looking back at a match, and what teaches the games. Nothing here changes a match or is kept."""
