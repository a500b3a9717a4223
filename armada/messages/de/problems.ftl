### Warum der Server eine Anfrage ablehnt.

problems-being-paired = Dieses Turnier wird gerade ausgelost. Warte, bis das fertig ist.
problems-pairing-slow = Das dauert hier länger als { $seconds } Sekunden. Lass `armada tournament` auf die Turnierdatei los.
problems-pairing-failed = Die Auslosung ist fehlgeschlagen. Es wurde nichts geändert; versuch es noch einmal.

## Anfragen und Verbindungen

problems-schema-hint = Berichtige das und sende es noch einmal. /api/schema sagt, was gesendet werden kann.
problems-acted-first-reload = Jemand war schneller. Lade das Spiel neu und versuch es noch einmal.
problems-unreadable = Die Anfrage ist nicht lesbar: { $why }.
problems-nested = Die Anfrage ist zu tief verschachtelt.
problems-event-full = Die Datei dieses Turniers ist voll. Lade sie herunter und mach auf der Kommandozeile weiter.
problems-event-deleted = Dieses Turnier wurde gelöscht.
problems-guesses =
    { $seconds ->
        [one] Von deiner Adresse kamen zu viele falsche Links oder Codes. Versuch es in einer Sekunde noch einmal.
       *[other] Von deiner Adresse kamen zu viele falsche Links oder Codes. Versuch es in { $seconds } Sekunden noch einmal.
    }
problems-waiting = Zu viele deiner Anfragen warten noch. Warte auf eine Antwort, bevor du wieder fragst.
problems-connections = Es gibt zu viele Verbindungen. Schließe einige, oder versuch es später noch einmal.
problems-message-bytes = Eine Nachricht hat höchstens { $most } Bytes.
problems-many-games = Du hast in kurzer Zeit viele Spiele angelegt. Spiel eines davon, oder warte eine Weile.
problems-many-records = Du hast in kurzer Zeit viele Aufzeichnungen geöffnet. Sieh dir eine davon an, oder warte eine Weile.
problems-many-fleets = Du hast in kurzer Zeit viele Flotten gespeichert. Warte eine Weile, bevor du noch eine speicherst.
problems-much-kept = Deine Adresse hat den Speicherplatz für heute aufgebraucht. Versuch es morgen noch einmal.
problems-worker = Der Server konnte das nicht berechnen, oder es dauerte zu lange. Es hat sich nichts geändert. Versuch es gleich noch einmal.
problems-internal = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert. Versuch es noch einmal.

## Am Tisch

