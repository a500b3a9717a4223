### Warum eine Zeile einer Spielerliste nicht übernommen wurde.

imports-too-long = der Text ist zu lang für eine Spielerliste
imports-quotes = die Anführungszeichen passen nicht zusammen
imports-quotes-twice = die Anführungszeichen passen nicht zusammen; schreibe eines innerhalb von Anführungszeichen doppelt
imports-quotes-lines = die Anführungszeichen passen nicht zusammen: Nur eine Flotte darf mehrere Zeilen haben
imports-cells = es sind mehr Zellen als Spalten; setze Text mit Kommas in Anführungszeichen
imports-no-name = der Name fehlt
imports-long-name = der Name ist zu lang
imports-long-cell = eine Zelle hat mehr als { $most } Zeichen
imports-no-table = „{ $table }“ ist keine Tischnummer
imports-fleet = die Flotte wurde nicht angenommen: { $why }
