"""The protocol of rules, chance, beats and the plain-data codec; knows no box and no screen."""
