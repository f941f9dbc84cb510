"""What the rulebooks of both Alhambra boxes draw, from the sprites of the tables and the rules' own numbers."""
