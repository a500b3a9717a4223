"""The cards: `data/` read into frozen definitions. Only this room reads `data/`."""
