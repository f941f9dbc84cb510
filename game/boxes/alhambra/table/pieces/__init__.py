"""What lies on the table of the tile game, a kind a file; falcons and viziers have theirs beside this folder."""
