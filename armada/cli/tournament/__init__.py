"""`armada tournament`: Swiss events by the book, one file for each event."""

from armada.cli.tournament.command import tournament

__all__ = ["tournament"]
