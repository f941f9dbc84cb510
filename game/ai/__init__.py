"""Computer players: levels, search and the process they live in."""
