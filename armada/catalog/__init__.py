"""The cards: `data/` as frozen definitions. Only this room reads `data/`."""
