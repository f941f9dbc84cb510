"""An evening: its plan and its cup."""
