"""Movement and sound: turns beats into moving items."""
