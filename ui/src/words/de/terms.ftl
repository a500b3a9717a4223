### Wörter des Spiels, die Seiten und Tisch gemeinsam haben.

terms-command =
    { $command ->
        [navigate] Navigation
        [squadron] Staffel
        [repair] Reparatur
        [concentrate_fire] Konzentriertes Feuer
        [facedown] verdeckt
       *[other] { $command }
    }
terms-zone =
    { $zone ->
        [front] Front
        [left] Links
        [right] Rechts
        [rear] Heck
        [left_aux] Links hinten
        [right_aux] Rechts hinten
       *[other] { $zone }
    }
terms-range =
    { $range ->
        [close] Kurz
        [medium] Mittel
        [long] Lang
       *[other] { $range }
    }
terms-token =
    { $token ->
        [brace] Festhalten
        [contain] Eindämmen
        [evade] Ausweichen
        [redirect] Umleiten
        [salvo] Salve
        [scatter] Zerstreuen
       *[other] { $token }
    }
terms-phase =
    { $phase ->
        [setup] Aufbau
        [command] Kommandophase
        [ship] Schiffsphase
        [squadron] Staffelphase
        [status] Statusphase
       *[other] Spielende
    }
terms-mm = { $length } mm
terms-die =
    { $color ->
        [red] roter Würfel
        [blue] blauer Würfel
       *[black] schwarzer Würfel
    }
terms-die-rolled =
    { $color ->
        [red] roter Würfel: { $face }
        [blue] blauer Würfel: { $face }
       *[black] schwarzer Würfel: { $face }
    }
terms-face =
    { $face ->
        [blank] leer
        [hit] Treffer
        [crit] Krit
        [hit_hit] zwei Treffer
        [hit_crit] Treffer und Krit
        [accuracy] Präzision
       *[other] { $face }
    }
# Der Buchstabe auf einem Würfel: S für schwarz.
terms-letter =
    { $color ->
        [red] R
        [blue] B
       *[black] S
    }
terms-close = Schließen
terms-copied = Kopiert
terms-copy = Kopieren
terms-moment = Runde { $round }, { $phase }
terms-round = Runde { $round }
# Eine Runde, wo wenig Platz ist.
terms-round-short = R{ $round }
terms-score = { $one } zu { $other }
terms-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
terms-you = Du
terms-computer = Computer
terms-computer-numbered = Computer { $number }
terms-opponent = Gegner
terms-new-game = Neues Spiel
terms-creating = Das Spiel wird erstellt …
terms-level = Spielstärke
terms-remove = Entfernen
terms-undo = Rückgängig
terms-not-created = Das Spiel konnte nicht erstellt werden. Versuche es noch einmal.
terms-not-yet = Noch ohne Effekt im Spiel
terms-when = Runde { $round } · { $phase }
terms-space = Leertaste
