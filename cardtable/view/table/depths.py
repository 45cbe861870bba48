"""Which of the things on the table lie above which."""

from __future__ import annotations

from typing import Final

FLIGHT: Final = 2000
"""Cards on their way are above all cards that lie."""
PLAQUE_Z: Final = FLIGHT + 400
"""Held fans are tucked behind plaques, and cards on their way pass below them."""
