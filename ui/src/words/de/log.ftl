### Das Protokoll eines Spiels.

log-title = Protokoll
log-latest = Letzte Ereignisse
log-lines = Ereignisse
log-close = Protokoll schließen
log-save = Als Text speichern
log-rules = Regeln
log-card = die Karte
log-go = Hin
log-go-there = Zu diesem Moment springen
log-take-back = Bitten, bis vor diese Zeile zurückzugehen
log-by-bot = Von einem Bot entschieden
# Eine Zeile, wie sie gespeichert wird; $rules: die Nummern von Regeln.
log-saved-by-bot = { $line } (von einem Bot entschieden)
log-saved-with-rules = { $line }  [{ $rules }]

## Wann: Phasen, und der Moment einer Zeile

log-setup = Aufbau
log-round = Runde { $round }
log-moment = Runde { $round } · { $phase }
log-phase-setup = Aufbau
log-phase-command = Kommandophase
log-phase-ship = Schiffsphase
log-phase-squadron = Staffelphase
log-phase-status = Statusphase

## Filter

log-kind = Art der Zeile
log-kind-all = Alle Zeilen
log-kind-dice = Würfel
log-kind-moves = Bewegung
log-kind-scores = Verluste und Punkte
log-in-round = Runde
log-all-rounds = Alle Runden
log-in-phase = Phase
log-all-phases = Alle Phasen
log-about = Schiff oder Staffel
log-about-all = Alle Figuren
log-search = Suchen
log-search-label = Protokoll durchsuchen
log-nothing = Keine passenden Zeilen.

# Behind a line that says what was answered without asking.
log-always-ask = immer fragen
