"""What is on the screen, for whoever does not see it: as a tree of things, as sentences, and to a screen reader."""
