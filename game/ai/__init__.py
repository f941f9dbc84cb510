"""Computer players: they see a view, never a state, and think in a process of their own."""
