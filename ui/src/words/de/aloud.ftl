### Was ein Spieler gewählt hat, für alle, die es nicht sehen.

aloud-dial = { $ship }, Runde { $round }: { $command }. { $left ->
        [0] Alle Befehle sind gewählt.
        [one] { $left } Befehl fehlt noch.
       *[other] { $left } Befehle fehlen noch.
    }
aloud-dial-keys = { $dial } Tasten: { $keys }.
aloud-dial-key = { $key } { $command }
aloud-place = { $x } mm von links, { $y } mm von unten, Richtung { $heading }°.
aloud-place-speed = { $x } mm von links, { $y } mm von unten, Richtung { $heading }°, Geschwindigkeit { $speed }.
aloud-no-command = kein Befehl
aloud-course = Gelenk { $joint } von { $joints }: { $yaw }. Kurs vom Schiff aus: { $course }, Schablone { $side ->
        [left] links
       *[right] rechts
    }.
aloud-course-speed = Geschwindigkeit { $speed }. { $course }
