# Was jede Antwort bedeutet, in einer Liste zur Auswahl und hinterher in der Wiederholung.

answers-pass = passen
answers-passed = gepasst
answers-none = keine
answers-yes = ja
answers-no = nein
answers-of-unit = { $unit }, { $answer }

## Nummerierte Dinge

answers-defense-token = Verteidigungsmarker { $number }
answers-objective-token = Missionsmarker { $number }
answers-mine = Mine { $number }
answers-damage-card = Schadenskarte { $number }
answers-damage-card-faceup = { $card }, offen
answers-damage-card-facedown = verdeckte Schadenskarte { $number }
answers-die = Würfel { $number }
answers-die-shown = Würfel { $number }: { $die }
answers-die-of-color = ein Würfel ({ $color })
answers-speed = Geschwindigkeit { $speed }
answers-round = Runde { $round }
answers-victory-tokens =
    { $tokens ->
        [one] 1 Siegmarker
       *[other] { $tokens } Siegmarker
    }
answers-damage = { $amount } Schaden

## Verteidigungsmarker

answers-token = { $token }, { $state }
answers-token-of = { $token } von { $unit }

## Angriffe und Reparaturen

answers-attack =
    { $range ->
        [none] auf { $defender }
       *[other]
            { $obstructed ->
                [yes] auf { $defender }, { $range } Reichweite, Sicht behindert
               *[no] auf { $defender }, { $range } Reichweite
            }
    }
answers-attack-from =
    { $range ->
        [none] { $zone } auf { $defender }
       *[other]
            { $obstructed ->
                [yes] { $zone } auf { $defender }, { $range } Reichweite, Sicht behindert
               *[no] { $zone } auf { $defender }, { $range } Reichweite
            }
    }
answers-repair-hull = { $card } ablegen ({ $cost })
answers-move-shield = einen Schild verschieben: { $source } nach { $zone } ({ $cost })
answers-recover-shield = einen Schild zurückgewinnen: { $zone } ({ $cost })

## Orte und Kurse

answers-course =
    { $side ->
        [left] { $course }, Schablone links
       *[right] { $course }, Schablone rechts
    }
answers-placed = { $name } bei { $place }
answers-placed-over = { $name } bei { $place }, umgedreht
answers-placed-at-speed = { $place }, Geschwindigkeit { $speed }
answers-moved = { $name } nach { $place }

## Einige feste Antworten

answers-option-arrive = ankommen
answers-option-attack = angreifen
answers-option-both = beides
answers-option-cancel = negieren
answers-option-card = Karte
answers-option-concentrate_fire = Konzentriertes Feuer
answers-option-convert = umwandeln
answers-option-dial = Kommandorad
answers-option-discard_dial = Kommandorad ablegen
answers-option-keep = behalten
answers-option-left = links
answers-option-move = bewegen
answers-option-move_tokens = Marker bewegen
answers-option-navigate = Navigation
answers-option-repair = Reparatur
answers-option-reroll = neu werfen
answers-option-right = rechts
answers-option-slower = langsamer
answers-option-squadron = Staffel
answers-option-suffer_damage = Schaden erleiden
answers-option-token = Marker
# Ein Schiff und die Kommandos seiner Räder in der Reihenfolge, in der sie aufgedeckt werden.
answers-ship-dials = { $unit } ({ $dials })
