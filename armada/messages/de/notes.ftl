### Anmerkungen zu Möglichkeiten: in wenigen Worten, was jede kostet oder bringt.

## Schiffe und Staffeln

notes-ship = Hülle { $left } von { $hull }, Geschwindigkeit { $speed }
notes-squadron = Hülle { $left } von { $hull }
notes-squadron-engaged = Hülle { $left } von { $hull }, im Gefecht mit { $enemies }
notes-deployed = { $card }, { $points } Punkte
notes-speed = Geschwindigkeit { $speed }
notes-targets =
    { $count ->
        [0] keine Ziele
        [one] { $count } Ziel
       *[other] { $count } Ziele
    }

## Kommandos: was jedes dem Schiff jetzt bringt

# $how: dial, token oder both.
notes-navigate =
    { $how ->
        [token] Geschwindigkeit um bis zu { $change } höher oder niedriger
       *[dial] Geschwindigkeit um bis zu { $change } höher oder niedriger, ein Klick mehr
    }
notes-no-squadrons = keine Staffeln in Reichweite
notes-squadrons =
    { $near ->
        [one] aktiviert { $count } von { $near } Staffel in Reichweite
       *[other] aktiviert { $count } von { $near } Staffeln in Reichweite
    }
notes-engineering =
    { $points ->
        [0] keine Technikpunkte
        [one] { $points } Technikpunkt
       *[other] { $points } Technikpunkte
    }
# $how: dial, token, both oder neither.
notes-concentrate-fire =
    { $how ->
        [dial] ein Würfel mehr
        [token] einen Würfel neu werfen
        [both] ein Würfel mehr, und einen neu werfen
       *[neither] {""}
    }
# $worth: eine der Anmerkungen oben.
notes-dial-kept = { $command }: { $worth }
notes-token-taken = { $command }: { $worth }, in einer späteren Runde; Marker: { $held } von { $limit }
notes-unchanged = unverändert

## Schilde und Schaden

notes-shields =
    { $printed ->
        [0] keine Schilde
        [one] { $left } von { $printed } Schild
       *[other] { $left } von { $printed } Schilden
    }
notes-repair = kostet { $cost }, { $left } bleiben
notes-redirected = { $zone } nimmt { $amount }, { $hit } nimmt { $rest }

## Verteidigungsmarker: was jeder täte, und was aus ihm wird

notes-token-exhausted = { $effect }; wird erschöpft
notes-token-discarded = { $effect }; wird abgelegt
# $how: cancel, reroll oder either.
notes-evade =
    { $how ->
        [cancel] negiert { $dice } Würfel
        [reroll] lässt { $dice } Würfel neu werfen
       *[either] negiert { $dice } Würfel oder lässt neu werfen
    }
notes-evade-more = { $effect }, oder einen mehr, wenn der Marker dafür abgelegt wird
notes-evade-nothing =
    { $range ->
        [close] bewirkt auf kurze Reichweite nichts
        [medium] bewirkt auf mittlere Reichweite nichts
       *[long] bewirkt auf lange Reichweite nichts
    }
notes-brace = aus { $total } Schaden wird { $left }
notes-brace-nothing = kein Effekt: { $total } Schaden bleibt { $total }
notes-redirect = Schilde, die Schaden auffangen können: { $zones }
notes-redirect-zone = { $zone } { $shields }
notes-redirect-nothing = keine Schilde, die Schaden auffangen können
notes-scatter = negiert alle Würfel
notes-contain = verhindert den Standardeffekt für kritische Treffer
notes-salvo = hat nach diesen Regeln keinen Effekt

## Der Rest

notes-die = im Schnitt { $damage } Schaden
notes-points = { $points } Punkte
# $summary: was die Mission bewirkt.
notes-objective =
    { $category ->
        [assault] Angriff; { $summary }
        [campaign] Kampagne; { $summary }
        [defense] Verteidigung; { $summary }
       *[navigation] Navigation; { $summary }
    }
