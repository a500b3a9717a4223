### Das Protokoll eines Turniers: ein Satz für jeden Eintrag. $table: 0, wenn es keinen gibt; $text: none, wenn nichts geschrieben wurde.

## Einträge. $round: eine Runde; $players: Namen.

eventlog-created = Das Turnier { $event } wurde angelegt.
eventlog-settings = Die Einstellungen wurden geändert.
eventlog-added =
    { $count ->
        [one] Neu dabei: { $players }.
       *[other] Neu dabei: { $players }.
    }
eventlog-details = Die Angaben zu { $player } wurden geändert.
eventlog-presence = { $players }: { $presence ->
        [expected] erwartet
        [dropped] ausgestiegen
        [not-advanced] ausgeschieden
        [disqualified] disqualifiziert
       *[present] anwesend
    }.
eventlog-presence-why = { $players }: { $presence ->
        [expected] erwartet
        [dropped] ausgestiegen
        [not-advanced] ausgeschieden
        [disqualified] disqualifiziert
       *[present] anwesend
    }: { $why }
eventlog-fleet = { $player } hat eine Flotte abgegeben.
eventlog-anonymised = Spieler { $number } wurde anonymisiert.
eventlog-player = Spieler { $number }
eventlog-paired = Ausgelost: { $round }.
eventlog-pairs = Paarungen von Hand geändert ({ $round }).
eventlog-pairs-why = Paarungen von Hand geändert ({ $round }): { $why }
eventlog-published = Paarungen veröffentlicht: { $round }.
eventlog-closed = Abgeschlossen: { $round }.
eventlog-taken-back = Runde { $round } wurde zurückgenommen.
eventlog-all-taken-back = Alles nach Runde { $round } wurde zurückgenommen.
eventlog-rebuilt = Der Turnierbaum wurde nach den geänderten Ergebnissen neu aufgebaut.
eventlog-result = { $round }, { $players }: { $scores }.
eventlog-result-corrected = { $round }, { $players }: { $scores } (vorher { $before }).
eventlog-result-removed = { $round }, { $players }: Ergebnis entfernt.
eventlog-reported = { $round }, { $player } meldet: { $report }.
eventlog-linked = { $round }, Partie { $match } ist jetzt mit Spiel { $game } verknüpft.
eventlog-unlinked = { $round }, Partie { $match } ist nicht mehr mit ihrem Spiel verknüpft.
eventlog-cut = Cut auf die besten { $size }.
eventlog-day = Ein neuer Tag hat begonnen.
eventlog-clock-started = Die Uhr wurde gestartet.
eventlog-clock-paused = Die Uhr wurde angehalten.
eventlog-round-time = Die Runde bekam { $minutes } Minuten.
eventlog-table-time = Tisch { $table } bekam { $minutes } Minuten.
eventlog-note =
    { $text ->
        [none]
            { $table ->
                [0] { $kind ->
                    [judge-call] Schiedsrichter gerufen.
                    [slow-play] Langsames Spiel.
                    [warning] Verwarnung.
                   *[note] Notiz.
                }
               *[other] { $kind ->
                    [judge-call] Schiedsrichter an Tisch { $table } gerufen.
                    [slow-play] Langsames Spiel an Tisch { $table }.
                    [warning] Verwarnung an Tisch { $table }.
                   *[note] Notiz zu Tisch { $table }.
                }
            }
       *[other]
            { $table ->
                [0] { $kind ->
                    [judge-call] Schiedsrichter gerufen: { $text }
                    [slow-play] Langsames Spiel: { $text }
                    [warning] Verwarnung: { $text }
                   *[note] Notiz: { $text }
                }
               *[other] { $kind ->
                    [judge-call] Schiedsrichter an Tisch { $table } gerufen: { $text }
                    [slow-play] Langsames Spiel an Tisch { $table }: { $text }
                    [warning] Verwarnung an Tisch { $table }: { $text }
                   *[note] Notiz zu Tisch { $table }: { $text }
                }
            }
    }
eventlog-answered =
    { $text ->
        [none]
            { $minutes ->
                [none] Ruf { $number } wurde beantwortet.
               *[other] Ruf { $number } wurde beantwortet, { $minutes } Minuten.
            }
       *[other]
            { $minutes ->
                [none] Ruf { $number } wurde beantwortet: { $text }
               *[other] Ruf { $number } wurde beantwortet, { $minutes } Minuten: { $text }
            }
    }
eventlog-over = Das Turnier ist beendet.
eventlog-entry-undone = Eintrag { $number } wurde rückgängig gemacht.
eventlog-undone-entry = Rückgängig gemacht: Eintrag { $number }, { $what }
eventlog-redone-entry = Wiederholt: Eintrag { $number }, { $what }
eventlog-undone = Rückgängig gemacht: { $what }
eventlog-redone = Wiederholt: { $what }

## Was rückgängig gemacht würde, wenn ein Spieler oder ein Spiel es eingetragen hat

eventlog-a-game = ein Spiel
eventlog-own-report = Meldung von { $player }: { $round }, { $report }.
eventlog-own-call =
    { $text ->
        [none]
            { $table ->
                [0] Ruf von { $player } nach einem Schiedsrichter.
               *[other] Ruf von { $player } nach einem Schiedsrichter an Tisch { $table }.
            }
       *[other]
            { $table ->
                [0] Ruf von { $player } nach einem Schiedsrichter: { $text }
               *[other] Ruf von { $player } nach einem Schiedsrichter an Tisch { $table }: { $text }
            }
    }
eventlog-own-fleet = Flotte von { $player }, auf der eigenen Seite abgegeben.
eventlog-own-game = Spiel von { $player }: { $what }
eventlog-outcome = Der Ausgang eines Spiels: { $what }

## Punktestände

eventlog-unknown = unbekannt
eventlog-scores = { $one } zu { $two }
eventlog-scores-ending = { $scores }, { $ending }
eventlog-ending =
    { $ending ->
        [six-rounds] sechs Runden
        [time] Zeit abgelaufen
        [one-fleet-destroyed] eine Flotte vernichtet
        [both-fleets-destroyed] beide Flotten vernichtet
        [concession] Aufgabe
        [no-show] nicht angetreten
       *[judge] Schiedsrichterentscheid
    }
