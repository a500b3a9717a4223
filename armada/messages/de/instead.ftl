### Warum eine Antwort abgelehnt wird, und was stattdessen geht.

instead-not-now = Das kannst du jetzt nicht wählen.
instead-not-together = Das kannst du nicht zusammen wählen.
instead-wrong-number =
    { $count ->
        [0] Du musst hier etwas wählen.
       *[other] { $count } kannst du hier nicht wählen.
    }
instead-marked-places = Wähle einen der markierten Orte.
instead-nearest = Die nächstliegende erlaubte Antwort: { $answer }.

## Was der Platz stattdessen tun kann. $answers: erlaubte Antworten; $passing: may oder not.

instead-nothing-else =
    { $passing ->
        [may] Du kannst passen.
       *[not] Es gibt keine andere Antwort.
    }
# $range: exact, limit oder between.
instead-some =
    { $range ->
        [exact] Du kannst { $most } wählen: { $answers }.
        [limit] Du kannst bis zu { $most } wählen: { $answers }.
       *[between] Du kannst { $least } bis { $most } wählen: { $answers }.
    }
instead-and-others =
    { $count ->
        [one] { $answers } oder { $count } weitere Möglichkeit
       *[other] { $answers } oder { $count } weitere
    }
# Ein Ziel: $aimed sagt, ob eine Hüllenzone des Verteidigers angegriffen wird, $by, ob eine Hüllenzone angreift.
instead-target =
    { $by ->
        [zone]
            { $aimed ->
                [zone] { $defender } ({ $zone }), eigene Hüllenzone: { $own }
               *[whole] { $defender }, eigene Hüllenzone: { $own }
            }
       *[unit]
            { $aimed ->
                [zone] { $defender } ({ $zone })
               *[whole] { $defender }
            }
    }

## Ein Satz für jedes Verb. Antworten von instead-can-do beginnen im Englischen selbst mit einem Verb.

instead-can-do =
    { $passing ->
        [may] Möglich ist: { $answers }. Du kannst auch passen.
       *[not] Möglich ist: { $answers }.
    }
instead-can-activate =
    { $passing ->
        [may] Du kannst { $answers } aktivieren oder passen.
       *[not] Du kannst { $answers } aktivieren.
    }
instead-can-propose =
    { $passing ->
        [may] Du kannst { $answers } vorschlagen oder passen.
       *[not] Du kannst { $answers } vorschlagen.
    }
instead-can-add =
    { $passing ->
        [may] Du kannst { $answers } hinzufügen oder passen.
       *[not] Du kannst { $answers } hinzufügen.
    }
instead-can-attack =
    { $passing ->
        [may] Du kannst { $answers } angreifen oder passen.
       *[not] Du kannst { $answers } angreifen.
    }
instead-can-cancel =
    { $passing ->
        [may] Du kannst { $answers } negieren oder passen.
       *[not] Du kannst { $answers } negieren.
    }
instead-can-change =
    { $passing ->
        [may] Du kannst { $answers } drehen oder passen.
       *[not] Du kannst { $answers } drehen.
    }
instead-can-choose =
    { $passing ->
        [may] Du kannst { $answers } wählen oder passen.
       *[not] Du kannst { $answers } wählen.
    }
instead-can-deploy =
    { $passing ->
        [may] Du kannst { $answers } aufstellen oder passen.
       *[not] Du kannst { $answers } aufstellen.
    }
instead-can-discard =
    { $passing ->
        [may] Du kannst { $answers } ablegen oder passen.
       *[not] Du kannst { $answers } ablegen.
    }
instead-can-exhaust =
    { $passing ->
        [may] Du kannst { $answers } erschöpfen oder passen.
       *[not] Du kannst { $answers } erschöpfen.
    }
instead-can-launch =
    { $passing ->
        [may] Du kannst { $answers } starten oder passen.
       *[not] Du kannst { $answers } starten.
    }
instead-can-lock =
    { $passing ->
        [may] Du kannst { $answers } sperren oder passen.
       *[not] Du kannst { $answers } sperren.
    }
instead-can-mark =
    { $passing ->
        [may] Du kannst { $answers } markieren oder passen.
       *[not] Du kannst { $answers } markieren.
    }
instead-can-move =
    { $passing ->
        [may] Du kannst { $answers } bewegen oder passen.
       *[not] Du kannst { $answers } bewegen.
    }
instead-can-name =
    { $passing ->
        [may] Du kannst { $answers } nennen oder passen.
       *[not] Du kannst { $answers } nennen.
    }
instead-can-ready =
    { $passing ->
        [may] Du kannst { $answers } spielbereit machen oder passen.
       *[not] Du kannst { $answers } spielbereit machen.
    }
instead-can-redirect =
    { $passing ->
        [may] Du kannst { $answers } umleiten oder passen.
       *[not] Du kannst { $answers } umleiten.
    }
instead-can-remove =
    { $passing ->
        [may] Du kannst { $answers } entfernen oder passen.
       *[not] Du kannst { $answers } entfernen.
    }
instead-can-reroll =
    { $passing ->
        [may] Du kannst { $answers } neu werfen oder passen.
       *[not] Du kannst { $answers } neu werfen.
    }
instead-can-resolve =
    { $passing ->
        [may] Du kannst { $answers } abhandeln oder passen.
       *[not] Du kannst { $answers } abhandeln.
    }
instead-can-spend =
    { $passing ->
        [may] Du kannst { $answers } ausgeben oder passen.
       *[not] Du kannst { $answers } ausgeben.
    }
