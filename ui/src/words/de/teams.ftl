### Teams: Abstimmungen, Großadmirale, gezeigte Räder, Übergaben und das Ergebnis eines Teams.

teams-you-as = Du, als { $seat }
teams-asked = { $player } entscheidet
teams-seat-of = Platz { $seat }, { $team }
teams-faction =
    { $faction ->
        [rebel] Rebellen
        [empire] Imperium
        [republic] Republik
        [separatist] Separatisten
       *[other] { $faction }
    }
teams-grand-admiral = Großadmiral

## Einen Spieler wählen

# $ships: die Rufzeichen von Schiffen; $count: wie viele.
teams-ships-can =
    { $count ->
        [one] { $ships } kann aktiviert werden
       *[other] { $ships } können aktiviert werden
    }
teams-squadrons-can =
    { $count ->
        [one] { $count } Staffel kann aktiviert werden
       *[other] { $count } Staffeln können aktiviert werden
    }
teams-ships-in-play = { $ships } im Spiel
teams-left-to-place = noch aufzustellen: { $what }
teams-ships =
    { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }
teams-squadrons =
    { $count ->
        [one] { $count } Staffel
       *[other] { $count } Staffeln
    }
teams-fleet-cost = Flotte { $points }
teams-asks-turn = bittet um den Zug
teams-suggests = { $player } schlägt es vor
teams-voted = hat für { $player } gestimmt
teams-voted-for-you = hat für dich gestimmt
teams-voted-for-themselves = hat für sich selbst gestimmt
teams-vote-for = Für { $player } stimmen
teams-vote-for-yourself = Für dich selbst stimmen
teams-activates-ship = { $player } aktiviert ein Schiff
teams-activate-ship-yourself = Selbst ein Schiff aktivieren
teams-activates-squadron = { $player } aktiviert eine Staffel
teams-activate-squadron-yourself = Selbst eine Staffel aktivieren
teams-deploys = { $player } stellt auf
teams-deploy-yourself = Selbst aufstellen
teams-targets = Gegen { $player } wirken

## Abstimmungen und die Großadmirale

teams-have-voted = { $done } von { $count } haben abgestimmt
teams-all-voted =
    { $count ->
        [2] Beide haben abgestimmt
       *[other] Alle { $count } haben abgestimmt
    }
teams-revealed-together = Beide Großadmirale werden zusammen bekannt gegeben.
teams-are-admirals =
    { $count ->
        [one] Der Großadmiral
       *[other] Die Großadmirale
    }
teams-appointed =
    { $how ->
        [agreed] Das Team ist sich einig.
        [drawn] Keine Einigung. Mehrere Flotten sind die billigsten, darum hat das Los entschieden.
       *[cheapest] Keine Einigung. Diese Flotte ist die billigste.
    }
teams-continue = Weiter

## Zustimmung und Vorschläge

teams-always-this-round = Diese Runde immer ja

## Räder

teams-locked = fertig
teams-dials-left = noch { $count }
teams-your-dials-locked = Deine Räder liegen
teams-open-again = Wieder öffnen
teams-until-all-locked = Bis alle fertig sind, kannst du sie wieder öffnen. Was ein Teammitglied gesehen hat, bleibt gesehen.
teams-all-locked-soon = Die anderen wählen noch. Was ein Teammitglied gesehen hat, bleibt gesehen.
teams-shown-to = Gezeigt
teams-nobody = Niemandem
teams-team = Dem Team
teams-show-to = Räder von { $ship } zeigen
teams-show-to-one = Nur { $player } zeigen
teams-shown-when-locked = Gezeigt wird, sobald alle fertig sind. Danach lässt es sich nicht rückgängig machen.
teams-shown-to-you = Dir vom Team gezeigt
teams-show-dials = Dem Team Räder zeigen
teams-show-dials-how = Nur dein Team erfährt davon. Es gilt für die Räder, die jetzt liegen, nicht für spätere, und lässt sich nicht rückgängig machen.
teams-show-now = Zeigen: eine Sekunde halten
teams-no-dials = Du hast keine verdeckten Räder zu zeigen.
teams-always-show = Immer meinem Team zeigen
teams-always-show-how = Sobald alle Räder liegen, werden deine deinem Team gezeigt. Nie den Gegnern oder Zuschauern.

