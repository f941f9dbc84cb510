"""Trials by the thousand: tools that kill programs and damage files; `tests/marathon/trials` runs all of them."""
