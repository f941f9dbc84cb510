"""Kalah: sow seeds from pit to pit and gather the most in the own store (the game of the guide docs/new-game.md)."""
