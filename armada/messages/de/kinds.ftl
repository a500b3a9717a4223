### Was Karten sind, mitten im Satz. Das Attribut `capital` beginnt einen Satz.

kinds-card-ship = { $card } (Schiff)
    .capital = { $card } (Schiff)
kinds-squadron = { $card } (Staffel)
    .capital = { $card } (Staffel)
kinds-upgrade = { $card } ({ $slots })
    .capital = { $card } ({ $slots })
kinds-card-objective = { $card } (Mission)
    .capital = { $card } (Mission)
kinds-card-damage = { $card } (Schadenskarte)
    .capital = { $card } (Schadenskarte)
kinds-card-keyword = { $card } (Schlüsselwort)
    .capital = { $card } (Schlüsselwort)
kinds-ship-numbered = { $card } (Schiff { $number })

## Eine Fraktion

kinds-faction-rebel = Rebellen
kinds-faction-empire = Imperium
kinds-faction-republic = Republik
kinds-faction-separatist = Separatisten

## Größen von Schiffen

kinds-size-small = klein
kinds-size-medium = mittel
kinds-size-large = groß
kinds-size-huge = riesig

## Arten von Missionen

kinds-category-assault = Angriff
kinds-category-defense = Verteidigung
kinds-category-navigation = Navigation
kinds-category-campaign = Kampagne

## Aufwertungssymbole

kinds-slot-commander = Kommandant
kinds-slot-title = Titel
kinds-slot-officer = Offizier
kinds-slot-weapons_team = Waffenteam
kinds-slot-support_team = Unterstützungsteam
kinds-slot-fleet_command = Flottenkommando
kinds-slot-fleet_support = Flottenunterstützung
kinds-slot-offensive_retrofit = offensive Nachrüstung
kinds-slot-defensive_retrofit = defensive Nachrüstung
kinds-slot-experimental_retrofit = experimentelle Nachrüstung
kinds-slot-turbolasers = Turbolaser
kinds-slot-ion_cannons = Ionenkanonen
kinds-slot-ordnance = Geschosse
kinds-slot-superweapon = Superwaffe
