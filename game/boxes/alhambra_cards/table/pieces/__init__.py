"""What lies on this table besides money: buildings, empty spaces, their deck, and where a bought building may go."""
