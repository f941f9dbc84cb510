"""Headless tools: each has a function `run` that takes a command line and returns an exit code."""