problems-other-seat = Dieser Platz gehört dir nicht. Du kannst für deine eigenen entscheiden.
problems-fleet-missing = Das Spiel hat noch nicht begonnen: Jemand muss noch eine Flotte wählen.
problems-nothing-left = Das Spiel ist vorbei. Es gibt nichts mehr zu entscheiden.
problems-paused = Das Spiel ist angehalten. Schlage vor, weiterzuspielen.
problems-engine = Auf dem Server ist etwas schiefgegangen. Das Spiel ist unverändert. Versuch eine andere Antwort.
problems-preview-dropped = Eine neuere Anfrage hat diese ersetzt. Frag noch einmal, wenn du sie noch brauchst.
problems-preview-slow = Diese Vorschau hat zu lange gedauert. Versuch es noch einmal, oder frag etwas anderes.
problems-no-preview = Dafür gibt es keine Vorschau.
problems-not-begun = Das Spiel hat noch nicht begonnen.
problems-preview-other-seat = Dieser Platz gehört dir nicht. Frag für deinen eigenen.
problems-no-advice = In einer Begegnung eines Turniers entscheiden die Spieler selbst.
problems-gone-on = Das Spiel ist weitergegangen, oder der Spieler ist zurück: Das geht nicht mehr.
problems-no-take-backs = In Turnierspielen wird nichts zurückgenommen. Du kannst rückgängig machen, solange niemand etwas erfahren hat.
problems-nothing-decided = Du hast noch nichts entschieden: Es gibt nichts zurückzunehmen.
problems-line = Zu dieser Zeile des Protokolls kannst du nicht zurück. Wähle eine, die auf eine Entscheidung folgt.
problems-before-deal = Das wurde entschieden, bevor für dieses Spiel verdeckte Karten verteilt wurden. Wähle eine spätere Zeile.
problems-over = Das Spiel ist vorbei.
problems-already-paused = Das Spiel ist schon angehalten.
problems-not-paused = Das Spiel ist nicht angehalten.
problems-no-proposal = Das kannst du nicht vorschlagen. Vorschlagen kannst du pause, go_on, bot und stand_in.
problems-bot-seat = Wähle den Platz, für den ein Bot spielen soll.
problems-bot-for = { $player } kann nicht ersetzt werden: Ein Bot spielt nur für jemand anderen, der gegangen ist.
problems-bot-tournament = In einem Turnier spielt kein Bot für { $player }. Warte, oder ruf einen Schiedsrichter.
problems-bot-present = { $player } ist am Tisch. Ein Bot spielt nur für jemanden, der gegangen ist.
problems-bot-not-begun = Das Spiel hat noch nicht begonnen: Es gibt für einen Bot nichts zu spielen.
problems-bot-announced = Für { $player } springt schon ein Bot ein, außer { $player } ist rechtzeitig zurück.
problems-asked = Darum hast du schon gebeten. Die anderen haben noch nicht geantwortet.
problems-declined =
    { $seconds ->
        [one] Die anderen haben abgelehnt. Du kannst in einer Sekunde noch einmal fragen.
       *[other] Die anderen haben abgelehnt. Du kannst in { $seconds } Sekunden noch einmal fragen.
    }
problems-proposal-closed = Dieser Vorschlag ist nicht mehr offen.
problems-proposal-others = Dieser Vorschlag wartet nicht auf deine Antwort.
problems-unloading = Das Spiel wird gerade geschlossen. Versuch es gleich noch einmal.
problems-long-id = Die Kennung einer Anfrage hat höchstens { $most } Zeichen.
problems-acted-first-board = Jemand war schneller. Das Brett zeigt, was passiert ist. Versuch es noch einmal.
problems-answered = Diese Frage ist schon beantwortet. Das Brett zeigt, was passiert ist.
problems-no-answer = Das ist keine Antwort auf „{ $question }“ Wähle eine der Möglichkeiten.
problems-unchecked = Diese Antwort konnten wir nicht prüfen. Wähle eine der Möglichkeiten.
problems-no-undo = Das kannst du nicht rückgängig machen: Seitdem wurde etwas aufgedeckt, oder jemand anderes hat entschieden. Du kannst darum bitten, es zurückzunehmen.
problems-too-late = Das lässt sich nicht mehr ändern: Seitdem wurde etwas aufgedeckt, oder jemand anderes hat entschieden.
problems-unknown-asking = Diese Art von Frage kennt der Server nicht.
problems-nothing-to-concede = Das Spiel hat noch nicht begonnen: Du kannst noch nicht aufgeben.
problems-spectators-chat = Zuschauer können den Spielern nicht schreiben.
problems-empty = Die Nachricht ist leer.
problems-chat-pace = Du schreibst zu schnell. Warte einen Moment.
problems-not-shared = An diesem Bildschirm spielst nur du. Er zeigt schon alles, was du sehen darfst.
problems-long-message = Diese Nachricht ist zu lang. Erlaubt sind { $most } Zeichen.
problems-closing = Der Server wird heruntergefahren. Versuch es gleich noch einmal.
problems-acted-first = Jemand war schneller. Versuch es gleich noch einmal.
problems-hello-late = Sende Hello innerhalb von { $seconds } Sekunden.
problems-hello-first = Die erste Nachricht muss Hello sein.
problems-hello-again = Du hast Hello schon gesendet.
problems-unloaded = Dieser Tisch wurde gerade geschlossen. Versuch es noch einmal.
problems-other-game = Dieser Link gehört zu einem anderen Spiel. Öffne den von diesem, oder sieh ohne ihn zu.
problems-no-seat = Dieser Link gehört zu keinem Platz in diesem Spiel. Du kannst ohne ihn zusehen.
problems-message-unreadable = Diese Nachricht kann der Server nicht lesen: { $why }.
problems-socket-pace = Du sendest zu schnell. Verbinde dich neu und sende weniger.

