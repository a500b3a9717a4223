### Die öffentliche Seite: Paarungen, Tabelle, Spieler, Regeln.

event-public-loading = Das Turnier wird geladen …
event-public-not-started = noch nicht begonnen
event-public-mine = meine Partie
event-public-projector = Beamer
event-public-sections = Bereiche
event-public-pairings = Paarungen
event-public-standings = Tabelle
event-public-rules = Regeln
event-public-unpublished =
    { $count ->
        [0] Die erste Runde ist noch nicht veröffentlicht. Diese Seite aktualisiert sich von selbst.
       *[other] Die erste Runde ist noch nicht veröffentlicht. Bisher angemeldet: { $count } Spieler. Diese Seite aktualisiert sich von selbst.
    }
event-public-current = Aktuell
event-public-download = CSV herunterladen
event-public-fleet = Flotte
event-public-fleet-of = Flotte von { $name }
event-public-fleet-title = { $name }: { $faction }, { $points } Punkte
event-public-fleet-failed = Die Flotte konnte nicht geladen werden. Versuche es noch einmal.
event-public-fleets-later = Flotten werden mit der ersten Runde öffentlich; Missionen bleiben verdeckt.

## Paarungen

event-public-find = Namen suchen
event-public-by-name = Nach Namen
event-public-by-table = Nach Tischen
event-public-caption = Paarungen, { $round }
event-public-won = gewonnen
event-public-lost = verloren
event-public-watch = zuschauen
event-public-no-match = Kein Spieler passt zu „{ $search }“.
