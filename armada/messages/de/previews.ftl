### Was eine Antwort bewirken würde, und warum etwas nicht beantwortet, versucht oder gemessen werden kann.

## Antworten, die nicht geprüft werden können

previews-game-over = Das Spiel ist vorbei. Es gibt nichts mehr zu entscheiden.
previews-not-your-decision = Du bist gerade nicht an der Reihe. Warte auf die anderen Spieler.
previews-not-an-answer = Das ist keine Antwort auf „{ $question }“: { $error }. Wähle eine der Möglichkeiten.

## Kurse

previews-too-many-clicks = Die Manöverschablone hat { $joints } Gelenke, und jedes klickt bis zu { $clicks } Mal zu jeder Seite. Stelle weniger Gelenke oder Klicks ein.
previews-too-fast = { $ship } kann sich nicht mit Geschwindigkeit { $speed } bewegen. Die Geschwindigkeitstabelle endet bei { $most }.
previews-no-course = Gerade legt kein Schiff einen Kurs fest. Probiere stattdessen einen Kurs für ein beliebiges Schiff aus.
previews-squadron-without-tool = { $unit } ist eine Staffel und bewegt sich ohne Schablone. Nenne ein Schiff.
previews-does-not-move = { $unit } bewegt sich nicht. Nenne ein Schiff.
previews-needs-speed = Das Geschwindigkeitsrad steht auf { $speed }: Dieser Kurs braucht eine andere Geschwindigkeit, etwa durch Navigation.
previews-leaves = Verlässt das Spielfeld: { $unit } wird zerstört.
# $count: the courses of the next round, at the speed it then has, that end on the table.
previews-next-round-stays =
    { $count ->
        [one] In der nächsten Runde bleibt 1 Kurs auf dem Spielfeld.
       *[other] In der nächsten Runde bleiben { $count } Kurse auf dem Spielfeld.
    }
previews-next-round-leaves = In der nächsten Runde verlässt bei dieser Geschwindigkeit jeder Kurs das Spielfeld.
previews-displaces =
    { $count ->
        [one] Überschneidet { $squadrons }: { $player } platziert die Staffel.
       *[other] Überschneidet { $squadrons }: { $player } platziert die Staffeln.
    }
previews-stops = Überschneidet { $ships }: Das Schiff endet mit Geschwindigkeit { $speed } von { $course }.
# $ships: ein Schiff, mehrere, die alle eine erhalten, oder die, unter denen gewählt wird; $number: one oder several.
previews-dealt =
    { $number ->
        [one] { $ships } erhält eine Schadenskarte.
       *[several] { $ships } erhalten eine Schadenskarte.
    }
# $effect: die Art des Hindernisses, oder nothing.
previews-on-obstacle =
    { $effect ->
        [asteroid] Endet auf { $obstacle }: Das Schiff erhält eine offene Schadenskarte.
        [debris] Endet auf { $obstacle }: Das Schiff erleidet 2 Schaden an einer Hüllenzone nach Wahl seines Besitzers.
        [exogorth] Endet auf { $obstacle }: Das Schiff erleidet 1 Schaden an einer Hüllenzone nach Wahl seines Besitzers.
        [purrgil] Endet auf { $obstacle }: Das Schiff erleidet { $damage } Schaden an einer Hüllenzone nach Wahl seines Besitzers.
        [gravity_rift] Endet auf { $obstacle }: Die Geschwindigkeit des Schiffs wird 0.
        [station] Endet auf { $obstacle }: Das Schiff darf eine Schadenskarte ablegen.
       *[nothing] Endet auf { $obstacle }, ohne Folgen.
    }
# $inside: eine Länge; $range: der Name einer Reichweite.
previews-bears =
    { $zone ->
        [front] Feuerwinkel Front auf { $defender }: { $range } Reichweite, { $inside } innerhalb.
        [right] Feuerwinkel rechts auf { $defender }: { $range } Reichweite, { $inside } innerhalb.
        [right_aux] Feuerwinkel rechts hinten auf { $defender }: { $range } Reichweite, { $inside } innerhalb.
        [rear] Feuerwinkel Heck auf { $defender }: { $range } Reichweite, { $inside } innerhalb.
        [left_aux] Feuerwinkel links hinten auf { $defender }: { $range } Reichweite, { $inside } innerhalb.
       *[left] Feuerwinkel links auf { $defender }: { $range } Reichweite, { $inside } innerhalb.
    }
