"""The match as Qt objects, QtCore only: the referee, the seats, the engine's client, settings."""
