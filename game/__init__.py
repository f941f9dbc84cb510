"""Kupola: board games of palaces and harbours in one offline program."""
