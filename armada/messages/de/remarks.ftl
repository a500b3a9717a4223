### Anmerkungen des Terminals zu einer Frage und ihren Antworten, die ein Brett auf einen Blick zeigt.

## Zu einem Kurs: wo er endet, und was das Schiff dort überschneidet

remarks-ends = nach { $pose }
remarks-stops = überschneidet { $ships } und endet mit Geschwindigkeit { $speed }
remarks-leaves = verlässt das Spielfeld und wird zerstört
remarks-on-obstacles = auf { $obstacles }

## Zur Bewegung einer Staffel

remarks-stays = bleibt stehen
remarks-engages = im Gefecht mit { $squadrons }
remarks-near-ships = in Entfernung 1 von { $ships }
remarks-distance = Entfernung { $distance } von { $unit }
remarks-beyond = weiter als Entfernung 5 von { $unit }

## Zu einer Frage

remarks-where = Jetziger Ort: { $place }.
remarks-dials-ask =
    { $count ->
        [one] Weise { $unit } ein Kommandorad zu.
       *[other] Weise { $unit } { $count } Kommandoräder zu.
    }
# Wie viele Räder des Schiffs vorher aufgedeckt werden; zugewiesen wird eines, oder mehrere.
remarks-dials-before =
    { $count ->
        [one] { $assigned ->
            [one] { $count } Rad wird vor ihm aufgedeckt.
           *[other] { $count } Rad wird vor ihnen aufgedeckt.
        }
       *[other] { $assigned ->
            [one] { $count } Räder werden vor ihm aufgedeckt.
           *[other] { $count } Räder werden vor ihnen aufgedeckt.
        }
    }
remarks-dials-hint = { $count } Kommandos in der Reihenfolge, in der sie aufgedeckt werden, etwa: { $example }
remarks-dials-needed =
    { $count ->
        [one] { $unit } braucht { $count } Rad. Gib 1 Kommando ein.
       *[other] { $unit } braucht { $count } Räder. Gib ein: { $hint }.
    }
remarks-dials-unknown = „{ $word }“ ist kein Kommando. Gib Zahlen von 1 bis { $most } ein, oder Namen aus der Liste.
remarks-dial = { $command }: { $note }.
remarks-damage = Würfel: { $dice }. Schaden bisher: { $damage }.
remarks-damage-braced = Würfel: { $dice }. Schaden bisher: { $damage }, den Festhalten halbiert.
# Koordinaten in Millimetern.
remarks-zone = Die ganze Basis muss innerhalb von x { $x1 } bis { $x2 }, y { $y1 } bis { $y2 } stehen.
remarks-zone-near = Die ganze Basis muss innerhalb von x { $x1 } bis { $x2 }, y { $y1 } bis { $y2 } stehen, innerhalb von Entfernung { $distance } zu { $ships }.

## Zwischen zwei Schiffen oder Staffeln

remarks-measured = { $one } und { $other }: Entfernung { $distance }, { $mm } mm zwischen den Basen.
remarks-measured-beyond = { $one } und { $other }: weiter als Entfernung 5, { $mm } mm zwischen den Basen.
