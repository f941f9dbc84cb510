"""Hands that play through the window by one kind of input alone, and eyes that say where things are."""
