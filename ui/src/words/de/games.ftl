### Ein neues Spiel erstellen und einem beitreten.

games-time = Zeit für jeden Spieler
games-spectators = Wer zuschauen darf
games-create-link = Spiel erstellen und Link holen
games-rules-and-cards = Regeln und Karten
games-printing = Fassung der Karten
games-added = Zusätzliche Regeln
games-added-count =
    { $count ->
        [one] { $count } zusätzliche Regel
       *[other] { $count } zusätzliche Regeln
    }
games-allow-missing = Karten erlauben, deren Effekte noch nicht geschrieben sind. Sie haben keinen Effekt.
games-own-fleet = Bringt selbst eine mit
games-fleet-of-side = { $name } · { $side } · { $points }
games-fleet-named = { $name } · { $points }
games-fleet-yours = { $name } (deine) · { $points }
games-paste = Liste einfügen …
games-list = Die Liste, aus einem beliebigen Flottenprogramm
games-list-here = Hier einfügen
games-ships =
    { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }
games-squadrons =
    { $count ->
        [one] { $count } Staffel
       *[other] { $count } Staffeln
    }
games-fleet-is = { $points } von { $limit } Punkten · { $ships }, { $squadrons }
games-fleet-is-ready = { $points } von { $limit } Punkten · { $ships }, { $squadrons } · { $ready }
games-ready = spielbereit
games-fault-of-line = Zeile { $line }: { $fault }
games-not-yet = Diese Karten haben noch keinen Effekt: { $cards }. Lass sie weg oder erlaube sie unter „Regeln und Karten“.
games-join = Beitreten
games-invited-by = { $host } lädt dich ein
games-invited = Du bist eingeladen
games-battle = Ein Gefecht.
games-battle-of =
    { $points ->
        [one] Ein Gefecht mit { $points } Punkt.
       *[other] Ein Gefecht mit { $points } Punkten.
    }
games-seat-taken = Dieser Platz ist besetzt. Wenn es deiner ist, öffne den Link, den du beim Beitreten bekommen hast.
games-your-name = Dein Name
games-fleet-chosen = Deine Flotte wurde für dich ausgewählt. Sie steht am Tisch bereit.
games-your-fleet = Deine Flotte
games-join-game = Beitreten
games-just-watch = Nur zuschauen
games-not-joined = Du konntest dem Spiel nicht beitreten. Versuche es noch einmal.
games-cards-of =
    { $printing ->
        [final] Karten von 2025
       *[other] Karten von { $printing }
    }
