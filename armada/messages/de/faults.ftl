### Was die Regeln des Flottenbaus gegen eine Flotte haben. Das Attribut `remedy` sagt, was zu tun ist.

faults-leave-out = Lass die Karte weg.
faults-leave-out-one = Lass eine der beiden weg.
faults-leave-out-copy = Lass eine davon weg.
faults-leave-out-either = Lass { $second } oder { $first } weg.
faults-leave-out-cards = Lass weg: { $cards }.
faults-leave-out-or-move = Lass die Karte weg, oder gib sie einem Schiff, zu dem sie passt.

## Um welche Flotte es geht

faults-fleet = Flotte { $number }
faults-fleet-named = Flotte { $number } ({ $name })
faults-of-fleet = { $fleet }: { $fault }

## Fraktionen

faults-faction = Diese Flotte ({ $faction }) kann hier nicht spielen: Erlaubt sind nur { $factions } (FLEET-22).
    .remedy = Wähle eine dieser Fraktionen, oder spielt ohne diese Option.
faults-other-faction = Die Fraktion der Flotte ist { $faction }, aber alle ihre Schiffe und Staffeln gehören zur Fraktion { $other } ({ $rule }).
    .remedy = Wähle als Fraktion { $other }.
faults-mixed-factions = Die Flotte mischt Karten verschiedener Fraktionen ({ $factions }): Alle müssen von einer sein ({ $rule }).
    .remedy = Behalte nur die Karten einer Fraktion: Ohne { $cards } gehört alles zu einer ({ $faction }).
faults-outsider = { $card } ({ $other }) passt nicht zur Fraktion der Flotte ({ $faction }) ({ $rule }).

## Flaggschiff und Kommandant

faults-no-ships = Die Flotte hat keine Schiffe; sie braucht mindestens eines, ihr Flaggschiff (FLEET-23).
    .remedy = Füge ein Schiff mit einem Kommandanten hinzu.
faults-no-commander = Kein Schiff hat einen Kommandanten, also hat die Flotte kein Flaggschiff; sie braucht genau eines ({ $rule }).
    .remedy = Gib einem der Schiffe einen Kommandanten.
faults-second-commander = Die Flotte kann nicht auch { $second } als Kommandanten haben: Sie hat schon { $first }, und nur einer ist erlaubt ({ $rule }).
faults-flotilla-commander = { $ship } kann { $commander } nicht als Kommandanten haben: Das Schiff ist eine Flottille ({ $rule }).
    .remedy = Gib den Kommandanten einem Schiff, das keine Flottille ist.

## Punkte und Anzahlen

faults-game-points = Eine Partie mit { $players } Spielern ({ $profile }) geht nicht mit { $points } Punkten, nur mit { $known } ({ $rule }).
    .remedy = Einigt euch auf { $known } Punkte.
faults-printing = { $profile } wird mit den Karten der letzten offiziellen Errata gespielt, und diese Flotte ist mit denen von { $printing } gebaut ({ $rule }).
    .remedy = Lies die Liste in der Fassung „{ $printing }“.
faults-points = Die Flotte kostet { $cost } Punkte, { $over } mehr als erlaubt: Die Grenze ist { $limit } ({ $rule }).
faults-squadron-points = Die Staffeln kosten { $cost } Punkte: Bei einer Grenze von { $limit } dürfen sie höchstens { $most } kosten ({ $rule }).
faults-save-points =
    { $points ->
        [one] Lass mindestens 1 Punkt weg.
       *[other] Lass mindestens { $points } Punkte weg.
    }
faults-save-points-by =
    { $points ->
        [one] Lass mindestens 1 Punkt weg, zum Beispiel { $card } ({ $cost }).
       *[other] Lass mindestens { $points } Punkte weg, zum Beispiel { $card } ({ $cost }).
    }
faults-flotillas = Die Flotte hat { $count } Flottillen: Erlaubt sind höchstens { $most } ({ $rule }).
faults-aces = Die Flotte hat { $count } einzigartige Staffeln mit Verteidigungsmarkern: Erlaubt sind höchstens { $most }, eine je 100 Punkte der Grenze ({ $rule }).

## Einzigartige Namen. $second, $first und $card: eine Karte mit ihrer Art.

faults-same-name = { $second } kann nicht in derselben Flotte sein wie { $first }: Beide haben den einzigartigen Namen { $name } (FLEET-18).
faults-name-twice = { $card } kann nicht zweimal in der Flotte sein: Der Name ist einzigartig ({ $rule }).

## Missionen. $category: assault, defense oder navigation.

