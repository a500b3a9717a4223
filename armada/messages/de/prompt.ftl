### Was gefragt wird: der Zusammenhang einer Frage, ihre Möglichkeiten, und was nicht gewählt werden kann.

## Was gerade geschieht

prompt-command = Kommando { $command }
# $number: die wievielte Staffel, die das Kommando aktiviert; $most: wie viele es aktivieren darf.
prompt-squadron-command = Kommando Staffel, { $number } von { $most }
prompt-attack = Angriff auf { $defender }
prompt-counter = Gegenschlag gegen { $defender }
prompt-salvo = Salve gegen { $defender }
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
prompt-waste-token = Er ändert an diesem Angriff nichts.
prompt-waste-dial = Das Schiff hat diesen Marker schon: Er würde sofort abgelegt.

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

## Fragen der Teams: warum jemand entscheidet

# $players: wer im Team die billigste Flotte hat; $count: wie viele; $points: was sie kostet.
prompt-vote =
    { $count ->
        [one] Die Stimmen bleiben geheim, bis alle da sind, und nur dein Team erfährt sie je. Seid ihr nicht einig, seht ihr alle Stimmen und stimmt noch einmal ab. Danach entscheidet die billigste Flotte: { $players }, { $points } Punkte.
       *[other] Die Stimmen bleiben geheim, bis alle da sind, und nur dein Team erfährt sie je. Seid ihr nicht einig, seht ihr alle Stimmen und stimmt noch einmal ab. Danach entscheidet das Los unter den billigsten Flotten: { $players }, je { $points } Punkte.
    }
prompt-vote-again =
    { $count ->
        [one] Dein Team war sich nicht einig: Ihr alle seht die Stimmen und stimmt noch einmal ab. Ohne Einigung entscheidet nun die billigste Flotte: { $players }, { $points } Punkte.
       *[other] Dein Team war sich nicht einig: Ihr alle seht die Stimmen und stimmt noch einmal ab. Ohne Einigung entscheidet nun das Los unter den billigsten Flotten: { $players }, je { $points } Punkte.
    }
prompt-chooses-player-ship = Du wählst, wer dran ist. Das Schiff wählt dieser Spieler selbst.
# $left: wie viele Staffeln das Team in diesem Zug noch aktiviert.
prompt-chooses-player-squadron =
    { $left ->
        [one] Du wählst, wer dran ist. Die Staffel wählt dieser Spieler selbst: die letzte in diesem Zug.
       *[other] Du wählst, wer dran ist. Die Staffel wählt dieser Spieler selbst: die erste von { $left } in diesem Zug.
    }
prompt-order-of-deployment = Jeder Spieler deines Teams stellt in diesem Zug ein Schiff oder zwei Staffeln auf. Du bestimmst die Reihenfolge.
prompt-placed-this-turn = Jetzt nichts aufzustellen: hat in diesem Zug schon aufgestellt.
prompt-placed-everything = Hat alles aufgestellt.
prompt-assigned-target = Dein Kommandant wirkt nur gegen Feinde. Das ganze Spiel lang wirkt er gegen Schiffe und Staffeln des Gegners, den du wählst.
prompt-consent = { $player } fragt: { $ship } möchte sie mit einem Staffelbefehl aktivieren. Bewegen und würfeln würdest weiterhin du.
prompt-proposing = Dein ganzes Team schlägt gleichzeitig vor. Seid ihr euch einig, geht es sofort weiter. Sonst wählt { $player } als Teamkommandant.
prompt-proposing-commander = Dein ganzes Team schlägt gleichzeitig vor. Seid ihr euch einig, geht es sofort weiter. Sonst wählst du als Teamkommandant.
prompt-commander-decides = Dein Team schlägt Verschiedenes vor. Du entscheidest als Teamkommandant.
prompt-admiral-first = Eure Flotten kosten zusammen weniger. Darum entscheidest du als Großadmiral für dein Team.
prompt-admiral-objective = Du entscheidest als Großadmiral für dein Team.
prompt-admiral-obstacle = Die Großadmirale legen die Hindernisse abwechselnd.
prompt-admiral-displaced = Ein gegnerisches Schiff hat diese Staffeln verdrängt. Du stellst sie als Großadmiral auf, wem immer sie gehören.
prompt-admiral-opponent = Der Effekt sagt „dein Gegner“ und nennt keinen einzelnen Spieler. Darum entscheidest du als Großadmiral.
prompt-admiral-unclear = Es ist unklar, wer aus deinem Team entscheidet. Darum entscheidest du als Großadmiral.
