"""What every finished game was: an index in SQLite that can be made anew from the replays."""
