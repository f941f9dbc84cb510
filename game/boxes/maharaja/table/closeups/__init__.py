"""One city as large as wanted: in the lens, and while it is scored."""