previews-bears-obstructed =
    { $zone ->
        [front] Feuerwinkel Front auf { $defender }: { $range } Reichweite, { $inside } innerhalb, Sicht behindert.
        [right] Feuerwinkel rechts auf { $defender }: { $range } Reichweite, { $inside } innerhalb, Sicht behindert.
        [right_aux] Feuerwinkel rechts hinten auf { $defender }: { $range } Reichweite, { $inside } innerhalb, Sicht behindert.
        [rear] Feuerwinkel Heck auf { $defender }: { $range } Reichweite, { $inside } innerhalb, Sicht behindert.
        [left_aux] Feuerwinkel links hinten auf { $defender }: { $range } Reichweite, { $inside } innerhalb, Sicht behindert.
       *[left] Feuerwinkel links auf { $defender }: { $range } Reichweite, { $inside } innerhalb, Sicht behindert.
    }
previews-in-arc = Im Feuerwinkel von { $unit } ({ $zone }), { $range } Reichweite, { $mm } mm: { $dice } Würfel.
previews-at-distance-1 = In Entfernung 1 von { $unit }, { $mm } mm: { $dice } Würfel.

## Staffeln

previews-moves-too-far = { $short } zu weit: Die Staffel kann sich { $most } mm bewegen, Entfernung { $distance }.
previews-moves = Bewegt sich { $way } von { $most } mm, Entfernung { $distance }.
previews-engages-nobody = Mit niemandem im Gefecht.
previews-engages = Im Gefecht mit { $squadrons }.
previews-just-engaged = { $squadron } ({ $spare } innerhalb von Entfernung 1)
previews-must-attack = Muss eine Staffel angreifen, mit der sie im Gefecht ist, und kein Schiff.
previews-not-engaged = { $short } fehlen zum Gefecht mit { $squadron }.
previews-can-recover = Kann an der Station einen Hüllenpunkt zurückgewinnen.

## Längen und Orte

previews-mm = { $mm } mm
# $part: der Teil des Schiffs; $area: der Bereich, aus dem es herausragt.
previews-outside =
    { $part ->
        [bow] Der Bug ist { $short } außerhalb: { $area }.
        [stern] Das Heck ist { $short } außerhalb: { $area }.
        [right] Die rechte Seite ist { $short } außerhalb: { $area }.
       *[left] Die linke Seite ist { $short } außerhalb: { $area }.
    }
previews-too-close-to-edge = { $short } zu nah an der Kante: Erlaubt ist mehr als { $length } zu jeder Kante.
previews-too-close = { $short } zu nah an { $other }: Erlaubt ist mehr als { $length }.
previews-overlaps = Überschneidet { $other } um { $short }.
previews-reaches-out = Ragt { $short } heraus: { $area }.
# $edge: long oder short.
previews-too-close-to =
    { $edge ->
        [long] { $short } zu nah: Erlaubt ist mehr als { $length } zu jeder langen Kante.
       *[short] { $short } zu nah: Erlaubt ist mehr als { $length } zu jeder kurzen Kante.
    }
previews-too-far-within = { $short } zu weit weg: Erlaubt ist vollständig innerhalb von { $within } zu { $ships }.
previews-too-far-at = { $short } zu weit weg: Erlaubt ist innerhalb von { $at } zu { $others }.
previews-too-far-both = { $short } zu weit weg: Erlaubt ist vollständig innerhalb von { $within } zu { $ships } oder innerhalb von { $at } zu { $others }.
previews-not-straight = Nötig ist eine gerade Bewegung auf { $goal } zu, um { $least } bis { $most } mm.
previews-not-touching = Nötig ist Kontakt mit { $others }.
previews-not-on = Nötig ist eine Überschneidung mit { $other }.
previews-far-from-first-edge = Nötig ist { $length } zur Kante des ersten Spielers, es fehlen { $short }.
previews-touches = In Kontakt mit { $other }.
previews-moved-too-far = { $short } zu weit: Erlaubt ist innerhalb von { $length } zur bisherigen Position.
previews-distance = Entfernung { $number }
previews-ruler-lengths = { $count } Lineallängen
previews-inside = { $area }: innerhalb, { $spare } Spielraum.
previews-close-enough = Nah genug an { $other }, { $spare } Spielraum.
previews-far-enough = Weit genug von { $other }, { $spare } Spielraum.
previews-far-from-edges = Weit genug von den Kanten, { $spare } Spielraum.
previews-clear-of = { $spare } Abstand zu { $other }.

## Angriffe, die nicht angesagt werden können, und was stattdessen angegriffen werden kann

