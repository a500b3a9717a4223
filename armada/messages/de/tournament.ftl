### Turniere: was ein Befehl ablehnt, bezweifelt oder anmerkt. Das Attribut `remedy` sagt, was zu tun ist.

## Runden. $size: wie viele in einer Endrunde noch dabei sind; 0 in einer Schweizer Runde.

tournament-round =
    { $size ->
        [0] Runde { $number }
        [2] Finale
        [4] Halbfinale
        [8] Viertelfinale
       *[other] Top { $size }
    }
    .inside =
        { $size ->
            [0] Runde { $number }
            [2] Finale
            [4] Halbfinale
            [8] Viertelfinale
           *[other] Top { $size }
        }
tournament-round-of = Runde { $number } von { $planned }
tournament-round-now = Das Turnier ist in Runde { $number }.
tournament-no-round = Eine Runde { $number } gibt es nicht.
tournament-not-paired = Noch ist keine Runde ausgelost.
tournament-none-paired = Es ist keine Runde ausgelost.
    .remedy = Lose die erste aus und veröffentliche sie.
tournament-none-played = Es wurde keine Runde gespielt.
tournament-no-round-played = Es läuft keine Runde.
    .remedy = Lose eine aus und veröffentliche sie.
tournament-no-round-open = Es ist keine Runde offen.
tournament-no-round-back = Es gibt keine Runde, die zurückgenommen werden kann.
    .remedy = Lose die erste aus.
tournament-publish-first = Veröffentliche zuerst die Paarungen.
tournament-pair-next = Lose zuerst die nächste aus.
tournament-unpublished = Die Paarungen sind noch nicht veröffentlicht ({ $round }).
    .remedy = Veröffentliche sie zuerst.
tournament-published = Die Paarungen sind schon veröffentlicht ({ $round }).
tournament-incomplete = Es fehlen noch Ergebnisse ({ $round }).
    .remedy = Spielt die Runde und trage alle Ergebnisse ein.
tournament-missing = Es fehlen { $missing } von { $matches } Ergebnissen ({ $round }).
    .remedy =
        { $count ->
            [one] Trage das Ergebnis von Tisch { $tables } ein.
           *[other] Trage die Ergebnisse der Tische { $tables } ein.
        }
tournament-finished = { $event } ist beendet.
    .remedy = Mach das Beenden rückgängig, um fortzufahren.
tournament-print-standings = Drucke die Tabelle.
tournament-unchanged = Es wurde nichts geändert.
tournament-choose-of = Wähle eines von { $known }.
tournament-from-to = Wähle { $least } bis { $most }.
tournament-fewer-characters = Nimm höchstens { $most } Zeichen.
tournament-and-more = { $names } und { $count } weitere

## Auslosen

tournament-no-seed = Eine Auslosung braucht einen Startwert.
    .remedy = Gib einen ein: Jeder Text ist recht.
tournament-no-byes = In der Endrunde gibt es keine Freilose.
    .remedy = Lose ohne Freilos aus.
tournament-too-few = Eine Runde kann nicht ausgelost werden: { $playing } von { $players } Spielern nehmen teil.
    .remedy = Füge Spieler hinzu, oder melde sie an.
tournament-rebuild = Baue den Turnierbaum neu auf, oder nimm die späteren Runden zurück.
tournament-already-paired = { $one } und { $two } spielen schon gegeneinander.
    .remedy = Wähle Spieler aus zwei verschiedenen Partien.
tournament-swapped = { $one } und { $two } getauscht
tournament-locked = fixiert
tournament-unlocked = gelöst
tournament-to-table = Tisch { $table }
tournament-both-byes = Beide Spieler haben ein Freilos.
    .remedy = Nimm zuerst das gewährte Freilos zurück.
tournament-bye-table = Ein Freilos hat keinen Tisch.
    .remedy = Wähle einen Spieler mit Gegner.
tournament-no-table = { $table } ist keine Tischnummer.
    .remedy = Tische zählen ab 1.
tournament-not-in-pairings = { $player } nimmt teil, fehlt aber in den Paarungen.
tournament-in-pairings = { $player } { $presence ->
        [expected] wird noch erwartet
        [dropped] ist ausgestiegen
        [not-advanced] ist ausgeschieden
        [disqualified] ist disqualifiziert
       *[present] ist anwesend
    }, steht aber in den Paarungen.
