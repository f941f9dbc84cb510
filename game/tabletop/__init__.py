"""What any table of a board game needs: things that lie somewhere, who sits there, what may be chosen and told."""