## Spiele, Flotten und Wiederholungen

problems-no-format = Ein Format „{ $name }“ gibt es nicht. Es gibt { $known }.
problems-no-fleet = Unter diesem Link gibt es keine Flotte. Prüfe, ob der Link vollständig ist.
problems-no-link = Dieser Browser hat in dem Spiel keinen Platz, also gibt es keinen Link zu ersetzen.
problems-browser-no-seat = Dieser Browser hat in dem Spiel keinen Platz. Du kannst zusehen.
problems-token-no-seat = Dieser Schlüssel gehört zu keinem Platz in diesem Spiel. Lass ihn weg, um das öffentliche Protokoll zu lesen.
problems-no-card = Eine Karte { $key } gibt es nicht. Such sie: /api/search?q=…
problems-no-area = Einen Bereich { $area } der Regeln gibt es nicht. Es gibt { $known }.
problems-replay-not-yet = Dieses Spiel ist noch nicht vorbei. Wiederholung und Aufzeichnung zeigen Verdecktes, deshalb gibt es sie erst danach. Bis dahin kannst du das Protokoll als Text speichern.
problems-replay-in-parts = Dieses Spiel wurde nach zwei Fassungen der Regeln gespielt, deshalb gibt es keine vollständige Aufzeichnung. Du kannst das Protokoll als Text speichern.
problems-no-view = Eine Ansicht „{ $view }“ gibt es nicht. Es gibt { $known }.
problems-long-record = Dieser Text ist zu lang für die Aufzeichnung eines Spiels.
problems-preview-pace = Du fragst zu schnell nach Vorschauen. Versuch es gleich noch einmal.
problems-no-moment = Dieses Spiel hat die Momente 0 bis { $last }. Wähle einen davon.
problems-long-list = Das ist länger als jede Flottenliste. Füge die Liste einer Flotte ein.
problems-no-printing = Eine Fassung „{ $name }“ gibt es nicht. Wähle eine von { $known }.
problems-no-faction = Eine Fraktion „{ $name }“ gibt es nicht. Nenne eine von { $known }.
problems-record-without-seed = Diese Aufzeichnung enthält ihren Startwert nicht, deshalb kann niemand ihre Würfel neu werfen. Du kannst sie nur ansehen.
problems-record-from-position = Dieses Spiel begann mit einer Stellung, nicht mit dem Aufbau: Hier kann niemand weiterspielen. Du kannst es ansehen.
problems-record-seats = Dieses Spiel hat { $seats } Plätze. Wähle für jeden, wer dort sitzt.
problems-moment-over = In diesem Moment ist das Spiel vorbei. Wähle einen früheren.
problems-moment-declared = Vor diesem Moment hat der Tisch „{ $what }“ festgehalten. Wähle einen früheren, um weiterzuspielen.
problems-closed-with-record = Dieses Spiel ist geschlossen. Es wurde nach einer früheren Fassung der Regeln gespielt und geht nach der heutigen nicht weiter. Du kannst die Aufzeichnung bis dahin herunterladen, wo sich beide unterscheiden.
problems-closed = Dieses Spiel ist geschlossen. Es wurde nach einer früheren Fassung der Regeln gespielt und geht nach der heutigen nicht weiter. Es kann nicht mehr gezeigt werden.
problems-record-of-players = Nur wer mitgespielt hat, kann die Aufzeichnung dieses Spiels herunterladen. Öffne es mit dem Link deines Platzes.
problems-other-server = Ein anderer Server ändert dieses Spiel gerade. Versuch es noch einmal.
problems-seed = Ein Startwert verrät alle Würfel und den Schadensstapel, deshalb kann er nicht gewählt werden, wenn ihr an verschiedenen Bildschirmen spielt. Lass ihn weg, oder spielt an einem Bildschirm.
problems-computers-name = Nur Bots heißen Computer. Wähle einen anderen Namen.
problems-start = Ein Spiel beginnt mit { $setup }, { $battle } oder { $lesson }.
problems-lesson-unknown = Eine Lektion dieses Namens gibt es nicht. Wähle eine von { $known }.
problems-lesson-alone = Eine Lektion spielst du allein: Lege ein Spiel an, in dem du den ersten Platz hast und ein Computer den zweiten.
problems-minutes = Eine Bedenkzeit hat 1 bis { $most } Minuten. Lass sie weg, um ohne Uhr zu spielen.
problems-no-player = Einen solchen Spieler gibt es nicht. Es gibt { $known }.
problems-own-seat = Wenn noch jemand an diesem Bildschirm spielt, muss ein Platz deiner sein.
problems-spectators = Zuschauer sind { $known }: alle, die mit dem Link, oder niemand.
problems-invisible-name = Dieser Name hat keine sichtbaren Buchstaben. Wähle einen anderen, oder lass ihn leer.
problems-other-dice = Die Würfel dieser Aufzeichnung sind nicht die ihres Startwerts, deshalb kann niemand von hier weiterspielen. Du kannst sie nur ansehen.
problems-no-game = Unter diesem Link gibt es kein Spiel. Prüfe, ob der Link vollständig ist.
problems-no-invitation = Das ist keine Einladung zu diesem Spiel. Frag noch einmal nach dem Link.
problems-seat-without-fleet = Wähle eine Flotte, oder füge eine ein: Dieser Platz hat noch keine.
problems-private = Dieses Spiel ist privat: Nur wer mitspielt, sieht es. Spielst du mit, öffne den Link deines Platzes.