tournament-deletes-of =
    { $count ->
        [one] Das löscht 1 Ergebnis ({ $round }).
       *[other] Das löscht { $count } Ergebnisse ({ $round }).
    }
tournament-deletes =
    { $count ->
        [one] Das löscht 1 Ergebnis.
       *[other] Das löscht { $count } Ergebnisse.
    }
tournament-bracket-decides = In der Endrunde bestimmt der Turnierbaum die Paarungen.
    .remedy = Ändere ein Ergebnis, oder nimm die Runde zurück.
tournament-not-in-round = { $player } spielt hier nicht mit ({ $round }).
    .remedy = Lose die Runde neu aus.
tournament-paired-with-result = Eine Partie mit Ergebnis kann nicht neu gepaart werden.
    .remedy = Entferne zuerst das Ergebnis, oder nimm die Runde zurück.
tournament-met = { $one } und { $two } haben schon gegeneinander gespielt (TRN-34).
tournament-lock-lost = Die fixierte Partie von { $players } konnte nicht bleiben: { $player } { $presence ->
        [expected] wird noch erwartet
        [dropped] ist ausgestiegen
        [not-advanced] ist ausgeschieden
        [disqualified] ist disqualifiziert
       *[present] ist anwesend
    }.
tournament-locked-bye-lost = Das fixierte Freilos von { $player } konnte nicht bleiben: Die Zahl der Spieler ist gerade.
tournament-bye-not-here = { $player } { $presence ->
        [expected] wird noch erwartet
        [dropped] ist ausgestiegen
        [not-advanced] ist ausgeschieden
        [disqualified] ist disqualifiziert
       *[present] ist anwesend
    } und kann das Freilos nicht haben.
    .remedy = Wähle einen Spieler, der teilnimmt.
tournament-bye-locked = Die Paarung von { $player } ist fixiert.
    .remedy = Löse sie, bevor du das Freilos gibst.
tournament-bye-granted = { $player } hat in dieser Runde schon ein gewährtes Freilos.
tournament-bye-even = { $player } kann kein Freilos haben: { $players } Spieler sind auszulosen, eine gerade Zahl.
tournament-unlock-bye = Löse zuerst das Freilos von { $player }.
tournament-pair-without-bye = Lose ohne Freilos aus.
tournament-rematch = { $one } und { $two } treffen erneut aufeinander: Keine Auslosung vermeidet das (TRN-34).
tournament-not-apart = { $one } und { $two } konnten nicht getrennt werden (TRN-30).
tournament-bye-moved = { $player } hat das Freilos statt des Letzten der Tabelle, damit niemand erneut aufeinandertrifft (TRN-34).
tournament-fixed-table = Tisch { $table } ist der feste Tisch mehrerer Spieler.
tournament-same-table =
    { $count ->
        [one] An 1 Tisch sitzt jemand, der schon einmal dort saß.
       *[other] An { $count } Tischen sitzt jemand, der schon einmal dort saß.
    }

## Anforderungen der Stufen, und die Länge eines Turniers

tournament-more-rounds = Geplant waren { $planned } Runden; dies ist Runde { $number } (TRN-09).
tournament-long-day = Das ist Runde { $number } an diesem Tag; spielt höchstens { $most } am Tag (TRN-48).
tournament-tier-players = Turniere der Stufe { $tier } brauchen mindestens { $least } Spieler (TRN-47); hier sind es { $players }.
tournament-tier-fleets = Keine Flottenliste von { $players }; in Turnieren der Stufe { $tier } ist sie Pflicht (TRN-17).
tournament-tier-judge = Turniere der Stufe { $tier } brauchen einen Schiedsrichter, und hier gibt es keinen (TRN-79).
tournament-tier-apart = Nur zwanglose Turniere trennen in der ersten Runde Familien und Fahrgemeinschaften (TRN-30).
tournament-not-checked-in = Nicht angemeldet und deshalb nicht ausgelost: { $players }.
tournament-other-rounds = Turniere der Stufe { $tier } mit { $players } Spielern sollten { $suggested } Runden haben, nicht { $rounds } (TRN-45).
tournament-rematches-needed = { $players } Spieler können nicht { $rounds } Runden spielen, ohne erneut aufeinanderzutreffen (TRN-34).
tournament-two-days = Bei { $players } Spielern sind zwei Tage empfohlen, mit { $rounds } Runden am ersten (TRN-48).
tournament-rounds-missing = Erst { $played } von { $planned } Runden sind gespielt (TRN-09).

