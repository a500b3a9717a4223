### Die Seite mit laufenden und beendeten Spielen.

watch-title = Zuschauen
watch-lead = Verfolge ein laufendes Spiel, geh ein beendetes Schritt für Schritt durch oder öffne eine Aufzeichnung.
watch-computers = Computer gegen Computer
watch-open = Aufzeichnung öffnen
watch-position = Stellung öffnen
watch-over = vorbei
watch-setup = Aufbau
watch-state = { $moment } · { $score }
watch-state-of-size = { $points } · { $moment } · { $score }
watch-your-move = Du bist dran
watch-continue = Weiterspielen
watch-watch = Zuschauen
watch-replay = Wiederholung
watch-remove-sure = Entfernen: Nur der Link zu deinem Platz bringt es zurück
watch-mine = Deine Spiele
watch-running = Spiele zum Zuschauen
watch-none = Gerade laufen keine anderen Spiele.
watch-not-removed = Das Spiel konnte nicht aus dieser Liste entfernt werden. Versuche es noch einmal.
watch-not-read = Diese Datei konnte nicht gelesen werden.
