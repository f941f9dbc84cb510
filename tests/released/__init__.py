"""Saves that released versions wrote: what a family put on its disk once must open for ever."""
