# Das Protokoll: ein Satz für jedes Ereignis. Schiffe, Staffeln, Spieler und Karten stehen mit ihren Namen da.

## Angriffe

log-attack-declared =
    { $obstructed ->
        [yes] { $attacker } greift { $defender } an: { $range } Reichweite, Sicht behindert.
       *[no] { $attacker } greift { $defender } an: { $range } Reichweite.
    }
log-salvo-declared =
    { $obstructed ->
        [yes] { $attacker } antwortet { $defender } mit einer Salve: { $range } Reichweite, Sicht behindert.
       *[no] { $attacker } antwortet { $defender } mit einer Salve: { $range } Reichweite.
    }
log-die-removed =
    { $cause ->
        [none] { $attacker } entfernt einen Würfel ({ $color }).
       *[other] { $attacker } entfernt einen Würfel ({ $color }): { $cause }.
    }
log-dice-replaced =
    { $count ->
        [one]
            { $cause ->
                [none] { $attacker } wirft stattdessen einen Würfel: { $colors }.
               *[other] { $attacker } wirft stattdessen einen Würfel: { $colors } ({ $cause }).
            }
       *[other]
            { $cause ->
                [none] { $attacker } wirft stattdessen diese Würfel: { $colors }.
               *[other] { $attacker } wirft stattdessen diese Würfel: { $colors } ({ $cause }).
            }
    }
log-dice-rolled = { $attacker } würfelt { $pool }.
log-dice-modified =
    { $cause ->
        [none] Der Angriffspool ist jetzt: { $pool }.
       *[other] Der Angriffspool ist jetzt: { $pool } ({ $cause }).
    }
log-dice-gone =
    { $cause ->
        [none] Der Angriffspool ist leer.
       *[other] Der Angriffspool ist leer ({ $cause }).
    }
log-token-locked = { $unit } kann { $token } nicht ausgeben.
log-token-spent =
    { $state ->
        [exhausted] { $unit } gibt { $token } aus und erschöpft den Marker.
       *[discarded] { $unit } gibt { $token } aus und legt den Marker ab.
    }
log-token-turned =
    { $cause ->
        [none] { $unit }: { $token } ist jetzt { $state }.
       *[other] { $unit }: { $token } ist jetzt { $state } ({ $cause }).
    }
log-token-gained = { $unit } erhält einen Verteidigungsmarker: { $token }.
log-token-replaced = { $unit } tauscht einen Verteidigungsmarker gegen { $token }.
log-critical-resolved = { $attacker } handelt einen Effekt ab: { $effect }.
log-damage-totaled =
    { $amount ->
        [0] { $unit } erleidet keinen Schaden.
       *[other] { $unit } erleidet { $amount } Schaden.
    }

# „Relentless vorn gegen Gallant Haven links: 6 → Ausweichen → 5, davon 2 umgelenkt (Bug). 4 Schilde, 1 Hülle, kritisch.“
log-attack-summary = { $attacker } gegen { $defender }: { $defended }. { $result }.
log-attack-summary-step = { $before } → { $token } → { $after }
log-attack-summary-redirected = { $before }, davon { $count } umgelenkt ({ $zone })
log-attack-summary-nothing = Kein Schaden
log-attack-summary-shields =
    { $count ->
        [one] 1 Schild
       *[other] { $count } Schilde
    }
log-attack-summary-hull = { $count } Hülle
log-attack-summary-critical = kritisch
log-attack-summary-destroyed = { $lost }: zerstört
log-attack-canceled = Der Angriff von { $attacker } entfällt: Es sind keine Würfel übrig.

## Karten

log-upgrade-exhausted = { $upgrade } ist erschöpft.
log-upgrade-readied = { $upgrade } ist wieder spielbereit.
log-upgrade-discarded = { $upgrade } wird abgelegt.
log-marks-changed =
    { $marks ->
        [0] Auf { $upgrade } liegen keine Marker mehr.
        [one] Auf { $upgrade } liegt 1 Marker.
       *[other] Auf { $upgrade } liegen { $marks } Marker.
    }
log-effect-resolved = { $card } wird abgehandelt.
log-effect-resolved-by =
    { $what ->
        [ability] { $unit } setzt die eigene Fähigkeit ein.
        [title] { $unit } setzt die eigene Titelkarte ein.
       *[card] { $unit } setzt { $card } ein.
    }
