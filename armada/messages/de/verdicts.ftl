### Wie eine Partie gewertet wurde, und warum.

## Ein Ergebnis in Worten. $points: was beide erhalten; $why: die Gründe, mit Semikolons.

verdicts-bye = { $player } hat ein Freilos: { $points } Punkte, Marge { $margin } ({ $why }).
verdicts-points = { $one } { $first }, { $two } { $second } Turnierpunkte
verdicts-nobody = Niemand gewinnt: { $points }. Warum: { $why }.
verdicts-played = { $winner } gewinnt { $own } zu { $other }, Marge { $margin }: { $points }. Warum: { $why }.
verdicts-not-played = { $winner } gewinnt, Marge { $margin }: { $points }. Warum: { $why }.

## Die Gründe, zwischen Semikolons. $cited: die Regel in Klammern, oder nichts.

verdicts-lower-score = der Sieger hat weniger Punkte, also ist die Siegmarge 0 (TRN-54, TRN-99)
verdicts-margin-gives = eine Marge von { $margin } gibt { $winner } und { $loser }{ $cited }
verdicts-conceded-points = wer aufgibt, erhält keine Turnierpunkte (TRN-63); der Gegner wird gewertet wie sonst (TRN-64)
verdicts-bye-gives = ein Freilos gibt { $points } Turnierpunkte und eine Marge von { $margin }{ $cited }
verdicts-both-destroyed = beide Flotten wurden gleichzeitig vernichtet, also gewinnt der zweite Spieler mit Marge 0 (TRN-53)
verdicts-equal = die Punkte sind gleich, also gewinnt der zweite Spieler mit Marge 0 (TRN-52)
verdicts-higher = mehr Punkte gewinnen ({ $rule })
verdicts-conceded = alle Schiffe dessen, der aufgibt, gelten als zerstört (TRN-44)
verdicts-ships-left = wer noch Schiffe hat, gewinnt (TRN-40)
verdicts-tabled = eine Flotte ohne Schiffe ist { $points } wert (TRN-50), dazu Missionspunkte (TRN-51)
verdicts-neither-came = niemand ist angetreten, also erhält niemand etwas
verdicts-no-show = der Gegner ist nicht angetreten: { $points } Punkte und eine Marge von { $margin }, wie bei einem Freilos
verdicts-judge = ein Schiedsrichter hat entschieden

## Ungewöhnliche und unvollständige Punktestände

verdicts-high-score = { $score } Punkte sind mehr als { $limit }: Flotten sind höchstens { $most } wert.
verdicts-not-destroyed = { $score } Punkte deuten auf eine vernichtete Flotte, aber laut Meldung endete die Partie durch { $ending ->
        [time] die Zeit
       *[six-rounds] sechs Runden
    }.
verdicts-low-winner = Der Sieger hat { $score } Punkte, aber eine Flotte ohne Schiffe ist { $tabled } wert, dazu Missionspunkte (TRN-50, TRN-51).
verdicts-score-missing = Ein Punktestand fehlt.
    .remedy = Gib die Punkte beider Spieler ein.
verdicts-who-conceded = Im Ergebnis fehlt, wer aufgegeben hat.
verdicts-whose-fleet = Im Ergebnis fehlt, wessen Flotte vernichtet wurde.
verdicts-choose-player = Wähle diesen Spieler.
verdicts-second-player =
    { $what ->
        [together] Beide Flotten wurden gleichzeitig vernichtet, und im Ergebnis fehlt, wer zweiter Spieler war.
       *[equal] Die Punkte sind gleich, und im Ergebnis fehlt, wer zweiter Spieler war.
    }
verdicts-winner-score = Die Punkte des Siegers fehlen.
    .remedy = Gib sie ein: die Kosten der vernichteten Flotte.
verdicts-judge-points = Ein Schiedsrichterentscheid braucht Turnierpunkte.
    .remedy = Gib die Punkte beider Spieler ein.
