"""A legal tiny game, played by the contract tests: copy this folder to begin a new box."""
