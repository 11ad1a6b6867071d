"""How programs judge a position, and what learners see of it."""
