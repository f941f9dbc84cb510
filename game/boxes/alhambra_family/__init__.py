"""What the two Alhambra games share, beside their boxes and private to them: rules, brain, table and figures."""
