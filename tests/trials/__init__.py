"""Trials by the thousand: tools that kill programs and damage files, some every day, all with `--marathon`."""
