### Worauf sich Spieler vor einem Spiel einigen, und warum so nicht gespielt werden kann.

agreements-illegal-fleets = Diese Flotten können nicht spielen:
agreements-first-team = Erstes Team
agreements-second-team = Zweites Team
agreements-not-written =
    { $count ->
        [one] Dieses Spiel kann nicht nach den Regeln gespielt werden: Der Effekt einer Karte ist noch nicht geschrieben ({ $cards }). Lass sie weg, oder erlaube sie ohne Effekt.
       *[other] Dieses Spiel kann nicht nach den Regeln gespielt werden: Die Effekte von { $count } Karten sind noch nicht geschrieben ({ $cards }). Lass sie weg, oder erlaube sie ohne Effekt.
    }
agreements-position-not-written =
    { $count ->
        [one] Diese Stellung kann nicht nach den Regeln gespielt werden: Der Effekt einer Karte ist noch nicht geschrieben ({ $cards }). Erlaube sie ohne Effekt.
       *[other] Diese Stellung kann nicht nach den Regeln gespielt werden: Die Effekte von { $count } Karten sind noch nicht geschrieben ({ $cards }). Erlaube sie ohne Effekt.
    }
agreements-printings = Diese Flotten können nicht gegeneinander spielen: Einige sind mit den Karten von 2016 gebaut, einige mit der finalen Fassung (FLEET-02). Lies alle in einer Fassung ein.
agreements-unlimited-rounds = Ein Spiel nach den Regeln „{ $profile }“ kann keine unbegrenzten Runden haben (OPT-01). Spielt es nach dem Profil standard.
agreements-play-area = Ein Spiel nach den Regeln „{ $profile }“ mit { $points } Punkten geht nicht auf dem Spielfeld „{ $area }“ ({ $rule }). Möglich ist { $areas }.
agreements-limit = Die Grenze kann nicht { $points } Punkte sein (FLEET-05). Einigt euch auf 1 Punkt oder mehr, zum Beispiel { $example }.
agreements-sealed = Die Flotten stehen fest: Alle haben ihre abgegeben und die anderen gesehen (FLEET-21).

## Seiten und Teams

agreements-sides = { $fleets } Flotten können nicht auf den Seiten { $sides } spielen: { $half } sind auf Seite 0, { $half } auf Seite 1 (SEC-16). Nenne für jede Flotte eine Seite, oder für keine.
agreements-admirals = { $fleets } Flotten können nicht mit Großadmirälen ohne Flotte für die Seiten { $sides } spielen (SEC-65). Jedes Team aus zwei oder mehr Spielern kann einen haben: Nenne Seite 0, Seite 1 oder beide.
agreements-two-teams = Ein Teamspiel braucht zwei Teams (OPT-05). Nenne die Spieler, die sich jede Flotte teilen.
agreements-shared-fleets = { $teams } Teams können sich nicht { $fleets } Flotten teilen (OPT-05). Nenne zwei Teams und gib jedem eine Flotte.
agreements-team-sizes = Teams aus { $one } und { $other } Spielern können nicht spielen (OPT-05). Ein Team hat einen bis { $most } Spieler.
agreements-two-players = Zwei Spieler teilen sich keine Flotte (OPT-05). Spielt ohne Teams, oder nenne mehr Spieler.
agreements-unequal-teams = { $players } Spieler werden nicht in { $one } und { $other } geteilt (OPT-05): Teams sind so gleich wie möglich. Bildet Teams aus { $more } und { $fewer }.
agreements-controller-lists = { $lists } Listen von Zuständigen passen nicht zu { $fleets } Flotten (OPT-07). Gib für jede Flotte eine Liste an, oder keine, um die Karten gleichmäßig zu verteilen.
agreements-controllers = Flotte { $fleet } hat { $cards } Schiffe und Staffeln, aber Zuständige für { $controllers } (OPT-07). Nenne für jede Karte jemanden: zuerst für die Schiffe, dann für die Staffeln.
agreements-controller-place = Niemand in Team { $team } hat den Platz { $place } (OPT-07). Die Plätze gehen von 0, dem Teamkommandanten, bis { $last }.
agreements-idle-player = { $player } in Team { $team } führt weder Schiff noch Staffel (OPT-07). Gib allen mindestens eines, oder spielt mit weniger Spielern.

## Zufällige Flotten

agreements-random-faction = Eine Flotte ({ $faction }) mit { $points } Punkten kann nicht gebaut werden: In diesem Spiel gibt es die Fraktion nicht (FLEET-22). Wähle eine andere.
agreements-random-cards = Eine Flotte ({ $faction }) mit { $points } Punkten kann nicht gebaut werden: Unter den erlaubten Karten ist { $what ->
        [ship] kein Schiff
       *[commander] kein Kommandant
    } (FLEET-11). Erlaube mehr Karten.
agreements-random-flagship = Eine Flotte ({ $faction }) mit { $points } Punkten kann nicht gebaut werden: Das billigste Flaggschiff mit Kommandant kostet { $least } (FLEET-11). Erhöhe die Grenze.
agreements-random-objective = Eine Flotte ({ $faction }) mit { $points } Punkten kann nicht gebaut werden: Unter den erlaubten Karten ist keine Mission für { $category ->
        [assault] Angriff
        [defense] Verteidigung
       *[navigation] Navigation
    } (FLEET-20). Erlaube mehr Karten.
