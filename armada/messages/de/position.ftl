# Die Stellung auf dem Tisch: wer spielt und was von Stationen übrig ist.

position-players = { $one } gegen { $other }
position-score =
    { $objective ->
        [none]
            { $tokens ->
                [yes] { $one } gegen { $other }; Startspieler: { $first }; Siegmarker: { $ours } zu { $theirs }.
               *[no] { $one } gegen { $other }; Startspieler: { $first }.
            }
       *[other]
            { $tokens ->
                [yes] { $one } gegen { $other }; Startspieler: { $first }; Mission: { $objective }; Siegmarker: { $ours } zu { $theirs }.
               *[no] { $one } gegen { $other }; Startspieler: { $first }; Mission: { $objective }.
            }
    }
position-not-over = Das Spiel ist nicht vorbei: { $score }
position-without-effect = Karten ohne Effekt: { $cards }.

position-station = { $name }, { $hull }
position-hull = Hülle { $hull } von { $most }
position-destroyed = zerstört
