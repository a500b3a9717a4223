### Warum etwas irgendwo nicht hin kann. $piece: sein Name; $verb: deployed, moved oder placed; $mm: die fehlenden Millimeter.

places-far-off =
    { $piece } kann { $verb ->
        [deployed] dort nicht aufgestellt
        [moved] nicht dorthin bewegt
       *[placed] dort nicht platziert
    } werden: Das ist weit neben dem Tisch.
places-outside =
    { $piece } kann { $verb ->
        [deployed] dort nicht aufgestellt
        [moved] nicht dorthin bewegt
       *[placed] dort nicht platziert
    } werden: { $mm } mm liegen außerhalb { $area ->
        [deployment_zone] der Aufstellungszone
        [setup_area] des Aufbaubereichs
        [play_area] des Spielfelds
       *[other] des erlaubten Bereichs
    }.
places-near-edge =
    { $piece } kann { $verb ->
        [deployed] dort nicht aufgestellt
        [moved] nicht dorthin bewegt
       *[placed] dort nicht platziert
    } werden: Der Abstand zu { $edge ->
        [long] jeder langen Kante
        [short] jeder kurzen Kante
       *[any] jeder Kante
    } muss größer sein als { $length }, es fehlen { $mm } mm.
# Nach „zu“, „mit“ und „von“ stehen Hindernisse im Dativ.
places-too-close =
    { $piece } kann { $verb ->
        [deployed] dort nicht aufgestellt
        [moved] nicht dorthin bewegt
       *[placed] dort nicht platziert
    } werden: Der Abstand zu { $other } muss größer sein als { $length }, es fehlen { $mm } mm.
places-overlaps =
    { $piece } kann { $verb ->
        [deployed] dort nicht aufgestellt
        [moved] nicht dorthin bewegt
       *[placed] dort nicht platziert
    } werden: { $mm } mm Überschneidung mit { $other }.
places-not-within =
    { $piece } kann { $verb ->
        [deployed] dort nicht aufgestellt
        [moved] nicht dorthin bewegt
       *[placed] dort nicht platziert
    } werden: Die ganze Basis muss innerhalb von { $length } zu { $ships } stehen, es fehlen { $mm } mm.
places-not-at =
    { $piece } kann { $verb ->
        [deployed] dort nicht aufgestellt
        [moved] nicht dorthin bewegt
       *[placed] dort nicht platziert
    } werden: Nötig ist { $length } zu { $others }, es fehlen { $mm } mm.
places-not-near =
    { $piece } kann { $verb ->
        [deployed] dort nicht aufgestellt
        [moved] nicht dorthin bewegt
       *[placed] dort nicht platziert
    } werden: Die ganze Basis muss innerhalb von { $within } zu { $ships } stehen, oder in { $length } zu { $others }; es fehlen { $mm } mm.
places-not-touching =
    { $piece } kann { $verb ->
        [deployed] dort nicht aufgestellt
        [moved] nicht dorthin bewegt
       *[placed] dort nicht platziert
    } werden: Nötig ist Kontakt mit { $others }.
places-not-straight = { $piece } kann nicht dorthin bewegt werden: Nötig ist eine gerade Bewegung auf { $goal } zu, um { $least } bis { $most } mm.
places-far-from-edge =
    { $piece } kann { $verb ->
        [deployed] dort nicht aufgestellt
        [moved] nicht dorthin bewegt
       *[placed] dort nicht platziert
    } werden: Nötig ist { $length } zur Kante des ersten Spielers, es fehlen { $mm } mm.
places-not-on =
    { $piece } kann { $verb ->
        [deployed] dort nicht aufgestellt
        [moved] nicht dorthin bewegt
       *[placed] dort nicht platziert
    } werden: Nötig ist eine Überschneidung mit { $other }.
places-moved-too-far =
    { $piece } kann { $verb ->
        [deployed] dort nicht aufgestellt
        [moved] nicht dorthin bewegt
       *[placed] dort nicht platziert
    } werden: Das wären { $mm } mm mehr als { $length } vom jetzigen Ort.

## Längen des Lineals, und was auf dem Tisch liegt

places-distance = Entfernung { $number }
places-ruler-lengths =
    { $count ->
        [one] 1 Lineallänge
       *[other] { $count } Lineallängen
    }
places-mm = { $mm } mm
places-area =
    { $area ->
        [deployment_zone] Aufstellungszone
        [setup_area] Aufbaubereich
        [play_area] Spielfeld
       *[other] erlaubter Bereich
    }
places-any-token = Der Missionsmarker
places-token = Missionsmarker { $number }
    .capital = Missionsmarker { $number }
places-obstacle =
    { $key ->
        [station] der { $name }
       *[other] { $name }
    }
