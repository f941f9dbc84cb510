"""What the table says to whoever learns: what its parts and pieces are for, which page explains, why a move is good."""
