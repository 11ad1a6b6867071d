"""A room: one match, those who listen, and the programs on its seats. It knows neither sockets nor SQL."""
