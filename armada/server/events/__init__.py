"""Events over the network: the organiser's desk, the public page and the players' pages. No tournament rules here."""
