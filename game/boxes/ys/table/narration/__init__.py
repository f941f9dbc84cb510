"""What happened, told in sentences: one module for each part of a turn."""
