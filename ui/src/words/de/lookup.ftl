### Die Seiten zum Nachschlagen von Karten und Regeln.

## Eine Karte

lookup-is =
    { $unique ->
        [yes] { $what } · einzigartig · Welle { $wave }
       *[no] { $what } · Welle { $wave }
    }
lookup-is-of =
    { $unique ->
        [yes] { $what } · { $faction } · einzigartig · Welle { $wave }
       *[no] { $what } · { $faction } · Welle { $wave }
    }
lookup-works = Funktioniert im Spiel
lookup-against-squadrons = Gegen Staffeln
lookup-chart-row = Geschwindigkeit { $speed }: { $clicks }
lookup-rulings = Regelauslegungen

## Listen und Suche

lookup-title = Karten
lookup-rules = Regeln
lookup-heading = Karten und Regeln
lookup-lead = { $count } Karten, davon beherrscht das Programm { $working }. Die Regeln stehen hier in unseren eigenen Worten.
lookup-found = Gefunden
lookup-search = Suche nach Name, Wörtern oder Regelnummer
lookup-printing = Fassung
lookup-search-like = Demolisher, redirect, ATK-28 …
lookup-nothing = Nichts gefunden.
lookup-lists = Listen
lookup-kinds = Art
lookup-factions = Fraktion
lookup-all = Alle
lookup-works-short = funktioniert
lookup-not-yet-short = noch nicht
lookup-rule-from = { $title } · { $source }
lookup-proven = Ein Test beweist, dass das Spiel diese Regel befolgt.
lookup-unproven = Diese Regel ist noch durch keinen Test bewiesen.
lookup-choose-rule = Öffne einen Bereich und wähle eine Regel, um sie hier in unseren eigenen Worten und mit ihrer Quelle zu lesen.
lookup-choose-card = Wähle eine Karte, um ihre Werte, ihren Effekt in unseren eigenen Worten und ihre Regelauslegungen zu sehen, und ob sie im Spiel funktioniert.
lookup-loading-rules = Die Regeln werden geladen …
lookup-rulings-elsewhere = Regelauslegungen zu einzelnen Karten findest du { $link }.
lookup-rulings-link = bei den Karten
