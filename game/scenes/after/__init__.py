"""After a game: result, review, replay."""