log-objective-token-given = { $unit } erhält einen Missionsmarker: { $objective }.
log-objective-token-placed = Ein Missionsmarker wird platziert: { $objective }.
log-objective-token-taken = { $unit } hat den { $token }.
log-objective-token-removed = Der { $token } wird entfernt.
log-objective-token-moved = Der { $token } wird bewegt.
log-effect-dice-rolled = { $card } würfelt { $pool } gegen { $unit }.

## Kommandos

log-dials-assigned-facedown =
    { $count ->
        [one] { $ship } erhält 1 verdecktes Kommandorad.
       *[other] { $ship } erhält { $count } verdeckte Kommandoräder.
    }
log-dials-assigned = { $ship } erhält Kommandoräder: { $dials }.
log-dial-revealed = { $ship } deckt das Kommandorad auf: { $command }.
log-card-dials-assigned = { $player } stapelt { $count ->
        [one] 1 Kommandorad
       *[other] { $count } Kommandoräder
    } verdeckt auf der Missionskarte.
log-card-dial-revealed = Das oberste Kommandorad auf der Missionskarte zeigt { $command }.
log-dial-discarded = { $ship } legt ein Kommandorad ab: { $command }.
log-dial-set = { $ship } stellt das oberste Kommandorad auf { $command }.
log-dial-set-facedown = { $ship } stellt das oberste Kommandorad neu ein.
log-dials-seen =
    { $count ->
        [one] { $players } sieht sich die Kommandoräder von { $ship } an: { $dials }.
       *[other] { $players } sehen sich die Kommandoräder von { $ship } an: { $dials }.
    }
log-dials-shown = { $player } zeigt { $others } die Kommandoräder von { $ship }: { $dials }.
log-dials-taken-back = { $ship } nimmt alle Kommandoräder zurück.
log-command-token-gained = { $ship } erhält einen Kommandomarker: { $command }.
log-command-token-discarded = { $ship } legt einen Kommandomarker ab: { $command }.
log-raid-token-gained = { $ship } erhält einen Überfallmarker: { $command }.
log-raid-token-discarded = { $ship } legt einen Überfallmarker ab: { $command }.
log-command-resolved =
    { $how ->
        [dial] { $ship } handelt { $command } mit dem Kommandorad ab.
        [token] { $ship } handelt { $command } mit dem Kommandomarker ab.
       *[both] { $ship } handelt { $command } mit Kommandorad und Kommandomarker ab.
    }
log-activation-begun = { $unit } wird aktiviert.
log-activation-toggled =
    { $activated ->
        [yes] { $unit } gilt als aktiviert.
       *[no] { $unit } gilt als nicht aktiviert.
    }
log-speed-changed = { $ship } stellt die Geschwindigkeit auf { $speed }.

## Schaden

log-shields-changed =
    { $cause ->
        [none]
            { $shields ->
                [0] { $ship } hat keine Schilde mehr ({ $zone }).
                [one] { $ship } hat 1 Schild ({ $zone }).
               *[other] { $ship } hat { $shields } Schilde ({ $zone }).
            }
       *[other]
            { $shields ->
                [0] { $ship } hat keine Schilde mehr ({ $zone }): { $cause }.
                [one] { $ship } hat 1 Schild ({ $zone }): { $cause }.
               *[other] { $ship } hat { $shields } Schilde ({ $zone }): { $cause }.
            }
    }
log-hull-changed =
    { $cause ->
        [none] { $squadron } hat noch { $hull } von { $most } Hüllenpunkten.
       *[other] { $squadron } hat noch { $hull } von { $most } Hüllenpunkten ({ $cause }).
    }
log-damage-card-dealt = { $ship } erhält eine offene Schadenskarte: { $card }.
log-damage-card-dealt-facedown = { $ship } erhält eine verdeckte Schadenskarte.
log-damage-card-flipped =
    { $faceup ->
        [yes] { $card } von { $ship } wird aufgedeckt.
       *[no] { $card } von { $ship } wird verdeckt.
    }
log-damage-card-discarded = { $ship } legt { $card } ab.
log-top-card-discarded = { $card } wird vom Schadensstapel abgelegt.
log-top-cards-sorted =
    { $count ->
        [one] { $players } legt vom Schadensstapel ab: { $cards }.
       *[other] { $players } legen vom Schadensstapel ab: { $cards }.
    }
log-destroyed =
    { $cause ->
        [none] { $unit } wird zerstört.
       *[other] { $unit } wird zerstört ({ $cause }).
    }
log-destroyed-outside = { $unit } hat das Spielfeld verlassen und wird zerstört.

## Bewegung

