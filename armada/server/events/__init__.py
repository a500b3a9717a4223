"""Events over the network: the organiser's desk, the public page, and each player's own; no rule of its own."""
