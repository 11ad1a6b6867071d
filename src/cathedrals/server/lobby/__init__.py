"""The lobby: who is who, tables, sitting down, the rooms in which matches run, and the programs they ask."""
