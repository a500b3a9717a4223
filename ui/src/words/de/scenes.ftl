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
scenes-sounds = Geräusche abspielen?
scenes-sounds-yes = Ja
scenes-sounds-no = Nein

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

