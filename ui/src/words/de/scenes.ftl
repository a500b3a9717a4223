### Szenen: was auf dem Spielfeld abläuft, wenn etwas geschieht.

scenes-now = Läuft gerade
scenes-skip = Überspringen
scenes-skip-all = Alles überspringen
scenes-damage = Schaden
scenes-of-zone = { $unit }, { $zone }
scenes-dice = { $unit } greift { $target } an
scenes-tokens = Verteidigungsmarker
scenes-card = Schadenskarte
scenes-facedown = Verdeckte Schadenskarte
# $dice: how many dice it attacks with.
scenes-counter = Gegenschlag { $dice }
scenes-salvo = Salve
# Ein Würfel wurde neu geworfen und zeigt dieselbe Seite.
scenes-again = wieder
scenes-sounds = Geräusche abspielen?
scenes-sounds-yes = Ja
scenes-sounds-no = Nein

## Anfang und Ende

scenes-coin = Eine Münze wird geworfen
scenes-first = Startspieler
scenes-fleet-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
scenes-objectives = Missionszielkarten
scenes-objective-facedown = Verdeckte Missionszielkarte
scenes-objective-is = Missionsziel
# $count: wie viele Punkte; die Zahl steht davor.
scenes-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
# $count: wie viele Siegpunktmarker; die Zahl steht davor.
scenes-victory-tokens =
    { $count ->
        [one] Siegpunktmarker
       *[other] Siegpunktmarker
    }
scenes-totals = Endstand

## Was nicht zu sehen war

# $count: die Zahl der Aktivierungen.
scenes-recap =
    { $count ->
        [one] { $count } Aktivierung wurde gespielt.
       *[other] { $count } Aktivierungen wurden gespielt.
    }
scenes-recap-last = Du hast die letzte Aktivierung verpasst.
scenes-recap-watch = Ansehen

## Das Tempo der Szenen, in den Einstellungen und im Menü

scenes-pace = Szenen
scenes-pace-now = Szenen { $pace }
scenes-pace-name =
    { $pace ->
        [auto] Automatisch
        [off] Aus
        [quick] Zügig
        [slow] Langsam
       *[calm] Ruhig
    }
scenes-faster = Du kennst das Spiel inzwischen. Szenen schneller abspielen?
scenes-faster-yes = Schneller
scenes-faster-no = So lassen
scenes-elsewhere = Das geschieht außerhalb deines Ausschnitts
scenes-flashes = Keine Lichtblitze in Szenen
scenes-camera = Die Kamera bleibt, wo ich sie hinstelle
