"""The protocol between rules and everything else, chance, beats and the plain-data codec; knows no box and no screen."""
