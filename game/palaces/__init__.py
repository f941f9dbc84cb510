"""What the Alhambra boxes share: money, buildings, majorities and the imaginary third player; knows neither of them."""
