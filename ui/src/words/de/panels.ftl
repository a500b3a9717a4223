### Die Felder von Fragen außerhalb von Angriffen: Räder, Kurse, Orte, Reparaturen, Auswahl.

## Auswahl

panels-choose =
    { $range ->
        [exactly] Wähle { $most } · { $chosen } gewählt
        [between] Wähle { $least } bis { $most } · { $chosen } gewählt
       *[up_to] Wähle bis zu { $most } · { $chosen } gewählt
    }
panels-resolve = { $effect } abhandeln
panels-resolve-it = Abhandeln
panels-may-resolve = Du kannst abhandeln
panels-resolve-first = Wähle, was zuerst abgehandelt wird
panels-show-card = Die Karte { $card } zeigen
panels-legal-shown = { $question } Eine zulässige Antwort wird gezeigt.
panels-looking = { $question } Eine zulässige Antwort wird gesucht …
panels-labelled = { $label }: { $note }.
panels-labelled-alone = { $label }.
panels-choose-one = Wähle eine Möglichkeit.
panels-speed = Geschwindigkeit
panels-victory-token =
    { $points ->
        [one] Jeder Siegmarker: { $points } Punkt.
       *[other] Jeder Siegmarker: { $points } Punkte.
    }

## Schiffe und Staffeln zur Wahl

panels-ship = Ein Schiff
panels-squadrons = Staffeln
panels-top-dial = oberstes Rad: { $command }
panels-proposed-by = vorgeschlagen von { $player }
panels-engaged = gebunden
panels-speed-is = Geschwindigkeit { $speed }
panels-could-attack = { $unit } könnte jetzt angreifen
panels-aim = { $target }, { $range }, { $mm }
panels-aim-from = { $zone }: { $target }, { $range }, { $mm }
panels-no-targets = Keine Ziele von hier.
panels-press-target = Drücke ein Ziel oder einen Ort
panels-measuring = Wird gemessen …

## Räder

panels-command-phase = Kommandophase · Runde { $round }
panels-set-dials = Stelle die Räder jedes Schiffs ein
panels-set-one-dial = Stelle für jedes Schiff ein Rad ein
panels-dials-left =
    { $count ->
        [one] { $player }: noch { $count } Rad
       *[other] { $player }: noch { $count } Räder
    }
panels-dials-set = { $player }: alle eingestellt
panels-ships-column = Schiff
panels-round-next = Runde { $round } · wird als Nächstes aufgedeckt
panels-ship-values = Kommando { $command } · Staffel { $squadron } · Technik { $engineering }
panels-command-token = Marker { $command }
panels-ship-round = { $ship }, Runde { $round }
panels-command-key = { $command } { $key }
panels-choose-command = Kommando wählen
panels-new-dial = Ein neues Rad kommt unter den Stapel: Es wird in der Runde aufgedeckt, die darüber steht.
panels-dial-keys = { $up }{ $down } Schiff, { $first }–{ $last } Kommando.
panels-dial-keys-again = { $up }{ $down } Schiff, { $first }–{ $last } Kommando, { $repeat } noch einmal { $command }.
panels-shown-to = Gezeigt
panels-shown-when-locked = Gezeigt wird, sobald alle fertig sind
panels-clear = Leeren
panels-locking = Wird bestätigt …
panels-left-to-set =
    { $count ->
        [one] Noch { $count } Rad
       *[other] Noch { $count } Räder
    }
panels-tokens-held = Vorhandene Marker: { $tokens }.
panels-only-moment = Nur jetzt kannst du den Marker nehmen.

## Der Kurs

panels-leaves = Das Schiff würde den Spielbereich verlassen und zerstört.
panels-reset = Zurücksetzen
panels-yaw =
    { $clicks ->
        [-2] zwei nach links
        [-1] einer nach links
        [1] einer nach rechts
        [2] zwei nach rechts
       *[0] geradeaus
    }
panels-displaced = { $squadron } wird versetzt
panels-leaves-area = verlässt den Spielbereich
panels-ends-here = endet hier
panels-joint = Gelenk { $joint }
panels-joint-yaw = Gelenk { $joint }: { $yaw }
panels-navigate =
    { $count ->
        [one] Navigation: { $count } Gelenk darf einen Klick mehr haben.
       *[other] Navigation: { $count } Gelenke dürfen einen Klick mehr haben.
    }
panels-yaw-name = Drehung
panels-clicks = Klicks an jedem Gelenk
panels-changes-other = ändert auch ein anderes Gelenk
panels-too-far = mehr, als dieses Gelenk drehen kann
panels-tool-side = Seite der Schablone
panels-same-place = das Schiff endet am selben Ort
panels-stays = Mit Geschwindigkeit 0 bleibt das Schiff, wo es ist.
panels-if-commit = Wenn du so ziehst
panels-clear-path = Freie Bahn. Kein Ziel im Feuerwinkel, kein feindlicher Feuerwinkel auf dir.
panels-untold = Dieser Kurs ist zulässig. Gerade gibt es dazu keine Vorschau.
panels-measuring-course = Der Kurs wird gemessen …

## Orte

panels-deploy = Aufstellen
panels-at-speed = { $commit } mit Geschwindigkeit { $speed }
panels-beside-last = neben die letzte
panels-stay = Hier bleiben
panels-not-here = hier nicht
panels-piece = Figur
panels-squadron-is = Geschwindigkeit { $speed } · Hülle { $hull } von { $printed }
panels-deployment-speed = Geschwindigkeit beim Aufstellen
panels-outlines = Umrisse voraus zeigen einen geraden ersten Zug mit jeder Geschwindigkeit.
panels-heading = Ausrichtung
panels-mirror = Spiegeln
panels-nearest = Nächster zulässiger Ort
panels-next-spot = Nächster guter Ort
panels-at-spot = An diesem Ort
panels-here = Hier
panels-legal-spot = Zulässiger Ort.
panels-could-attack-here = Könnte von hier angreifen
panels-in-range-here = Wäre in Reichweite
panels-dmg = { $damage } Schaden

## Reparaturen

panels-engineering = Technikpunkte
panels-points-left = noch { $points }
panels-points =
    { $points ->
        [one] { $points } Technikpunkt
       *[other] { $points } Technikpunkte
    }
panels-move = Verschieben
panels-recover = Zurückgewinnen
panels-discard = Ablegen
panels-damage-card = { $card }: { $summary }

panels-execute = Manöver ausführen
panels-navigate-command = Navigationsbefehl
# $command: what is spent for it.
panels-navigate-by =
    { $command ->
        [dial] Rad
        [token] Marker
        [both] Beide
       *[none] Keiner
    }
panels-needs-navigate = Braucht einen Navigationsbefehl
