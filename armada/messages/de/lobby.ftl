# Die Lobby eines Tisches: was fehlt, was an einer Flotte des Teams falsch ist und warum eine Bitte abgelehnt wird.

lobby-odd-seats = { $players } Spieler lassen sich nicht in zwei gleich große Teams teilen (SEC-16). Füge einen Computer hinzu, oder jemand führt zwei Flotten (SEC-26).
lobby-one-seat = Eine Flotte hat keinen Gegner (SEC-16). Füge einen Computer hinzu oder einen Platz für Freunde.
lobby-too-many-seats = { $players } Spieler sind zu viele: Eine Sektorpartie hat zwei, vier, sechs oder acht (SEC-16). Nimm einige heraus; sie können zusehen.
lobby-size-of-others =
    { $points } Punkte sind eine Partie für { $fitting ->
        [2] zwei
        [4] vier
        [6] sechs
       *[8] acht
    } Spieler ({ $fitting_rule }). Zu { $players ->
        [2] zweit
        [4] viert
        [6] sechst
       *[8] acht
    } bringt jeder { $each } mit, { $legal } je Seite ({ $rule }). Auf { $legal } ändern?
lobby-no-such-size =
    Eine Sektorpartie zu { $players ->
        [2] zweit
        [4] viert
        [6] sechst
       *[8] acht
    } kann man nicht mit { $points } Punkten spielen. Jeder kann { $each } mitbringen, { $legal } je Seite. Auf { $legal } ändern?
lobby-two-fleets = { $profile }: Das ist ein Spiel für zwei Flotten (OPT-05). Wähle Sektorflotte, wo jeder im Team eine Flotte hat, oder spiele zu zweit.
lobby-seat-fault = Platz { $seat }: { $fault }
lobby-same-person = Eine Person kann zwei Flotten eines Teams führen (SEC-26). Nenne einen früheren Platz desselben Teams.

lobby-other-faction =
    { $player ->
        [You] Deine Flotte
       *[other] Die Flotte von { $player }
    } gehört zu { $faction ->
        [rebel] den Rebellen
        [empire] dem Imperium
        [republic] der Republik
       *[separatist] den Separatisten
    }, das Team zu { $team ->
        [rebel] den Rebellen
        [empire] dem Imperium
        [republic] der Republik
       *[separatist] den Separatisten
    } (SEC-20). Wähle eine Flotte der Fraktion des Teams.
lobby-other-faction-free =
    { $player ->
        [You] Deine Flotte
       *[other] Die Flotte von { $player }
    } gehört zu { $faction ->
        [rebel] den Rebellen
        [empire] dem Imperium
        [republic] der Republik
       *[separatist] den Separatisten
    }, das Team zu { $team ->
        [rebel] den Rebellen
        [empire] dem Imperium
        [republic] der Republik
       *[separatist] den Separatisten
    } (SEC-20). Wähle eine Flotte der Fraktion des Teams, oder setz dich auf die andere Seite: Platz { $seat } ist frei.
lobby-name-twice = { $player ->
    [You] { $card } ist schon in deiner Flotte (SEC-24). Lass die Karte hier weg (-{ $saved }), oder dort.
   *[other] { $card } ist schon in der Flotte von { $player } (SEC-24). Lass die Karte weg (-{ $saved }), oder bitte { $player } zu tauschen.
}
lobby-name-twice-squadron = { $player ->
    [You] { $card } ist schon in deiner Flotte (SEC-24). Nimm hier { $plain } (-{ $saved }), oder dort.
   *[other] { $card } ist schon in der Flotte von { $player } (SEC-24). Nimm { $plain } (-{ $saved }), oder bitte { $player } zu tauschen.
}
lobby-not-yet = Die Wirkung von { $card } ist noch nicht geschrieben. Lass die Karte weg.

lobby-missing = Die Partie kann beginnen, wenn alle bereit sind. Es fehlen: { $who }.
lobby-missing-seats =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
lobby-missing-player = { $player }
lobby-missing-fleet = eine Flotte für { $player }
lobby-missing-away = { $player } (nicht da)

lobby-is-closed = Die Partie hat begonnen, die Lobby ist geschlossen.
lobby-not-you = Diese Person sitzt nicht an diesem Bildschirm. Du kannst für die handeln, die hier sitzen.
lobby-name-first = Du siehst zu. Öffne den Link des Tisches und nenne deinen Namen, um mitzuspielen.
lobby-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
lobby-nobody = Diese Person gibt es an diesem Tisch nicht.
lobby-not-your-seat = Dieser Platz gehört dir nicht. Du kannst deinen eigenen ändern.
lobby-seat-taken = { $player } hat sich gerade auf { $seat } gesetzt. { $free } ist frei. Deine Flotte bleibt erhalten.
lobby-seat-computer = Auf Platz { $seat } sitzt ein Computer. { $free } ist frei.
lobby-all-taken =
    Alle { $players ->
        [2] zwei
        [4] vier
        [6] sechs
       *[8] acht
    } Plätze sind besetzt (SEC-16). Du kannst zusehen oder nach dem Beginn für einen Computer einspringen.
