"""What the application calls itself; packaging, desktop files and the window take their names from here."""

APP_ID = "io.github.cardtable.Cardtable"
"""Reverse-DNS id: names the desktop file, the metainfo and the icons."""

NAME = "Cardtable"
"""The name people read."""

SLUG = "cardtable"
"""The name machines read: the distribution, the command, the user's folders."""

VERSION = "0.1.0"

RECORD_TYPE = "application/vnd.cardtable.record+json"
"""The media type of a game record, by which desktops know its files."""

RECORD_SUFFIX = ".cardtable"
"""How the name of a file with a game record ends."""
