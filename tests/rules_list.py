"""What the rules hold, as a list: the numbers on each page, and the options with their values."""

from __future__ import annotations

SEVEN_UP_RULES = tuple(f"A{n}" for n in range(1, 17))
CALIFORNIA_RULES = tuple(f"B{n}" for n in range(1, 9))
SEMERIK_RULES = tuple(f"C{n}" for n in range(1, 15))

SEVEN_UP = {
    "rank": ("A1", ("ten-high", "classic")),
    "jack_rerun": ("A7", ("fixing", "first-only", "every")),
    "rerun_hand": ("A10", ("discard", "keep")),
    "follow": ("A11", ("strict", "follow-or-trump")),
    "low": ("A13", ("dealt", "captured")),
    "game_tie": ("A13", ("nobody", "eldest")),
    "target": ("A14", range(5, 22)),
}

RULES = {
    "seven-up-3": (SEVEN_UP_RULES, SEVEN_UP),
    "seven-up-4": (SEVEN_UP_RULES, {**SEVEN_UP, "blind": ("A15", ("on", "off"))}),
    "california-jack": (
        CALIFORNIA_RULES,
        {
            "rank": ("B5", ("ten-high", "classic")),
            "turned": ("B3", ("taken", "aside")),
            "trump": ("B3", ("changing", "fixed")),
            "follow": ("B5", ("strict", "follow-or-trump")),
            "count": ("B6", ("last-trump", "trick-trump")),
            "game_point": ("B6", ("off", "on")),
            "dealer_jack": ("B6", ("off", "on")),
            "target": ("B7", range(5, 32)),
        },
    ),
    "semerik": (
        SEMERIK_RULES,
        {
            "hearts": ("C3", ("beat-all", "plain")),
            "hearts_baba": ("C5", ("literal", "plus-two")),
            "revoke": ("C12", ("prevented", "fined")),
            "talk_fine": ("C13", range(0, 4)),
        },
    ),
}
"""By game: the numbers of its rules in order, and its options with the rule and the values of each."""
