"""Proof that a pack was fixed before it was cut and dealt: a seal, which is shown before and opened after.

The *commitment* of a pack is SHA-256, in hexadecimal, of one line of ASCII text: the cards of the shuffled
pack from the top, with spaces between, a space, and the *nonce*, 32 hexadecimal digits that nobody can guess.
It tells nothing about the pack, and no other pack with it can be found. A cut lifts so many cards off the top
and lays them below the others; what is dealt is the pack after the cut.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from cardtable.rules.cards import Card, cards_text

NONCE_BYTES: Final = 16
META: Final = "fairness"
"""Under this key seals stand beside the match in a record."""
_HEX: Final = frozenset("0123456789abcdef")
_SHORT: Final = 12

Pack = tuple[Card, ...]


class Seal(NamedTuple):
    """The seal of a deal's pack: what was shown before, the nonce, and how many cards were lifted."""

    commitment: str
    nonce: str
    cut: int = 0

    def before_cut(self, deck: Pack) -> Pack:
        """The pack as it was sealed, from the one that was dealt."""
        return cut_pack(deck, len(deck) - self.cut)

    def text(self, deck: Pack) -> str:
        """The line that was sealed."""
        return sealed_text(self.before_cut(deck), self.nonce)

    def is_true(self, deck: Pack) -> bool:
        """Whether the pack that was dealt is the one that was sealed."""
        return digest(self.text(deck)) == self.commitment


def cut_pack(pack: Pack, count: int) -> Pack:
    """Lift so many cards off the top and lay them below the others."""
    return pack[count:] + pack[:count]


def sealed_text(pack: Pack, nonce: str) -> str:
    """The line that is sealed."""
    return f"{cards_text(pack)} {nonce}"


def digest(text: str) -> str:
    """SHA-256 in hexadecimal."""
    import hashlib  # it takes its time, and a window opens before anything is dealt

    return hashlib.sha256(text.encode("ascii")).hexdigest()


def sealed(pack: Pack, nonce: str) -> str:
    """The commitment of a pack."""
    return digest(sealed_text(pack, nonce))


def short(commitment: str) -> str:
    """The first digits of a commitment, in groups of four."""
    return grouped(commitment[:_SHORT])


def grouped(digits: str) -> str:
    """Digits in groups of four."""
    return " ".join(digits[n : n + 4] for n in range(0, len(digits), 4))


def shell_command(text: str) -> str:
    """What computes a commitment in a terminal of Linux; on macOS ``shasum -a 256`` does it."""
    return f"printf '%s' '{text}' | sha256sum"


def powershell_command(text: str) -> str:
    """What computes a commitment in PowerShell."""
    data = f"[Text.Encoding]::ASCII.GetBytes('{text}')"
    made = f"[Security.Cryptography.SHA256]::Create().ComputeHash({data})"
    return f"[BitConverter]::ToString({made}).Replace('-','').ToLower()"


# --- in records --------------------------------------------------------------------------------------------


def seal_json(number: int, seal: Seal, deck: Pack) -> dict[str, Any]:
    """A deal's seal as it stands in a record."""
    return {
        "deal": number,
        "pack": cards_text(seal.before_cut(deck)),
        "nonce": seal.nonce,
        "cut": seal.cut,
        "commitment": seal.commitment,
    }


def read_seals(data: object, decks: list[Pack]) -> dict[int, Seal] | None:
    """The seals by deal from 1, or ``None`` where they are not all what :func:`seal_json` writes.

    Whether they are true is not asked here.
    """
    if not isinstance(data, list):
        return None
    found: dict[int, Seal] = {}
    for entry in data:
        if not isinstance(entry, dict) or not _is_number(entry.get("deal"), 1, len(decks)):
            return None
        number = entry["deal"]
        deck = decks[number - 1]
        texts = entry.get("commitment"), entry.get("nonce")
        if number in found or not _is_number(entry.get("cut"), 0, len(deck) - 1):
            return None
        if not _is_hex(texts[0], 64) or not _is_hex(texts[1], 2 * NONCE_BYTES):
            return None
        seal = Seal(str(texts[0]), str(texts[1]), entry["cut"])
        if entry != seal_json(number, seal, deck):
            return None
        found[number] = seal
    return found


def _is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _is_hex(value: object, length: int) -> bool:
    return isinstance(value, str) and len(value) == length and set(value) <= _HEX