lobby-all-taken-admiral =
    Alle { $players ->
        [2] zwei
        [4] vier
        [6] sechs
       *[8] acht
    } Plätze sind besetzt (SEC-16). Du kannst zusehen, nach dem Beginn für einen Computer einspringen, oder Großadmiral ohne Flotte sein, wenn das Team zustimmt (SEC-65).
lobby-also-other-team = Eine Person kann zwei Flotten eines Teams führen, aber nicht beider (SEC-26). Nimm einen Platz neben deinem.
lobby-no-fleet = Wähle eine Flotte, oder füge eine ein.
lobby-unknown-line = Zeile { $line }: { $reason } Verbessere sie und füge die Liste noch einmal ein.
lobby-sit-first = Setz dich zuerst, dann sag, dass du bereit bist.
lobby-fleet-first = Platz { $seat } hat noch keine Flotte. Wähle eine, dann sag, dass du bereit bist.
lobby-faults =
    { $count ->
        [one] Deine Flotte hat einen Fehler: { $first }
       *[other] Deine Flotte hat { $count } Fehler. Der erste: { $first }
    }
lobby-host-only = Das kann nur der Gastgeber. Frag { $host }.
lobby-no-level = Diesen Computer gibt es nicht. Wähle einen von { $levels }.
lobby-is-here = { $player } ist am Tisch. Bitte darum, den Platz freizugeben, oder entferne { $player } zuerst.
lobby-no-stand-in = In einem Turnier spielt kein Computer für { $player }. Wartet auf { $player }.
lobby-no-computer-fleet = Für einen Computer auf Platz { $seat } haben wir keine Flotte gefunden, die zu seinem Team passt. Wähle eine.
lobby-has-two-seats = { $player } hat zwei Plätze eines Teams (SEC-26). Gib zuerst einen davon frei.
lobby-minutes = Eine Bedenkzeit hat 1 bis { $most } Minuten. Lass sie weg, um ohne Uhr zu spielen.
lobby-at-zero-tournament = Im Turnier gibt auf, wer keine Zeit mehr hat (TRN-44). Wähle das, oder ein anderes Format.
lobby-at-zero-team = Wenn die Zeit eines Teams abläuft, hat dort niemand mehr welche. Gib jedem Spieler eigene Zeit, oder lass den Computer antworten.
lobby-somebody-answers = { $stand_in ->
    [computer] Deine Zeit ist um: Der Computer antwortet für dich. Du kannst zusehen und mit deinem Team reden.
   *[other] Deine Zeit ist um: { $stand_in } antwortet für dich. Du kannst zusehen und mit deinem Team reden.
}
lobby-start-faults = Die Partie kann nicht beginnen: Die Flotte von { $player } hat einen Fehler. { $first }
lobby-name-taken = { $player } ist schon am Tisch. Wähle einen anderen Namen.
lobby-held-elsewhere = Dieser Platz ist vergeben: { $player } hat ihn an einem anderen Gerät. Ist es deiner, öffne dort seinen Link, oder setz dich woanders hin.
lobby-open-commands = Sprich über Kommandos am Tisch (OPT-09). Nach der Kommandophase ist der Teamchat wieder offen.
lobby-give-name = Nenne deinen Namen, damit die anderen wissen, wer du bist.
lobby-too-many-people = Zu viele sind über diesen Link an den Tisch gekommen. Du kannst weiterhin zusehen.
lobby-shared-team-chat = An diesem Bildschirm lesen beide Teams mit. Schreib an den Tisch.
lobby-not-your-ship = Du kannst die Kommandoräder deiner eigenen Schiffe zeigen (SEC-39).

# Was bei einer Flotte stimmt
lobby-holds-points = { $points } von { $limit } Punkten
lobby-holds-flotillas =
    { $count ->
        [one] { $count } Flottille von { $most }
       *[other] { $count } Flottillen von { $most }
    }
lobby-holds-squadrons = Staffeln { $points } von { $limit } Punkten
lobby-holds-flagship = Ein Flaggschiff mit Kommandant
lobby-holds-objectives =
    { $count ->
        [one] { $count } Missionsziel
       *[other] { $count } Missionsziele
    }
lobby-holds-faction =
    { $faction ->
        [rebel] Rebellenallianz
        [empire] Imperium
        [republic] Republik
       *[separatist] Separatisten
    }, wie das ganze Team
