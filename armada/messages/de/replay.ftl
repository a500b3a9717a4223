# Ein Spiel, Entscheidung für Entscheidung.

replay-title = { $one } gegen { $other }
replay-begins = Das Spiel beginnt.
replay-declared =
    { $what ->
        [conceded] aufgegeben
        [time_called] Zeit abgelaufen
       *[other] { $what }
    }
replay-decision = { $question } – { $answer }
