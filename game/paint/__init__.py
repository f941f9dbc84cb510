"""Drawing kit: canvas in reference units, fonts, sprites and palette; the lowest layer that knows pygame."""
