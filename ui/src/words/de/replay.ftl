### Eine Wiederholung: ihre Bedienung, ihre Zeitleiste, und von einem Moment an weiterspielen.

replay-title = Wiederholung
replay-of = Wiederholung · { $title }
replay-after = Nach Runde { $round }
replay-copied = Der Link zu diesem Moment wurde kopiert.
replay-leave = Wiederholung verlassen
replay-decided = { $player } · { $what }
replay-decides = { $player } entscheidet
replay-loading = Die Wiederholung wird geladen …

## Bedienung

replay-previous = Vorige Aktivierung
replay-next = Nächste Aktivierung
replay-play = Abspielen
replay-pause = Anhalten
replay-play-key = Abspielen (Leertaste)
replay-pause-key = Anhalten (Leertaste)
replay-speed = Tempo
replay-speed-turns = Züge
replay-by-turns = Eine Aktivierung nach der anderen
replay-times = { $speed }×
replay-times-long = { $speed }-faches Tempo
replay-where = { $when }. { $happened }
replay-decision = Entscheidung { $at } von { $last }
replay-decision-short = { $at } von { $last }

## Das Feld daneben

replay-result = Ergebnis
replay-result-of-game = Ergebnis des Spiels
replay-hide-result = Ergebnis ausblenden
replay-seen-by = Gesehen von
replay-sees-all = Alles
replay-spectator = Zuschauer
replay-seat = Platz { $number }
replay-over-here = Hier ist das Spiel vorbei. Geh zu einer Entscheidung zurück, um von dort weiterzuspielen.
replay-play-on-here = Von hier weiterspielen
replay-share = Teilen
replay-share-moment = Diesen Moment teilen
replay-record = Datei
replay-download = Aufzeichnung herunterladen
replay-unfinished = Diese Aufzeichnung endet, bevor das Spiel vorbei ist.
replay-rematch = Revanche mit getauschten Seiten

## Die Zeitleiste

replay-level = ausgeglichen
replay-ahead = { $name }: { $points } vorn
replay-balance = Verlauf des Spiels, in gewerteten Flottenpunkten und anteiligem Schaden: { $now } in diesem Moment
replay-balance-now = Stand: gewertete Flottenpunkte, anteiliger Schaden · { $now }
replay-destroyed = { $name } zerstört
replay-destroyed-round = { $name } zerstört, Runde { $round }
replay-setup = Aufbau
replay-round-named = { $short }: Runde { $round }
replay-slider = Entscheidung

## Weiterspielen

replay-branch-lead = Ein neues Spiel beginnt bei Entscheidung { $moment }: { $when }. Von da an wird neu gewürfelt. Diese Wiederholung ändert sich nicht.
replay-against = Gegen
replay-against-computer = Den Computer
replay-against-here = Beide Seiten an diesem Bildschirm
replay-you-play = Du spielst
replay-play-on = Weiterspielen
replay-back = Zurück
replay-played-on = { $title }, weitergespielt
