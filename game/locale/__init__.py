"""Language files: look-up, plurals, cases and their audit."""
