"""What the table says to whoever learns: what each thing is for, which page explains a moment, why a move is good."""
