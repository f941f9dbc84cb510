"""What the tables of both Alhambra boxes share: words, money, prices, majorities and the walks through scorings."""
