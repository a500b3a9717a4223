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
remarks-dials-before =
    { $count ->
        [one] { $count } Rad wird vorher aufgedeckt.
       *[other] { $count } Räder werden vorher aufgedeckt.
    }
remarks-dial = Rad { $number } von { $wanted }, in der Reihenfolge, in der sie aufgedeckt werden.
remarks-damage = Würfel: { $dice }. Schaden bisher: { $damage }.
remarks-damage-braced = Würfel: { $dice }. Schaden bisher: { $damage }, den Festhalten halbiert.
# Koordinaten in Millimetern.
remarks-zone = Die ganze Basis muss innerhalb von x { $x1 } bis { $x2 }, y { $y1 } bis { $y2 } stehen.
remarks-zone-near = Die ganze Basis muss innerhalb von x { $x1 } bis { $x2 }, y { $y1 } bis { $y2 } stehen, innerhalb von Entfernung { $distance } zu { $ships }.

## Zwischen zwei Schiffen oder Staffeln

remarks-measured = { $one } und { $other }: Entfernung { $distance }, { $mm } mm zwischen den Basen.
remarks-measured-beyond = { $one } und { $other }: weiter als Entfernung 5, { $mm } mm zwischen den Basen.
