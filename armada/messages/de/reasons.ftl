### Warum eine Zahl ist, wie sie ist: ihr Titel und ihre Teile.

## Titel. $whose: ein Schiff, eine Staffel, ein Spieler oder ein Angriff.

reasons-title-hull = Verbleibende Hülle: { $whose }
reasons-title-command = Kommandowert: { $whose }
reasons-title-squadron = Staffelwert: { $whose }
reasons-title-engineering = Technikwert: { $whose }
reasons-title-repair = Verbleibende Technikpunkte: { $whose }
reasons-title-points = Flottenpunkte: { $whose }
reasons-title-speed = Geschwindigkeit: { $whose }
reasons-title-yaw = Gierwerte bei Geschwindigkeit { $speed }: { $whose }
reasons-title-dice = Würfel: { $whose }
reasons-title-damage = Schaden: { $whose }
reasons-title-odds = Chancen: { $whose }
reasons-attack = { $attacker } auf { $defender }
reasons-attack-at = { $attacker } auf { $defender }, { $range } Reichweite
reasons-target = { $defender } ({ $zone })

## Teile von Werten

reasons-printed-hull = aufgedruckter Hüllenwert
reasons-printed-hull-points = aufgedruckte Hüllenpunkte
reasons-printed-speed = aufgedruckte Geschwindigkeit
reasons-printed-command = aufgedruckter Kommandowert: die Zahl der Räder
reasons-printed-squadron = aufgedruckter Staffelwert: Staffeln, die ein Rad aktiviert
reasons-printed-engineering = aufgedruckter Technikwert: Punkte durch ein Rad
# $faceup: wie viele davon offen liegen.
reasons-damage-cards =
    { $count ->
        [one] { $count } Schadenskarte, davon offen: { $faceup }
       *[other] { $count } Schadenskarten, davon offen: { $faceup }
    }
reasons-damage-on-station =
    { $count ->
        [one] { $count } Schadenskarte
       *[other] { $count } Schadenskarten
    }
reasons-damage-suffered = erlittener Schaden
reasons-tokens-held = Kommandomarker, die das Schiff haben kann
reasons-squadron-by-token = Staffel durch einen Marker; mit dem Rad eine mehr
reasons-points-by-token = Punkte durch einen Marker: die Hälfte, aufgerundet
reasons-from-dial = durch das Rad: der Technikwert
reasons-from-token = durch den Marker: die Hälfte von { $value }, aufgerundet
reasons-spent = bisher ausgegeben
reasons-discarded = { $card }, abgelegt
reasons-limit = die Grenze dieses Spiels

## Geschwindigkeit und Gierwerte

reasons-on-dial = auf dem Geschwindigkeitsrad
reasons-on-chart = höchste Geschwindigkeit der Tabelle
reasons-allows-speed = { $card }: erlaubt diese Geschwindigkeit
reasons-forbids-speed = { $card }: verbietet diese Geschwindigkeit
reasons-granted = die Geschwindigkeit eines gewährten Manövers; das Rad bleibt, wie es ist
reasons-this-maneuver = nur für dieses Manöver
reasons-gravity-rift = nahe am Gravitationsriss
reasons-printed-yaw = aufgedruckt für Geschwindigkeit { $speed }, Gelenk für Gelenk
reasons-more-yaw = an einem Gelenk, durch Navigation oder eine Karte, für dieses Manöver
reasons-no-yaw = keine
# $change: eine Zahl mit Vorzeichen.
reasons-at-joint = { $change } an Gelenk { $joint }

## Würfel

reasons-dice-red = { $count } rot
reasons-dice-blue = { $count } blau
reasons-dice-black = { $count } schwarz
reasons-no-dice = keine Würfel
reasons-granted-dice = vom Effekt festgelegt, der den Angriff gewährt
reasons-since-roll = seit dem Wurf hinzugefügt, ausgegeben oder negiert
reasons-printed-anti-squadron = aufgedruckte Bewaffnung gegen Staffeln
reasons-printed-battery = aufgedruckte Batteriebewaffnung
reasons-printed-battery-of = aufgedruckte Batteriebewaffnung, { $zone }
reasons-obstructed = Sicht behindert: ein Würfel wird entfernt
reasons-not-at-range = nicht auf { $range } Reichweite

## Schaden

reasons-already-destroyed = zerstört, erleidet keinen weiteren Schaden
reasons-hits = durch Treffersymbole
reasons-crits = durch kritische Symbole, zwischen Schiffen
reasons-no-crits = durch kritische Symbole: Bei Staffeln zählen sie nicht
reasons-brace = Festhalten halbiert { $total }, aufgerundet
reasons-changed = geändert, bevor er erlitten wird

## Chancen

reasons-counted = berücksichtigt
reasons-left-out = nicht berücksichtigt
reasons-dial-counted = Rad für Konzentriertes Feuer: ein Würfel mehr
reasons-token-counted = Marker für Konzentriertes Feuer: ein Würfel neu geworfen
reasons-best-defense = die beste Verteidigung mit { $tokens }

## Zahlen, die nicht erklärt werden können

reasons-name-unit = Nenne ein Schiff oder eine Staffel.
reasons-no-attack = Es läuft kein Angriff. Nenne einen Angreifer und einen Verteidiger.
# $what: der gefragte Wert, als Schlüssel.
reasons-no-value =
    { $what ->
        [yaw] { $unit } hat keine Gierwerte. Frag nach einem Schiff.
        [command] { $unit } hat keinen Kommandowert. Frag nach einem Schiff.
        [squadron] { $unit } hat keinen Staffelwert. Frag nach einem Schiff.
        [engineering] { $unit } hat keinen Technikwert. Frag nach einem Schiff.
        [repair] { $unit } hat keine Technikpunkte. Frag nach einem Schiff.
        [speed] { $unit } hat keine Geschwindigkeit. Frag nach einem Schiff.
       *[points] { $unit } hat keine Flottenpunkte. Frag nach einem Schiff.
    }
reasons-not-repairing = { $ship } handelt gerade kein Kommando Reparatur ab. Frag nach dem Technikwert.
reasons-cannot-be-damaged = { $unit } kann nicht beschädigt werden. Frag nach einem Schiff oder einer Staffel.
reasons-no-seat = Diesen Platz gibt es nicht. Nenne einen von 0 bis { $last }.
