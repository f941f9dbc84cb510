"""The panels that only this table has, drawn below its pieces."""
