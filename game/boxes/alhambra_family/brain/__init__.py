"""What the computer players of both Alhambra games share."""
