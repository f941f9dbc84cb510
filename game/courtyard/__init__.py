"""What the tables of both Alhambra boxes share: words for money, buildings and players."""
