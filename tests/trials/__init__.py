"""Trials by the thousand: programs that are killed, files that are damaged. `-m marathon -s` runs all and tells the counts."""
