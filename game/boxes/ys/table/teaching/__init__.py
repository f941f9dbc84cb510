"""What the table says to whoever learns: its parts, what things are for, pages of the rulebook, reasons in words."""