## Ergebnisse

tournament-has-result = Diese Partie hat schon ein Ergebnis: { $result }
tournament-pairings-stay = Alle Paarungen bleiben, wie sie ausgelost sind (bis { $round }); die Tabelle wird neu berechnet.
tournament-no-result = Diese Partie hat kein Ergebnis.
tournament-paired-from = Aus diesen Ergebnissen wurde schon eine spätere Runde ausgelost ({ $round }).
    .remedy = Ändere stattdessen das Ergebnis, oder nimm die spätere Runde zurück.
tournament-cut-from = Aus diesen Ergebnissen ({ $round }) wurde der Cut auf { $size } gemacht.
    .remedy = Ändere stattdessen das Ergebnis, oder nimm den Cut zurück.
tournament-final-result = Das Ergebnis dieser Partie steht fest.
    .remedy = Sag der Turnierleitung Bescheid, wenn es falsch ist.
tournament-report-judge = Spieler können keinen Schiedsrichterentscheid melden.
    .remedy = Ruf einen Schiedsrichter.
tournament-report-counts = Es zählt, sobald dein Gegner dasselbe Ergebnis meldet.
tournament-report-differs = Dein Gegner hat ein anderes Ergebnis gemeldet; die Turnierleitung entscheidet.
tournament-reported-differently = { $player } hat ein anderes Ergebnis gemeldet.
tournament-no-game-id = Das ist keine Spielkennung.
    .remedy = Kopiere sie aus dem Link des Spiels.
tournament-result-there = Diese Partie hat schon ein Ergebnis.
    .remedy = Entferne zuerst das Ergebnis.
tournament-linked = Diese Partie ist mit Spiel { $game } verknüpft.
    .remedy = Löse zuerst dieses Spiel.
tournament-not-linked = Diese Partie ist mit keinem Spiel verknüpft.
tournament-linked-elsewhere = Dieses Spiel ist schon mit einer anderen Partie verknüpft.
    .remedy = Wähle ein anderes Spiel.
tournament-no-match-waits = Keine Partie wartet auf den Ausgang dieses Spiels.
tournament-has-bye = { $player } hat ein Freilos ({ $round }).
    .remedy = Ein Freilos braucht kein Ergebnis.
tournament-plays-not = { $player } spielt nicht mit ({ $round }).
tournament-other-player = Wähle einen anderen Spieler.
tournament-only-byes = Die Runde besteht nur aus Freilosen.
tournament-tables-used = Belegt sind die Tische { $first } bis { $last }.
tournament-nobody-at-table-in = An Tisch { $table } spielt niemand ({ $round }).
tournament-nobody-at-table = An Tisch { $table } spielt niemand.
    .remedy = Wähle einen belegten Tisch.
tournament-score-low = Ein Punktestand kann nicht unter 0 sein.
tournament-score-high = Ein Punktestand kann nicht über { $most } sein.
tournament-check-score = Prüfe den Ergebniszettel.
tournament-report-places = Eine Meldung nennt die Spieler einer Partie 0 und 1.
    .remedy = Nimm eines von beiden.
tournament-needs-winner = Diese Partie braucht einen Sieger ({ $round }).
    .remedy = Lass einen Schiedsrichter entscheiden, wer weiterkommt.

## Turnierbaum, Cut und weitere Tage

tournament-bracket-fits = Der Turnierbaum passt schon zu den Ergebnissen.
tournament-taken-back-until = { $round }: zurückgenommen, bis die Runde davor vollständig ist.
tournament-nothing-after = Nach Runde { $round } kommt nichts.
    .remedy = Wähle eine frühere Runde.
tournament-would-rebuild = { $fault } Du müsstest dann den Turnierbaum neu aufbauen oder die späteren Runden zurücknehmen.
tournament-missed-cut = In den Cut auf { $size } hätte es geschafft: { $players }. Nimm die Runden nach Runde { $round } zurück, um den Cut neu zu machen.
tournament-other-seeding = Die Spieler im Cut wären anders gesetzt. Nimm die Runden nach Runde { $round } zurück, um den Cut neu zu machen.
tournament-missed-day = An Tag { $day } wäre weitergekommen: { $players }. Nimm die Runden nach Runde { $round } zurück, um ihn neu zu beginnen.
tournament-no-bracket = Ein Cut auf { $size } ergibt keinen Turnierbaum.
    .remedy = Möglich ist { $sizes }.