log-maneuver-stay = { $ship } bleibt stehen.
log-maneuver = { $ship } bewegt sich mit Geschwindigkeit { $speed } ({ $course }).
log-maneuver-stopped = { $ship } bewegt sich mit Geschwindigkeit { $speed } ({ $course }), gestoppt bei Geschwindigkeit { $reached }.
log-maneuver-ahead = geradeaus
log-ships-overlapped = { $ship } überschneidet { $others }.
log-squadron-moved = { $squadron } bewegt sich.
log-squadron-lifted = { $squadron } wird verdrängt.
log-squadron-placed = { $squadron } wird platziert.
log-obstacle-resolved = { $unit } überschneidet ein Hindernis: { $obstacle }.
log-obstacle-moved = { $obstacle } wird bewegt.
log-obstacle-removed = { $obstacle } wird entfernt.

## Runden und Ende

log-round-begun = Runde { $round }
log-initiative-passed = { $side } ist jetzt Startspieler.
log-activations-proposed = Das Team schlägt { $proposals } vor; { $commander } führt das Team und entscheidet.
log-activations-proposed-hidden = Das Team ist sich nicht einig; { $commander } führt das Team und entscheidet.
log-activation-proposed = { $unit } ({ $player })
log-victory-tokens-gained =
    { $tokens ->
        [0] { $side } { $count ->
                [one] erhält
               *[other] erhalten
            } keine Siegmarker.
        [one] { $side } { $count ->
                [one] erhält
               *[other] erhalten
            } 1 Siegmarker.
       *[other] { $side } { $count ->
               [one] erhält
              *[other] erhalten
           } { $tokens } Siegmarker.
    }
log-game-ended = Das Spiel ist vorbei ({ $reason ->
        [elimination] Vernichtung
        [six_rounds] sechs Runden
        [time] Zeit
        [concession] Aufgabe
       *[other] { $reason }
    }): { $winner } { $count ->
            [one] gewinnt
           *[other] gewinnen
        } { $own } zu { $other }, Vorsprung { $margin }.
log-time-called = Die Zeit ist um. Dies ist die letzte Runde.
log-conceded = { $side } { $count ->
        [one] gibt
       *[other] geben
    } auf.
log-points-scored =
    { $points ->
        [one] { $side } { $count ->
                [one] erhält
               *[other] erhalten
            } 1 Punkt: { $why }.
       *[other] { $side } { $count ->
               [one] erhält
              *[other] erhalten
           } { $points } Punkte: { $why }.
    }
log-points-scored-destroyed =
    { $points ->
        [one] { $side } { $count ->
                [one] erhält
               *[other] erhalten
            } 1 Punkt: { $unit } zerstört.
       *[other] { $side } { $count ->
               [one] erhält
              *[other] erhalten
           } { $points } Punkte: { $unit } zerstört.
    }
log-points-scored-unit =
    { $points ->
        [one] { $side } { $count ->
                [one] erhält
               *[other] erhalten
            } 1 Punkt: { $unit } ({ $why }).
       *[other] { $side } { $count ->
               [one] erhält
              *[other] erhalten
           } { $points } Punkte: { $unit } ({ $why }).
    }

## Aufbau

# $how: whether the team agreed, its cheapest fleet decided, or chance among several of them.
log-grand-admiral-appointed =
    { $how ->
        [agreed] { $player } ist Großadmiral von { $side }.
        [drawn] { $player } wird als Großadmiral von { $side } ausgelost: Sie sind nicht einig, und mehrere Flotten sind die billigsten.
       *[cheapest_fleet] { $player } ist Großadmiral von { $side }: Sie sind nicht einig, und diese Flotte ist die billigste.
    }
log-votes-hidden = { $side } sind sich über den Großadmiral nicht einig.
# $votes: a list of $vote.
log-votes-shown = { $side } sind sich über den Großadmiral nicht einig: { $votes }.
log-vote = { $player } stimmt für { $choice }
log-target-assigned = Der Kommandant von { $player } wirkt gegen { $target }.
log-first-player-chosen = { $side } ist Startspieler.
log-objectives-shown = { $player } zeigt drei Missionen: { $objectives }.
log-objective-chosen = Gespielt wird die Mission { $objective }.
log-obstacle-placed = { $obstacle } wird platziert.
log-ship-deployed = { $ship } wird mit Geschwindigkeit { $speed } aufgestellt.
log-squadron-deployed = { $squadron } wird aufgestellt.
log-deck-shuffled = Der Schadensstapel wird gemischt.
log-deck-of-shuffled = Der Schadensstapel von { $player } wird gemischt.
log-coin-flipped = Eine Münze wird geworfen: { $side } bestimmt den Startspieler.
log-obstacle-left-out = Es ist kein Platz für ein Hindernis: { $obstacle }. Es entfällt.
log-obstacle-added = { $obstacle } kommt hinzu.
log-installation-added = { $player } hat eine Anlage: { $name }.

