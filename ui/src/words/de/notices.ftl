### Nachrichten, dass du am Zug bist.

notices-title = Wenn ich am Zug bin
notices-browser = Eine Mitteilung dieses Browsers zeigen
notices-browser-what = Solange eine Seite von armada in einem anderen Tab offen ist.
notices-browser-denied = Dieser Browser blockiert Mitteilungen für diese Seite. Erlaube sie in seinen Einstellungen.
notices-address = An diese Adresse senden
notices-address-what = Eine https-Adresse, etwa ein Webhook eines Chats. Dorthin gehen Titel und Link des Spiels, einmal für jedes Mal, das du weg bist. Nur dieser Server kennt sie.
notices-save = Speichern
notices-saved = Gespeichert.
notices-removed = Nachrichten sind aus.
notices-failed = Die Adresse konnte nicht gespeichert werden. Versuch es noch einmal.
notices-your-move = Du bist am Zug
notices-your-move-in = Du bist am Zug in { $title }.
notices-moves =
    { $count ->
        [one] Du bist am Zug · armada
       *[other] Du bist in { $count } Spielen am Zug · armada
    }
