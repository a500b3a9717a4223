### Der Tisch: was um die Frage herum steht, und was am Tisch gesagt wird.

table-title = { $table } · Armada
table-title-asked = ● { $question } · Armada
table-table = Tisch
table-result = Ergebnis
table-decision = Entscheidung
table-now = Jetzt
table-nobody = Niemand
table-seat = Platz { $number }
table-clock-low = Auf deiner Uhr bleibt weniger als eine Minute.
table-cannot-undo = Du kannst das nicht rückgängig machen: Würfel, ein Rad oder eine Karte wurden aufgedeckt, oder jemand anders hat entschieden. Im Menü kannst du um eine Rücknahme bitten.
table-stale = Diese Frage ist schon beantwortet. Der Tisch zeigt, was geschah. Nichts wurde doppelt gesendet.

## Das Feld einer Frage

table-no-panel = Das Feld für diese Frage konnte nicht geladen werden. Alles davor ist gespeichert. Lade die Seite neu, um weiterzuspielen.
table-move-aside = Feld beiseiteschieben
table-bring-back = Feld zurückholen: { $title }
table-choose-exactly = Wähle { $most }.
table-choose-at-most = Wähle höchstens { $most }.
table-pass = Passen
table-continue = Weiter
table-continue-without = Ohne weiter
table-continue-with-none = Ohne weiter
table-choose = Wählen
table-count = { $commit } ({ $count } von { $most })
table-count-at-most = { $commit } ({ $count } von höchstens { $most })
table-reveals = Du kannst das nicht rückgängig machen: Es deckt etwas auf.
table-no-undo = kann nicht rückgängig gemacht werden
table-hold = Halten: { $commit }
table-hold-to-choose = Gedrückt halten, um es trotzdem zu wählen
table-choose-anyway = Halten: trotzdem
table-same-again = Noch einmal dasselbe
table-same-again-as = Noch einmal: { $answer }
table-fewer = Weniger
table-more-closed =
    { $count ->
        [one] { $count } weitere nicht zulässig: warum?
       *[other] { $count } weitere nicht zulässig: warum?
    }
table-good = Gut:
table-careful = Vorsicht:
table-not-legal = Nicht zulässig:
table-shields =
    { $printed ->
        [one] { $zone }: { $left } von { $printed } Schild
       *[other] { $zone }: { $left } von { $printed } Schilden
    }

## Die anderen

table-waiting = Warten
table-watching = Zuschauen
table-paused = Pause
table-thinking = { $player } überlegt
table-you-decide = Du entscheidest
table-decides = { $player } entscheidet
table-not-connected = { $player } ist nicht verbunden.
table-not-connected-bot = { $player } ist nicht verbunden. Im Menü kannst du um einen Bot bitten.
table-connecting = Verbindung wird aufgebaut
table-invite = Verschick eine Einladung
table-for-players = Warten auf Spieler
table-one-moment = Einen Moment
table-begins-when = Das Spiel beginnt, sobald { $player } diesen Link öffnet:
table-not-joined = { $player } ist noch nicht beigetreten.
table-link-for = Link für { $player }
table-proposal = Vorschlag
table-accept = Annehmen
table-decline = Ablehnen
table-waiting-for = warten auf { $players }
table-asked = Gefragt: { $players }.
table-agreed-this-round = Du hast für diese Runde zugestimmt: Dein Team darf deine Staffeln aktivieren.
table-bot-will-play = Ein Bot wird spielen
table-bot-plays = { $player } ist weg. In { $time } spielt ein Bot weiter, wenn niemand zurückkommt.
table-back =
    { $count ->
        [0] Wieder da. Nichts ist geschehen.
        [one] Wieder da. Eins ist geschehen.
       *[other] Wieder da. { $count } Dinge sind geschehen.
    }
table-back-more = { $count } weitere im Protokoll
table-back-log = Drücken, um es im Protokoll zu sehen

## Den Bildschirm übergeben

table-hand-over = An { $player } übergeben
table-hand-over-how = Alles Geheime ist verborgen. Halte den Knopf, wenn nur { $player } den Bildschirm sieht.
table-show-dials = Halten, um die Räder von { $player } zu zeigen
table-show-choices = Halten, um die Auswahl von { $player } zu zeigen

## Chat

table-chat = Chat
table-mute = Stumm
table-unmute = Ton an
table-close-chat = Chat schließen
table-muted = Stumm. Nachrichten von anderen sind verborgen.
table-no-messages = Noch keine Nachrichten.
table-message = Nachricht
table-send = Senden
table-phrase-luck = Viel Glück!
table-phrase-played = Gut gespielt.
table-phrase-moment = Einen Moment.
table-phrase-thinking = Ich überlege …
table-phrase-roll = Schöner Wurf!
table-phrase-game = Schönes Spiel!

## Nachschlagen

table-look-up = Nachschlagen
table-cards-and-rules = Karten und Regeln
table-search = Karten und Regeln durchsuchen
table-search-like = Eine Karte, eine Regel, ein Schlüsselwort
table-nothing-found = Nichts gefunden.

## Das Ende

table-end = Ende des Spiels
table-back-to-event = Zurück zu { $event }
table-rematch = Revanche mit getauschten Seiten
table-replay = Wiederholung ansehen
table-record = Aufzeichnung herunterladen
table-board = Tisch ansehen
table-cannot-open = Der Tisch kann nicht geöffnet werden
table-home = Zur Startseite

# What is answered together with the answer in hand.
table-then = Zugleich
table-change = Ändern
# $label: the words of the button; $count: how many more questions are answered with it.
table-and-more = { $label } + { $count } weitere
table-dial-kept = Rad behalten: { $command }
table-take-token = Stattdessen den Marker nehmen
table-on-board = wie auf dem Spielfeld gezeigt