## Übergabe

teams-hand-over-dials =
    { $count ->
        [one] Ein Rad ist geheim zu stellen.
       *[other] { $count } Räder sind geheim zu stellen.
    }
teams-hand-over-vote = Geheime Abstimmung über den Großadmiral.
teams-hand-over-other = Eine geheime Wahl.
teams-hold-dials = Halten, um deine Räder zu sehen
teams-hold-vote = Halten, um abzustimmen
teams-hold-choices = Halten, um deine Auswahl zu sehen
teams-are-done = { $done } von { $count } sind fertig. Geheimes steht erst auf dieser Seite, wenn gehalten wird.
teams-is-done = { $player }: fertig
teams-is-next = { $player }: jetzt
teams-is-to-come = { $player }: kommt noch

## Das Ende

teams-the-team =
    { $faction ->
        [rebel] die Rebellen
        [separatist] die Separatisten
        [republic] die Republik
       *[empire] das Imperium
    }
teams-your-team-wins = Dein Team gewinnt mit { $margin }
teams-team-wins =
    { $faction ->
        [rebel] Die Rebellen gewinnen mit { $margin }
        [separatist] Die Separatisten gewinnen mit { $margin }
        [republic] Die Republik gewinnt mit { $margin }
       *[empire] Das Imperium gewinnt mit { $margin }
    }
teams-your-team-wins-because = Dein Team gewinnt: { $why }
teams-team-wins-because =
    { $faction ->
        [rebel] Die Rebellen gewinnen: { $why }
        [separatist] Die Separatisten gewinnen: { $why }
        [republic] Die Republik gewinnt: { $why }
       *[empire] Das Imperium gewinnt: { $why }
    }
teams-no-ships-left =
    { $faction ->
        [rebel] Die Rebellen haben außer Flottillen kein Schiff mehr
        [separatist] Die Separatisten haben außer Flottillen kein Schiff mehr
        [republic] Die Republik hat außer Flottillen kein Schiff mehr
       *[empire] Das Imperium hat außer Flottillen kein Schiff mehr
    }
teams-all-ships-lost =
    { $faction ->
        [rebel] Die Rebellen haben kein Schiff mehr
        [separatist] Die Separatisten haben kein Schiff mehr
        [republic] Die Republik hat kein Schiff mehr
       *[empire] Das Imperium hat kein Schiff mehr
    }
teams-scores-level = Es steht gleich, und das zählt für das zweite Team
teams-conceded =
    { $faction ->
        [rebel] Die Rebellen haben aufgegeben
        [separatist] Die Separatisten haben aufgegeben
        [republic] Die Republik hat aufgegeben
       *[empire] Das Imperium hat aufgegeben
    }
teams-both-fell = beide Flotten wurden zugleich zerstört, und das zählt für das zweite Team
teams-first-team = erstes Team
teams-second-team = zweites Team
teams-admiral-is = { $order } · Großadmiral { $player }
teams-player = Spieler
teams-destroyed = Zerstört
teams-lost = Verloren
teams-lost-of = { $lost } von { $cost }
teams-whole-fleet = alle Schiffe verloren: die ganze Flotte zählt
teams-rest = Rest gefallener Flotten
teams-others = Kollisionen, Hindernisse und Effekte
teams-tokens =
    { $count ->
        [one] { $count } Siegmarker
       *[other] { $count } Siegmarker
    }
teams-objective = Mission
teams-team-score = Punkte des Teams
teams-share = Es zählen die Kosten zerstörter Schiffe und Staffeln und die Siegmarker. Der Anteil eines Spielers ist, was er zerstört oder verloren hat. Er entscheidet nichts.
teams-sector-points = Turnierpunkte, Sektortabelle
teams-from = { $from }–{ $to }
teams-from-on = ab { $from }
teams-see-destroyed = { $name }, in Runde { $round } zerstört: in der Aufzeichnung ansehen
teams-replay-through = Aufzeichnung aus der Sicht von
teams-everybody = Allen
teams-dials-as-seen = Räder erscheinen so, wie dieser Spieler sie sah: die eigenen und die, die ihm gezeigt wurden.