tournament-cut-made = Der Cut auf { $size } ist schon gemacht.
    .remedy = Mach ihn rückgängig, um einen anderen zu machen.
tournament-cut-needs = Ein Cut auf { $size } braucht { $size } Spieler; übrig sind { $left }.
    .remedy = Wähle weniger.
tournament-cannot-advance = { $top } von { $players } Spielern können nicht weiterkommen.
tournament-elimination-open = Die Endrunde ist noch nicht vorbei.
tournament-day-unplayed = Ein neuer Tag hat begonnen, aber noch keine seiner Runden ist gespielt.
tournament-final-played = Das Finale ist gespielt.
    .remedy = Beende das Turnier.
tournament-misplaced = { $winner } hat gewonnen ({ $before }), aber { $player } spielt weiter ({ $round }).
tournament-shared-rank = Rang { $rank } teilen sich { $players } Spieler; ihre Reihenfolge wurde ausgelost (TRN-97).

## Spieler

tournament-no-player = Einen Spieler Nummer { $number } gibt es nicht.
tournament-check-players = Sieh in der Liste der Spieler nach.
tournament-nobody-given = Es wurde kein Spieler genannt.
tournament-enter-name = Gib mindestens einen Namen ein.
tournament-choose-one = Wähle mindestens einen.
tournament-same-name = { $name } gibt es schon; beide werden mit ihrer Nummer gezeigt.
tournament-late = Runde { $round } ist schon ausgelost: Neue Spieler bekommen für verpasste Runden keine Punkte.
tournament-bye-too-late = { $player } kann für Runde { $round } kein Freilos mehr bekommen: Sie ist schon veröffentlicht.
    .remedy = Gewähre eines für Runde { $round }.
tournament-second-bye = { $player } hatte schon ein Freilos (TRN-36).
tournament-was-disqualified = { $player } wurde disqualifiziert.
tournament-anonymous = Spieler { $number } ist schon anonym.
tournament-anonymise = Das lässt sich nicht rückgängig machen: Der Name wird endgültig gelöscht.
tournament-several-players = „{ $text }“ passt auf mehrere Spieler: { $players }.
tournament-use-number = Nimm die Nummer.
tournament-meant = Meintest du { $names }?
tournament-no-player-called = Einen Spieler namens „{ $name }“ gibt es nicht.
tournament-already =
    { $what ->
        [checked-in] { $player } ist schon angemeldet.
        [left] { $player } ist schon ausgestiegen.
        [taking-part] { $player } nimmt schon teil.
       *[disqualified] { $player } ist schon disqualifiziert.
    }
tournament-paired-before = Runde { $round } wurde vor dieser Änderung ausgelost; lose sie neu aus, damit die Änderung zählt.
tournament-unsettled = Die Partie von { $player } an Tisch { $table } hat noch kein Ergebnis: Trage eine Aufgabe oder „nicht angetreten“ ein.
tournament-no-name = Ein Spieler braucht einen sichtbaren Namen.
    .remedy = Gib einen ein; er kann später geändert werden.
tournament-long-name = „{ $name }“ ist als Name zu lang.
tournament-judge-plays = { $name } ist hier Schiedsrichter: In Premier-Turnieren spielen Schiedsrichter nicht mit (TRN-80).
tournament-only-judge-plays = { $name } ist der einzige Schiedsrichter: Wer mitspielt, braucht einen zweiten (TRN-79).
tournament-same-fleet = { $player } muss das ganze Turnier dieselbe Flotte spielen ({ $rule }).
tournament-unknown-line = Zeile nicht erkannt: { $remark }

## Uhr, Notizen und Rufe nach Schiedsrichtern

tournament-schedule-announced = Wie die Gegnerwertung berechnet wird, wird vor dem Start angekündigt (TRN-68).
tournament-recalculated = Das Turnier hat begonnen: Alle Ergebnisse werden mit dem neuen Profil neu berechnet.
tournament-clock-runs = Die Uhr läuft schon.
    .remedy = Halte sie an, oder gib einem Tisch mehr Zeit.
tournament-clock-stands = Die Uhr läuft nicht.
    .remedy = Starte sie.
tournament-minutes-away = So viele Minuten ({ $minutes }) hat die Uhr nicht mehr.
    .remedy = Nimm weniger als { $most } weg.
tournament-no-note-kind = „{ $kind }“ ist keine Art von Notiz.
tournament-judge-called = An Tisch { $table } ist schon ein Schiedsrichter gerufen.
    .remedy = Warte auf den Schiedsrichter.
