"""The wall of the house."""