## Turniere

problems-organiser-only = Das kann nur die Turnierleitung. Öffne sie mit dem Link, den du beim Anlegen des Turniers bekommen hast.
problems-desk-secret = Das ist nicht der Schlüssel dieser Turnierleitung. Öffne sie mit dem vollständigen Link.
problems-players-only = Das können nur Spieler. Gib deinen Code ein; du bekommst ihn von der Turnierleitung.
problems-code = Dieser Code gilt nicht für dieses Turnier. Prüfe ihn, oder bitte die Turnierleitung um einen neuen.
problems-event-changing = Das Turnier ändert sich ständig, während ausgelost wird. Versuch es noch einmal, wenn sonst niemand etwas einträgt.
problems-undo-changed = Das Turnier hat sich geändert: { $what } Sieh nach, bevor du etwas rückgängig machst.
problems-undo-others = Das wurde nicht von der Turnierleitung eingetragen ({ $name }): { $what }
    .remedy = Du kannst es trotzdem rückgängig machen.
problems-redo-changed = Das Turnier hat sich seitdem geändert, deshalb kann das nicht mehr wiederholt werden. Sieh nach und versuch es noch einmal.
problems-many-draws = Dieses Turnier hat zu viele Auslosungen, um sie hier zu prüfen. Lade es herunter und ruf `armada tournament verify` auf.
problems-play-here = Entferne das Ergebnis, um hier zu spielen.
problems-no-match = Keine Partie dieses Turniers ist mit diesem Spiel verknüpft.
problems-void = Dieser Schlüssel oder Code gilt nicht für dieses Turnier. Prüfe ihn, oder bitte die Turnierleitung um einen neuen.
problems-first-late = Sende die erste Nachricht innerhalb von { $seconds } Sekunden.
problems-first-watch = Die erste Nachricht muss { $message } sein.
problems-restarting = Der Server startet neu. Es ist nichts verloren: Versuch es gleich noch einmal.
problems-fleets-fixed = Das Turnier hat begonnen, also stehen die Flotten fest (TRN-18). Sprich mit der Turnierleitung.
problems-game-elsewhere = Das Spiel dieser Partie ist auf einem anderen Server. Bitte die Turnierleitung, es zu lösen.
problems-no-page = Diese Seite gibt es nicht. Es gibt { $known }.
problems-no-file = Diese Datei gibt es nicht. Es gibt { $known }.
problems-no-pairings = Es ist keine Runde veröffentlicht.
    .remedy = Versuch es wieder, wenn die Paarungen da sind.
