"""`armada tournament`: Swiss events by the book, one file per event."""

from armada.cli.tournament.command import tournament

__all__ = ["tournament"]
