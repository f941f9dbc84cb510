"""Maharaja: palace building in India."""
