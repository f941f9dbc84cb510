"""The school of a box."""