## Ereignisse ohne eigenen Satz

log-other = { $event }: { $fields }.

## Der Tisch

log-bot-decided = { $text } (von einem Bot entschieden)
log-seed-set = Würfel und Schadensstapel folgen einem festgelegten Startwert: { $seed }.
log-bot-announced =
    { $minutes ->
        [0] { $by } bittet um einen Bot für { $player }. Er beginnt gleich, falls { $player } bis dahin nicht zurück ist.
        [one] { $by } bittet um einen Bot für { $player }. Er beginnt in 1 Minute, falls { $player } bis dahin nicht zurück ist.
       *[other] { $by } bittet um einen Bot für { $player }. Er beginnt in { $minutes } Minuten, falls { $player } bis dahin nicht zurück ist.
    }
log-bot-seated = Ein Bot spielt für { $player }, bis { $player } zurück ist.
log-player-back = { $player } ist zurück und spielt wieder selbst.
log-player-back-in-time = { $player } ist zurück: Es wird kein Bot gebraucht.
log-continued-later = Bis hierher folgte dieses Spiel den Regeln von armada { $before }. Es geht aus derselben Stellung nach denen von armada { $version } weiter. Frühere Züge bleiben, wie sie sind.
log-continued-changed = Die Regeln dieses Servers haben sich geändert, seit Teile dieses Spiels gespielt wurden. Es geht aus derselben Stellung nach denen von armada { $version } weiter. Frühere Züge bleiben, wie sie sind.
log-dealt-all = Verdecktes wurde neu verteilt: Schadensstapel, verdeckte Schadenskarten und Kommandoräder.
log-dealt-deck = Der Schadensstapel und verdeckte Schadenskarten, die niemand kennt, wurden neu verteilt.
log-taken-back = { $player } hat eine Entscheidung zurückgenommen.
log-taken-back-agreed = { $player } hat eine Entscheidung zurückgenommen; einverstanden: { $names }.
log-teammate-announced =
    { $minutes ->
        [0] { $by } will für { $player } spielen, nicht mehr da. Es beginnt gleich, außer { $player } kommt zurück.
        [one] { $by } will für { $player } spielen, nicht mehr da. Es beginnt in einer Minute, außer { $player } kommt zurück.
       *[other] { $by } will für { $player } spielen, nicht mehr da. Es beginnt in { $minutes } Minuten, außer { $player } kommt zurück.
    }
log-teammate-seated = { $stand_in } spielt für { $player }, bis { $player } zurück ist.
log-player-back-before-teammate = { $player } ist zurück: Niemand springt ein.
log-time-out = Die Zeit von { $players } ist um. Wie vereinbart, geht es ohne Uhr weiter.
log-time-out-computer = Die Zeit von { $players } ist um. Wie vereinbart, antwortet von jetzt an der Computer.
log-time-out-teammate = Die Zeit von { $players } ist um. Wie vereinbart, antwortet von jetzt an { $stand_in }.
log-seat-given = { $seat ->
    [admiral] { $player } übernimmt den Platz des Großadmirals vom Computer.
   *[other] { $player } übernimmt Platz { $seat } vom Computer.
}

# A question that nobody needs to be asked was answered at once. $unit: the ship or squadron it was about.
log-foregone-no-damage = { $unit } erleidet keinen Schaden: nach keinem Verteidigungsmarker gefragt.
log-foregone-no-token = Kein Verteidigungsmarker von { $unit } ändert diesen Angriff: nach keinem gefragt.
log-foregone-critical = { $unit } hat nur einen kritischen Effekt: Er wurde ohne Rückfrage abgehandelt.
log-foregone-accuracy = { $unit } verursacht keinen Schaden: nach keinem Präzisionssymbol gefragt.
log-foregone-dial = { $unit } behält sein Kommandorad.
log-foregone-move = { $unit } kann sich nur bewegen, nicht angreifen.
log-foregone-equal = { $unit }: Alle Möglichkeiten sind gleich, die erste wurde genommen.
log-foregone-lock = Einen Verteidigungsmarker zu sperren würde nichts ändern: { $unit } wird nicht nach seinem Präzisionssymbol gefragt.
log-foregone-color = { $unit } fügt einen Würfel hinzu: Nur eine Farbe ist möglich.
log-used-for-free = { $unit } nutzt { $effect }, was nichts kostet.