faults-campaign-objective = Die Flotte kann die Mission { $objective } nicht haben: Sie gehört zu einer Kampagne ({ $rule }).
    .remedy = Wähle je eine Mission für Angriff, Verteidigung und Navigation.
faults-second-objective = Die Flotte kann nicht auch die Mission { $second } haben: Ihre Mission für { $category ->
        [assault] Angriff
        [defense] Verteidigung
       *[navigation] Navigation
    } ist { $first }, und von jeder Art gibt es eine ({ $rule }).
faults-no-objective = Der Flotte fehlt die Mission für { $category ->
        [assault] Angriff
        [defense] Verteidigung
       *[navigation] Navigation
    }; sie braucht eine von jeder Art ({ $rule }).
    .remedy = Wähle eine Mission für { $category ->
        [assault] Angriff
        [defense] Verteidigung
       *[navigation] Navigation
    }.

## Aufwertungen

faults-upgrade-twice = { $ship } kann { $upgrade } nicht zweimal haben: Jede Aufwertung gibt es auf einem Schiff nur einmal (FLEET-19).
    .remedy = Lass eine der Karten weg, oder gib sie einem anderen Schiff.
faults-second-upgrade = { $ship } kann { $second } nicht haben: Das Schiff hat schon { $what ->
        [modification] die Modifikation
        [title] den Titel
       *[commander] den Kommandanten
    } { $first }, und mehr als { $what ->
        [modification] eine Modifikation
        [title] ein Titel
       *[commander] ein Kommandant
    } ist auf einem Schiff nicht erlaubt ({ $rule }).
faults-upgrade-faction = { $ship } ({ $faction }) kann { $upgrade } nicht haben: Die Karte gehört zu einer anderen Fraktion ({ $factions }) ({ $rule }).
    .remedy = Lass die Karte weg, oder wähle eine dieser Fraktion ({ $faction }) oder ohne Fraktion.
faults-withdrawn = { $ship } kann { $upgrade } nicht haben: Die Karte wurde durch Errata zurückgezogen ({ $rule }).
    .remedy = Lass die Karte weg, oder bau die Flotte mit den Karten von 2016.
faults-only-ships = { $ship } kann { $upgrade } nicht haben: Die Karte passt nur zu { $ships } ({ $rule }).
faults-only-sizes = { $ship } kann { $upgrade } nicht haben: Die Karte ist nur für Schiffe dieser Größe: { $sizes }. Dieses ist { $size } ({ $rule }).
faults-only-traits = { $ship } kann { $upgrade } nicht haben: Die Karte ist nur für Schiffe mit dem Merkmal { $traits } ({ $rule }).
faults-only-names = { $ship } kann { $upgrade } nicht haben: Die Karte ist nur für Schiffe namens { $names } ({ $rule }).
faults-only-flagship = { $ship } kann { $upgrade } nicht haben: Die Karte ist nur für das Flaggschiff (FX-02).
faults-icon-present = { $ship } kann { $upgrade } nicht haben: Die Aufwertungsleiste hat schon das Symbol „{ $icon }“ (FX-03).
    .remedy = Lass die Karte weg, oder gib sie einem Schiff ohne das Symbol „{ $icon }“.
faults-icon-removed = { $ship } kann { $upgrade } nicht haben: Mit { $other } fehlt das Symbol „{ $icon }“ (FX-03).
faults-no-icon = { $ship } kann { $upgrade } nicht haben: In der Aufwertungsleiste fehlt das Symbol „{ $icon }“ (UPG-01).
    .remedy = Lass die Karte weg, oder gib sie einem Schiff, bei dem das Symbol „{ $icon }“ frei ist.
faults-icons-filled =
    { $count ->
        [one] { $ship } kann { $upgrade } nicht haben: Das Symbol „{ $icon }“ ist schon belegt: { $others } (UPG-01).
       *[other] { $ship } kann { $upgrade } nicht haben: Alle { $count } Symbole „{ $icon }“ sind schon belegt: { $others } (UPG-01).
    }

## Teams

faults-team-size = Bei { $players } Spielern kann ein Team nicht { $fleets } Flotten haben: Es hat { $needed } (SEC-16).
    .remedy = Bringt { $needed } Flotten mit; eine Person kann zwei davon führen.
faults-team-factions = Die Flotten eines Teams müssen von einer Fraktion sein (SEC-20). Hier sind es: { $factions }.
    .remedy = Bringt Flotten einer Fraktion mit.
faults-team-name = { $card } kann nicht in diesem Team sein ({ $fleet }): Den einzigartigen Namen { $name } gibt es schon ({ $other }) (SEC-24).
