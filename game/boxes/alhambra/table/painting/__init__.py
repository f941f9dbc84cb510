"""Draws the table: panels and what is written on them, and the items that lie on them."""
