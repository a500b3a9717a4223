### Seiten zum Drucken: Paarungen, Ergebniszettel, Tabelle, Prüfbögen und Codes.

prints-table = Tisch
prints-table-number = Tisch { $table }
prints-player = Spieler
prints-opponent = Gegner
prints-club = Verein
prints-rank = Rang
prints-points = Punkte
prints-margin = Siegmarge
prints-schedule = Gegnerwertung
prints-record = Bilanz
prints-bye = Freilos
prints-granted-bye = gewährtes Freilos
prints-presence = { " " }({ $presence ->
        [expected] erwartet
        [dropped] ausgestiegen
        [not-advanced] ausgeschieden
        [disqualified] disqualifiziert
       *[present] anwesend
    })
prints-pairings = Paarungen, { $round }
prints-standings = Tabelle
prints-standings-after = Tabelle nach Runde { $round }
prints-places = Über die Plätze 1 bis { $last } hat die Endrunde entschieden.

## Ergebniszettel

prints-slips = Ergebniszettel, { $round }
prints-report = Melde das Ergebnis am Handy:
prints-score = Punkte
prints-second = Zweiter Spieler
prints-signature = Unterschrift
prints-ended = Ende durch:

## Prüfbögen und Codes

prints-sheets = Prüfbögen der Flotten (für Schiedsrichter)
prints-no-fleets = Keine Flottenliste abgegeben
prints-no-players = Noch keine Spieler.
prints-fleet = { $faction }: { $points } von { $limit } Punkten, davon Staffeln { $squadrons }
prints-objective = { $card } ({ $category })
prints-checked = Geprüft von { $name } vor Runde { $round }
prints-codes = Codes der Spieler
