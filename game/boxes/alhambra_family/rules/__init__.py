"""Money, payments, buildings and majorities: what the rules of both Alhambra games share."""
