"""Lessons: what they are made of, how they are read, and how one is played; without a screen."""