tournament-no-call = Einen Ruf Nummer { $number } gibt es nicht.
    .remedy = Sieh bei den Notizen nach.
tournament-call-answered = Dieser Ruf ist schon beantwortet.
    .remedy = Schreib für alles Weitere eine Notiz.
tournament-call-over = Am Tisch dieses Rufs spielt niemand mehr.
    .remedy = Antworte ohne Minuten.
tournament-long-note = Die Notiz ist zu lang.
tournament-over-a-day = { $minutes } Minuten sind mehr als ein Tag.
    .remedy = Gib weniger Minuten.

## Worum sich die Turnierleitung kümmern sollte. $table: 0, wenn es keinen gibt.

tournament-watch-call =
    { $text ->
        [none]
            { $table ->
                [0] Ein Schiedsrichter wurde gerufen.
               *[other] Ein Schiedsrichter wurde an Tisch { $table } gerufen.
            }
       *[other]
            { $table ->
                [0] Ein Schiedsrichter wurde gerufen: { $text }
               *[other] Ein Schiedsrichter wurde an Tisch { $table } gerufen: { $text }
            }
    }
tournament-watch-reports = Tisch { $table }: { $players } haben verschiedene Ergebnisse gemeldet.
tournament-watch-time = Tisch { $table }: Die Zeit ist um, und es gibt noch kein Ergebnis.
tournament-watch-gone = { $player } { $presence ->
        [expected] wird noch erwartet
        [dropped] ist ausgestiegen
        [not-advanced] ist ausgeschieden
        [disqualified] ist disqualifiziert
       *[present] ist anwesend
    }: Tisch { $table } braucht ein Ergebnis.
tournament-watch-absent = { $player } ist nicht angemeldet.
tournament-watch-no-fleet = { $player } hat keine Flottenliste abgegeben (TRN-17).
tournament-watch-fleet = Die Flotte von { $player }: { $fault }

## Einstellungen

tournament-points = Ein Turnier nach dem Profil „{ $profile }“ geht nicht mit { $points } Punkten.
    .remedy = Spielt mit { $usual }, oder nach der älteren Regel mit { $legacy } (TRN-12).
tournament-no-row = „{ $text }“ ist keine Zeile einer Punktetabelle.
    .remedy = Schreibe Marge=Sieger/Verlierer, zum Beispiel 30=6/4.
tournament-table-gaps = Die Punktetabelle deckt nicht jede Marge ab.
    .remedy = Beginne mit einer Zeile für Marge 0 und nenne jede Marge einmal, der Reihe nach.
tournament-no-award = „{ $text }“ sagt nicht, was ein Freilos zählt.
    .remedy = Schreibe Punkte/Marge, zum Beispiel 8/61.
tournament-nameless = Ein Turnier braucht einen Namen.
    .remedy = Gib einen ein.
tournament-event-name-long = Der Name des Turniers ist zu lang.
tournament-round-count = Ein Turnier kann nicht { $rounds } Runden haben.
    .remedy = Wähle 1 bis { $most }, oder 0 für die vorgeschlagene Zahl.
tournament-round-minutes = Eine Runde kann nicht { $minutes } Minuten dauern.
tournament-fleet-points = Eine Flotte kann nicht { $points } Punkte haben.
tournament-own-table = Das Profil { $profile } hat seine eigene Punktetabelle und sein eigenes Freilos.
    .remedy = Wähle das Profil { $custom }, um sie festzulegen.
tournament-no-such =
    { $what ->
        [profile] Ein Profil namens „{ $name }“ gibt es nicht.
       *[tier] Eine Stufe namens „{ $name }“ gibt es nicht.
    }
tournament-known = Es gibt: { $names }.
tournament-meant-or-known = Meintest du { $meant }? Es gibt: { $names }.

## Die Regeln eines Turniers, für alle Seiten. $rounds: 0, wenn es von der Zahl der Spieler abhängt.

tournament-rules =
    { $rounds ->
        [0] Stufe { $tier }, { $profile }, { $points } Punkte, so viele Runden, wie für die Zahl der Spieler vorgeschlagen sind, je { $minutes } Minuten.
       *[other] Stufe { $tier }, { $profile }, { $points } Punkte, { $rounds } Runden, je { $minutes } Minuten.
    }
