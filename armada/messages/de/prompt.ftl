### Was gefragt wird: der Zusammenhang einer Frage, ihre Möglichkeiten, und was nicht gewählt werden kann.

## Was gerade geschieht

prompt-command = Kommando { $command }
# $number: die wievielte Staffel, die das Kommando aktiviert; $most: wie viele es aktivieren darf.
prompt-squadron-command = Kommando Staffel, { $number } von { $most }
prompt-attack = Angriff auf { $defender }
prompt-counter = Gegenschlag gegen { $defender }
prompt-maneuver = Manöver von { $ship }
prompt-activation = Aktivierung von { $unit }
prompt-squadrons-left =
    { $count ->
        [0] { $moment }, keine Staffel mehr zu aktivieren
        [one] { $moment }, noch { $count } Staffel zu aktivieren
       *[other] { $moment }, noch { $count } Staffeln zu aktivieren
    }
prompt-round = Runde { $round }

## Die Schritte eines Angriffs, einer Aktivierung und des Aufbaus

prompt-step-target = Ziel
prompt-step-roll = Wurf
prompt-step-effects = Effekte
prompt-step-defense = Verteidigung
prompt-step-damage = Schaden
prompt-step-reveal = Aufdecken
prompt-step-attack = Angriff
prompt-step-maneuver = Manöver
prompt-step-initiative = Initiative
prompt-step-objective = Mission
prompt-step-obstacles = Hindernisse
prompt-step-deployment = Aufstellung

## Möglichkeiten

# Von mehreren gleichnamigen.
prompt-numbered = { $label } ({ $number })
prompt-you = Du
prompt-your-side = Deine Seite
prompt-repair-faceup = { $card } (offen) ablegen
prompt-repair-facedown = Verdeckte Schadenskarte { $number } ablegen
prompt-discard-damage = Eine Schadenskarte ablegen
prompt-recover-shield = Einen Schild zurückgewinnen
prompt-recover-shield-at = Einen Schild zurückgewinnen ({ $zone })
prompt-move-shield = Einen Schild verschieben ({ $source } → { $zone })

## Ziele

prompt-target-zone = { $unit }, { $zone }
# $zone: die Hüllenzone, die angreift.
prompt-target =
    { $zone ->
        [front] Front auf { $target }
        [right] Rechts auf { $target }
        [right_aux] Rechts hinten auf { $target }
        [rear] Heck auf { $target }
        [left_aux] Links hinten auf { $target }
       *[left] Links auf { $target }
    }
# $range: close, medium oder long; $sight: clear oder obstructed; $destroyed: eine Wahrscheinlichkeit.
prompt-target-note =
    { $sight ->
        [obstructed] { $range } Reichweite, { $mm } mm, Sicht behindert; { $dice }; { $damage } Schaden
       *[clear] { $range } Reichweite, { $mm } mm, freie Sicht; { $dice }; { $damage } Schaden
    }
prompt-target-note-destroyed =
    { $sight ->
        [obstructed] { $range } Reichweite, { $mm } mm, Sicht behindert; { $dice }; { $damage } Schaden, zerstört { $destroyed }
       *[clear] { $range } Reichweite, { $mm } mm, freie Sicht; { $dice }; { $damage } Schaden, zerstört { $destroyed }
    }
prompt-dice-red = { $count } rot
prompt-dice-blue = { $count } blau
prompt-dice-black = { $count } schwarz
prompt-dice-none = keine Würfel

## Hüllenzonen, die nicht angreifen können

prompt-zone =
    { $zone ->
        [front] Hüllenzone Front
        [right] Hüllenzone rechts
        [right_aux] Hüllenzone rechts hinten
        [rear] Hüllenzone Heck
        [left_aux] Hüllenzone links hinten
       *[left] Hüllenzone links
    }
prompt-zone-used = Die Hüllenzone { $zone } von { $ship } hat schon angegriffen oder darf nicht angreifen.
prompt-attack-from = Greif aus dieser Hüllenzone an: { $zones }.
prompt-no-zone-left = Weiter zum Manöver.
