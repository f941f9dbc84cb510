"""Who plays, and their faces."""
