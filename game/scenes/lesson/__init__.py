"""A lesson at a table."""
