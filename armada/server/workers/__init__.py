"""Processes of their own for slow work: bots, previews, openings."""
