"""What lies on the tables of both Alhambra games: money, its deck and the scoring cards."""
