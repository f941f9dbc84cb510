"""Trials by the thousand: killed programs, damaged files. `-m marathon -s` runs all of them and tells the counts."""
