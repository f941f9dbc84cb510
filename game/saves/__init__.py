"""Files that keep games and settings."""