previews-hull-zone = { $unit } (Hüllenzone { $zone })
previews-hidden = Die Linie zu { $unit }, Hüllenzone { $zone }, kreuzt eine andere Hüllenzone: { $between }.
previews-attack-instead = Greif stattdessen diese Hüllenzone an: { $zone }.
# $against: ships oder squadrons.
previews-no-dice =
    { $against ->
        [ships] Die Hüllenzone { $zone } von { $unit } hat keine Würfel gegen Schiffe.
       *[squadrons] Die Hüllenzone { $zone } von { $unit } hat keine Würfel gegen Staffeln.
    }
previews-beyond-range = { $target } ist { $short } außerhalb: { $range } Reichweite.
previews-beyond-dice =
    { $against ->
        [ships] { $target } ist { $short } außerhalb: { $range } Reichweite. Weiter reichen gegen Schiffe keine Würfel der Hüllenzone { $zone }.
       *[squadrons] { $target } ist { $short } außerhalb: { $range } Reichweite. Weiter reichen gegen Staffeln keine Würfel der Hüllenzone { $zone }.
    }
previews-beyond-distance-1 = { $target } ist { $short } weiter weg als Entfernung 1.
previews-out-of-arc = { $target } ist außerhalb des Feuerwinkels von { $unit } ({ $zone }).
# $zones: Hüllenzonen; $range: der Name einer Reichweite.
previews-arc-reaches = Dieser Feuerwinkel erreicht das Ziel: { $zones }.
previews-arc-reaches-not = Dieser Feuerwinkel erreicht das Ziel, aber außer Reichweite: { $zones }.
previews-arc-reaches-at = Dieser Feuerwinkel erreicht das Ziel: { $zones }, { $range } Reichweite.
previews-arc-reaches-zone = Der Feuerwinkel { $zone } erreicht die Hüllenzone { $aimed }.
previews-arc-reaches-zone-at = Der Feuerwinkel { $zone } erreicht die Hüllenzone { $aimed }, { $range } Reichweite.
previews-zone-in-range = Die Hüllenzone { $aimed } ist in Reichweite.
previews-zone-in-range-at = Die Hüllenzone { $aimed } ist in Reichweite: { $range } Reichweite.
previews-other-target = { $target } kann angegriffen werden.
previews-zone-without-target = Die Hüllenzone { $zone } hat von hier kein Ziel: Versuch eine andere Hüllenzone oder einen anderen Kurs.
previews-ship-without-target = Von hier gibt es kein Ziel: Leg einen Kurs fest, der eins in Reichweite und Feuerwinkel bringt.
previews-squadron-without-target = Von hier gibt es kein Ziel: Beweg die Staffel erst näher heran.

## Messen

previews-one-end = Jedes Ende des Lineals liegt an einer Sache: an einem Schiff, einer Staffel, einer Hüllenzone, einem Hindernis oder einem Punkt. Nenne eine davon.
previews-point-far-off = Dieser Punkt liegt weit neben dem Tisch. Miss zu einem auf dem Tisch oder in der Nähe.
previews-no-obstacle = Es gibt kein Hindernis { $number }. Sie sind von 0 bis { $last } nummeriert.
previews-obstacle-not-on-table = { $obstacle } ist nicht auf dem Tisch. Miss zu etwas, das dort ist.
previews-no-unit = Es gibt kein Schiff und keine Staffel { $number }. Sie sind von 0 bis { $last } nummeriert.
previews-not-on-table = { $unit } ist nicht auf dem Tisch. Miss von etwas, das dort ist.
previews-no-hull-zones = { $unit } ist eine Staffel und hat keine Hüllenzonen. Nenne sie ohne Hüllenzone.
previews-no-such-zone = { $unit } hat keine Hüllenzone { $zone }. Vorhanden sind: { $zones }.
previews-no-side = Es gibt keine Seite { $side }. Die Seiten sind 0 und 1.
previews-destroyed = { $unit } ist zerstört. Nenne etwas, das im Spiel ist.
previews-cannot-be-moved = { $unit } kann nicht bewegt werden. Nenne ein Schiff oder eine Staffel.
previews-one-tool = Du kannst nicht von dort messen, wohin { $unit } ziehen könnte: Benutze immer nur ein Werkzeug. Miss vom jetzigen Ort.
previews-place-far-off = Dieser Ort liegt weit neben dem Tisch. Nenne einen auf dem Tisch oder in der Nähe.
previews-cannot-attack = { $unit } kann nicht angreifen. Nenne ein Schiff oder eine Staffel.
previews-friendly = { $attacker } und { $defender } sind befreundet. Nenne einen Feind.
previews-no-range = Es gibt keine Reichweite { $range }. Wähle eine davon: { $ranges }.
previews-name-zone = { $unit } ist ein Schiff. Nenne die Hüllenzone: { $zones }.
