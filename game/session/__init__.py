"""The owner of the true state: log, take-back, seats and dice."""
