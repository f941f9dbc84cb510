"""Money and hands, prices, scoreboard, log and scoring sequences: what the tables of both Alhambra games share."""
