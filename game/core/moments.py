"""Moments as files tell them, which may lie where no calendar and no system's clock can follow."""

from datetime import UTC, datetime


def moment(told: str) -> datetime | None:
    """Returns a day or a moment (ISO 8601; UTC without a zone) in UTC, None for none or one at the edge of time."""
    try:
        found = datetime.fromisoformat(told)
        return found.astimezone(UTC) if found.tzinfo else found.replace(tzinfo=UTC)
    except (ValueError, OverflowError):
        return None


def local(told: str) -> datetime | None:
    """Returns a day or a moment as clocks here show it, None as `moment` and where the system cannot reckon with it."""
    try:
        found = datetime.fromisoformat(told)
        return found.astimezone().replace(tzinfo=None) if found.tzinfo else found
    except (ValueError, OverflowError, OSError):
        return None