tournament-rules-bye = Ein Freilos zählt { $points } Turnierpunkte und eine Siegmarge von { $margin }.
tournament-rules-sum = Bei Gleichstand: Siegmarge, dann Gegnerwertung. Die Gegnerwertung ist die Summe der Turnierpunkte der Gegner (TRN-66).
tournament-rules-average = Bei Gleichstand: Siegmarge, dann Gegnerwertung. Die Gegnerwertung ist der Schnitt der Turnierpunkte der Gegner pro Runde, wie die Turniersoftware ihn berechnet (TRN-67).

## Rückgängig machen, wiederholen, und Dateien

tournament-unsavable = Der Text enthält Zeichen, die nicht gespeichert werden können.
    .remedy = Gib ihn noch einmal ein.
tournament-changed = Das Turnier hat sich inzwischen geändert.
    .remedy = Sieh nach und versuch es noch einmal.
tournament-overrule = Du kannst es trotzdem tun.
tournament-no-undo = Es gibt nichts rückgängig zu machen.
    .remedy = Das Turnier ist gerade erst angelegt.
tournament-undo-anonymous = Ein anonymisierter Name kann nicht wiederhergestellt werden.
    .remedy = Ändere stattdessen den Namen des Spielers.
tournament-no-redo = Es gibt nichts zu wiederholen.
    .remedy = Nur die zuletzt rückgängig gemachte Änderung kann wiederholt werden.
tournament-no-event-file = Das ist keine Turnierdatei.
    .remedy = Turnierdateien beginnen mit der Zeile „{ $title }“; `new` legt eine an.
tournament-first-missing = Der erste Eintrag, der das Turnier anlegt, fehlt.
    .remedy = Nimm eine vollständige Kopie der Datei.
tournament-entry-unreadable = Eintrag { $number } des Turniers ist nicht lesbar: { $why }.
tournament-entry-broken = Eintrag { $number } des Turniers folgt nicht aus denen davor: Die Datei wurde von Hand geändert.
tournament-damaged = Nimm eine frühere Kopie, oder rette mit `armada tournament salvage` alles vor dem Schaden.
tournament-cut = Cut
tournament-draw-anonymised = Diese Auslosung hielt eine Familie oder einen Verein getrennt, deren Spieler inzwischen anonymisiert ist

## Turniere, die keinen Sinn ergäben: unsere eigenen Fehler

tournament-unsound = Das Turnier wäre in sich widersprüchlich: { $what }.
    .remedy = Es wurde nichts geändert. Bitte melde, was du getan hast.
tournament-the-cut = der Cut
tournament-a-note = eine Notiz
tournament-unsound-place = Runde { $number } steht an der Stelle von Runde { $place }
tournament-unsound-preview = { $round } ist nicht veröffentlicht, aber eine spätere Runde ist ausgelost
tournament-unsound-cut = der Cut folgt auf eine Runde, die es nicht gibt
tournament-unsound-twice = jemand ist zweimal gepaart ({ $round })
tournament-unsound-opponent = einer Partie fehlt ein Gegner ({ $round })
tournament-unsound-player = { $where } nennt Spieler Nummer { $number }, den es nicht gibt
tournament-file-exists = Die Datei { $file } gibt es schon.
    .remedy = Wähle einen anderen Namen für das neue Turnier.
tournament-file-unwritable = { $file } kann nicht geschrieben werden: { $why }.
tournament-file-unreadable = { $file } kann nicht gelesen werden: { $why }.
    .remedy = `armada tournament new` legt ein Turnier an.
tournament-no-salvage = Es ist nichts zu retten: Der erste Eintrag, der das Turnier anlegt, ist beschädigt.
    .remedy = Nimm eine Kopie der Datei von einem anderen Gerät.
tournament-no-title = die erste Zeile sagt nicht, dass das ein Turnier ist
tournament-not-applied = Eintrag { $number } kann nicht angewandt werden ({ $why })
tournament-unreadable-text = nicht lesbar: { $text }
tournament-entry-kind = ein Eintrag der Art „{ $kind }“
tournament-no-export = Das ist kein vollständiges Turnier: { $why }.
    .remedy = Gib eines mit `armada tournament export --as json` aus.
tournament-export-changed = Das Protokoll dieses Turniers wurde von Hand geändert.
    .remedy = Gib es noch einmal aus.
tournament-standings-start = Vor der ersten Runde
tournament-standings-after = Stand nach: { $round }
tournament-standings-final = Endstand