lobby-holds-names = Kein einzigartiger Name doppelt im Team
# Plätze ohne Flotte
lobby-role-order = Zuerst kommen die Plätze mit Flotte, dann die ohne: erst die des ersten Teams, dann die des zweiten.
lobby-role-side = Ein Platz ohne Flotte gehört zu einem Team. Nenne Seite 0 oder 1.
lobby-role-fleet = Dieser Platz hat keine Flotte. Lass sie weg.
lobby-role-battle = Eine Partie, die mit einer Schlacht beginnt, hat nur Plätze mit Flotte. Beginne sie mit dem Aufbau.
lobby-admiral-one-more = Ein Großadmiral ohne Flotte ist ein weiterer Spieler (SEC-65). Steh zuerst von deinem Platz auf, oder überlass den Platz jemand anderem.
lobby-admiral-one = Ein Team hat einen Großadmiral (SEC-65). Lass den zweiten Platz weg.
lobby-admiral-teams-only = Einen Großadmiral ohne Flotte kann nur ein Team aus mindestens zwei Spielern mit je einer Flotte haben (SEC-65). Wähle Sektorflotte für vier, sechs oder acht.
lobby-admiral-other-team = Das entscheidet das andere Team (SEC-65). Für dein eigenes Team kannst du einen Großadmiral hinzufügen.
lobby-admiral-taken = { $player } ist schon Großadmiral ohne Flotte (SEC-65). Du kannst zusehen oder den Gastgeber fragen.
lobby-admiral-no-fleet = Ein Großadmiral ohne Flotte bringt keine mit (SEC-65). Setz dich auf einen anderen Platz, um deine mitzubringen.
lobby-teammates-option = Nur im Teamspiel teilen sich Spieler eine Flotte (OPT-05). Füge einer Standardpartie die Option Teamspiel hinzu.
lobby-shared-sizes = Teams aus { $one } und { $other } können sich keine zwei Flotten teilen (OPT-05). Teams sind so gleich wie möglich, mit höchstens je vier Spielern und zusammen mindestens drei.
lobby-teammate-one-more = In einem Team, das sich eine Flotte teilt, ist jeder Spieler eine eigene Person (OPT-05). Überlass diesen Platz jemand anderem oder einem Computer.
lobby-teammate-no-fleet = { $commander } führt dein Team und bringt seine Flotte mit (OPT-06). Bitte { $commander } darum.
lobby-commander-first = { $commander } hat die Flotte deines Teams noch nicht mitgebracht (OPT-06). Sag danach, dass du bereit bist.
lobby-nothing-shared = Es gibt keine geteilte Flotte (OPT-05). Im Teamspiel bringt sie zuerst der Kommandant des Teams mit.
lobby-cards-count = Deine Flotte hat { $cards } Schiffe und Staffeln. Nenne für jede einen Spieler (OPT-07).
lobby-cards-team = Nur Spieler deines Teams können seine Schiffe und Staffeln kontrollieren (OPT-07). Nenne für jede Karte einen von ihnen.
lobby-cards-idle = { $player } hätte weder Schiff noch Staffel (OPT-07). Gib jedem im Team mindestens eine Karte.
lobby-no-team = Dieses Team gibt es nicht. Die Teams sind 0 und 1.

# Einzigartige Karten eines Teams
lobby-swap-asked = { $player } bittet { $other } um { $name } (SEC-24).
lobby-swap-none = Niemand in deinem Team hat diese Karte vor dir. Deine Flotte kann sie behalten.
lobby-swap-declined = { $player } behält { $name } (SEC-24). Lass die Karte weg, oder nimm eine andere.
lobby-swap-over = Diese Frage ist nicht mehr offen.

# Was ein Team seinem Großadmiral sagt
lobby-advice-answered = Diese Frage ist schon beantwortet. Das Brett zeigt, was geschah.
lobby-advice-own = Du kannst nur zu dem etwas vorschlagen, was dein Großadmiral für das Team entscheidet.
lobby-advice-unreadable = Das ist keine Antwort auf „{ $question }“ Schlag eine der Möglichkeiten vor.
lobby-advice-to-yourself = Du hast keinen Großadmiral, den du fragen könntest: Du entscheidest selbst (SEC-27).
lobby-advice-computer = { $player } ist ein Computer und Großadmiral deines Teams. Er entscheidet selbst.
lobby-advice-long = Das ist zu lang. Eine Zeile an deinen Großadmiral hat höchstens { $most } Zeichen.
lobby-point-outside = Diese Stelle liegt nicht im Spielbereich. Zeig auf eine, die darin liegt.
lobby-too-quick = Du schickst zu viele Nachrichten auf einmal. Warte einen Moment.

# Die Liste offener Tische
lobby-private = Ein Spiel, dem niemand zuschauen darf, kann nicht auf der Liste offener Tische stehen. Erlaube Zuschauer mit dem Link, oder schick deinen Freunden den Link des Tisches.
lobby-not-open = Dieser Tisch ist nicht mehr offen: Sein Gastgeber hat ihn von der Liste genommen, oder alle Plätze sind besetzt. Wähle einen anderen Tisch oder eröffne einen eigenen.