problems-fleets-hidden = Flotten bleiben verdeckt, bis die erste Runde veröffentlicht ist (TRN-22). Versuch es dann wieder.
problems-no-fleet-list = Von diesem Spieler gibt es keine Flottenliste. Frag am Tisch.
problems-many-events = Du hast in kurzer Zeit zu viele Turniere angelegt. Nimm eines davon, oder warte eine Weile.
problems-no-room = Auf diesem Server ist kein Platz für ein weiteres Turnier. Frag den Betreiber.
problems-no-event = Dieses Turnier gibt es nicht. Prüfe, ob der Link vollständig ist.
problems-not-its-name = „{ $name }“ ist nicht der Name dieses Turniers.
    .remedy = Gib ein: { $event }
problems-player-pace = Du sendest zu schnell. Warte eine Minute, oder sprich mit der Turnierleitung.
problems-long-text = „{ $text }“ ist zu lang. Nimm höchstens { $most } Zeichen.
problems-many-judges = Ein Turnier kann höchstens { $most } Schiedsrichter haben.
problems-many-rows = Eine Punktetabelle kann höchstens { $most } Zeilen haben.
problems-no-choice = „{ $text }“ steht nicht zur Wahl. Wähle eines von { $known }.
problems-many-players = Das Turnier hätte { $players } Spieler.
    .remedy = Dieser Server erlaubt { $most }; auf der Kommandozeile dürfen es beliebig viele sein.
problems-field-long = Zu lang ({ $field }): { $characters } Zeichen.
problems-field-range = Die Zahl ist zu groß oder zu klein ({ $field }).
    .remedy = Nimm eine Zahl unter { $most }.
problems-large-event = Das Turnier hat { $count } { $what ->
        [entries] Einträge
        [players] Spieler
       *[rounds] Runden
    }.
    .remedy = Dieser Server erlaubt { $most }. Mach auf der Kommandozeile weiter.
problems-impossible-event = Die Datei beschreibt ein unmögliches Turnier: { $why }.
    .remedy = Lade sie noch einmal von ihrem Server herunter.
problems-only-here = Diese Adresse kann nur dieses Gerät öffnen. Damit andere mitspielen können, starte armada mit „armada play --open“ oder „armada serve --host 0.0.0.0“.

## Verbindungen, die enden

problems-revoked = Dein Platz hat einen neuen Link, und der auf diesem Gerät gilt nicht mehr. Öffne hier den neuen.
problems-not-saved = Dieser Zug konnte nicht gespeichert werden. Alles davor ist sicher. Versuch es gleich noch einmal.
problems-goodbye = Der Server wird heruntergefahren. Es ist nichts verloren: Versuch es gleich noch einmal.
problems-disk = Der Server konnte das nicht speichern: Sein Laufwerk ist voll oder schreibgeschützt. Alles, was vorher gespeichert wurde, ist sicher. Sag dem Betreiber Bescheid und versuch es später noch einmal.
problems-database = Der Server erreicht seine Datenbank nicht. Es wurde nichts geändert, und alles Gespeicherte ist sicher. Versuch es gleich noch einmal.
problems-line-of = Zeile { $line }: { $reason }
problems-no-such-page = Unter dieser Adresse gibt es keine Seite.
problems-long-position = Dieser Text ist zu lang für eine Stellung.
problems-no-position = Dieses Spiel hat noch nicht begonnen, also hat es noch keine Stellung.
problems-position = Diese Stellung kann nicht geöffnet werden: { $why }
