### Die Seite, die eine Stellung auf dem Spielfeld öffnet.

opening-title = Stellung öffnen
opening-lead = Füge eine Stellung ein, eine Zeile pro Schiff oder Staffel, und sieh sie mit allen Werkzeugen auf dem Spielfeld. Verdeckte Karten und Befehle werden zufällig verteilt.
opening-text = Stellung
opening-open = Auf dem Spielfeld zeigen
opening-opening = Die Stellung wird geöffnet …
opening-broken-link = Dieser Link enthält keine Stellung. Vielleicht wurde er unterwegs abgeschnitten: Lass ihn dir noch einmal geben oder füge die Stellung unten ein.
