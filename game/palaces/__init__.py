"""What the rules and brains of the Alhambra boxes share: money, market, turns, majorities; knows neither of them."""
