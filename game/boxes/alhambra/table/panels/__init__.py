"""What is drawn below the pieces: the market and the Alhambras."""
