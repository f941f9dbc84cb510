"""Drawing code of every picture, texture and sound of the program; needed only to rebuild them (extra `art`)."""
