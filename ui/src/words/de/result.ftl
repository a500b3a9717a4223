### Wie ein Spiel ausging und verlief: Wertung, Glück und Wendepunkte.

result-score-sheet = Wertung
result-ending =
    { $reason ->
        [elimination] Vernichtung
        [six_rounds] Sechs Runden
        [time] Zeit
        [concession] Aufgabe
       *[other] { $reason }
    }
result-ended = { $ending } · nach Runde { $round }
result-you-win =
    { $margin ->
        [one] Du gewinnst mit { $margin } Punkt Vorsprung
       *[other] Du gewinnst mit { $margin } Punkten Vorsprung
    }
result-wins =
    { $count ->
        [one] { $name } gewinnt, Vorsprung { $margin }
       *[other] { $name } gewinnen, Vorsprung { $margin }
    }
result-first-player = { $name } · Startspieler
result-second-player = { $name } · zweiter Spieler
result-see-destroyed = In Runde { $round } zerstört: in der Wiederholung ansehen
result-nothing = Keine Punkte.
result-tournament = Turnierpunkte
result-on-scale = Nach Turnierwertung
result-scale = Turnierpunkte nach Vorsprung
result-tournament-points = { $one } – { $other }

## Glück und Wendepunkte

result-luck = Schaden auf den Angriffswürfeln, über oder unter ihrem Durchschnitt. Ein neu geworfener Würfel zählt bei jedem Wurf.
result-your-dice = Deine Würfel
result-dice-of = Würfel: { $name }
result-rolled =
    { $dice ->
        [one] { $damage } Schaden mit { $dice } Würfel, im Schnitt { $average }
       *[other] { $damage } Schaden mit { $dice } Würfeln, im Schnitt { $average }
    }
result-not-rolled = keine geworfen
result-swing = Größter Umschwung
result-swing-for = für { $name }, in der ganzen Runde { $round }
result-swing-for-you = für dich, in der ganzen Runde { $round }
result-turning-points = Wendepunkte
result-turn = { $round } · { $what } { $gain }
result-gain = { $points } für { $name }
result-gain-you = { $points } für dich
result-in-points = In Flottenpunkten: was gewertet wurde, und bis zur Hälfte für Schaden.
