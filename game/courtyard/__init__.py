"""What the tables of both Alhambra boxes share: words, money, majorities and the walks through scorings."""
