### Szenen: was auf dem Spielfeld abläuft, wenn etwas geschieht.

scenes-now = Läuft gerade
scenes-skip = Überspringen
scenes-skip-all = Alles überspringen
scenes-damage = Schaden
scenes-of-zone = { $unit }, { $zone }
scenes-against = gegen { $unit }
scenes-dice = { $unit } greift { $target } an
scenes-tokens = Verteidigungsmarker
scenes-card = Schadenskarte
scenes-facedown = Verdeckte Schadenskarte
scenes-sounds = Geräusche abspielen?
scenes-sounds-yes = Ja
scenes-sounds-no = Nein

## Das Tempo der Szenen, in den Einstellungen und im Menü

scenes-pace = Szenen
scenes-pace-name =
    { $pace ->
        [auto] Automatisch
        [off] Aus
        [quick] Zügig
        [slow] Langsam
       *[calm] Ruhig
    }

## Was ein Angriff ergibt, in einer Zeile

# „6 → Ausweichen → 5, 2 umgelenkt nach vorn. 4 Schilde, 1 Hülle, kritisch.“
scenes-summary = { $steps }. { $result }.
scenes-summary-step = { $before } → { $token } → { $after }
scenes-summary-next = { $token } → { $after }
scenes-summary-undefended = { $damage }, keine Verteidigung
scenes-summary-redirected = { $steps }, davon { $count } umgelenkt ({ $zone })
scenes-summary-nothing = Kein Schaden
scenes-summary-shields =
    { $count ->
        [one] 1 Schild
       *[other] { $count } Schilde
    }
scenes-summary-hull = { $count } Hülle
scenes-summary-critical = kritisch
scenes-summary-destroyed = { $result }: zerstört
scenes-summary-of = { $attacker } gegen { $defender }: { $summary }
