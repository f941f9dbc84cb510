"""How a game is conducted, without a pixel."""
