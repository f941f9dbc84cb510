"""The table, and what lies over it."""
