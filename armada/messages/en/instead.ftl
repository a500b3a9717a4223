### Why an answer is refused, and the way out.

instead-not-now = You cannot choose that now.
instead-not-together = You cannot choose these together.
instead-wrong-number =
    { $count ->
        [0] You cannot choose none here.
       *[other] You cannot choose { $count } here.
    }
instead-marked-places = Choose one of the marked places.
instead-nearest = A legal answer close to that: { $answer }.

## What the seat can do instead. $answers: legal answers by name; $passing: may or not.

instead-nothing-else =
    { $passing ->
        [may] You can pass.
       *[not] There is no other answer.
    }
# $range: exact, limit or between.
instead-some =
    { $range ->
        [exact] You can choose { $most }: { $answers }.
        [limit] You can choose up to { $most }: { $answers }.
       *[between] You can choose { $least } to { $most }: { $answers }.
    }
instead-and-others =
    { $count ->
        [one] { $answers } or { $count } other
       *[other] { $answers } or { $count } others
    }
# A target: $aimed says whether a hull zone of the defender is attacked, $by whether a hull zone attacks.
instead-target =
    { $by ->
        [zone]
            { $aimed ->
                [zone] { $defender } { $zone } from the { $own }
               *[whole] { $defender } from the { $own }
            }
       *[unit]
            { $aimed ->
                [zone] { $defender } { $zone }
               *[whole] { $defender }
            }
    }

## One sentence for each verb. Answers of instead-can-do begin with a verb themselves.

instead-can-do =
    { $passing ->
        [may] You can { $answers }, or pass.
       *[not] You can { $answers }.
    }
instead-can-activate =
    { $passing ->
        [may] You can activate { $answers }, or pass.
       *[not] You can activate { $answers }.
    }
instead-can-propose =
    { $passing ->
        [may] You can propose { $answers }, or pass.
       *[not] You can propose { $answers }.
    }
instead-can-add =
    { $passing ->
        [may] You can add { $answers }, or pass.
       *[not] You can add { $answers }.
    }
instead-can-attack =
    { $passing ->
        [may] You can attack { $answers }, or pass.
       *[not] You can attack { $answers }.
    }
instead-can-cancel =
    { $passing ->
        [may] You can cancel { $answers }, or pass.
       *[not] You can cancel { $answers }.
    }
instead-can-change =
    { $passing ->
        [may] You can change { $answers }, or pass.
       *[not] You can change { $answers }.
    }
instead-can-choose =
    { $passing ->
        [may] You can choose { $answers }, or pass.
       *[not] You can choose { $answers }.
    }
instead-can-deploy =
    { $passing ->
        [may] You can deploy { $answers }, or pass.
       *[not] You can deploy { $answers }.
    }
instead-can-discard =
    { $passing ->
        [may] You can discard { $answers }, or pass.
       *[not] You can discard { $answers }.
    }
instead-can-exhaust =
    { $passing ->
        [may] You can exhaust { $answers }, or pass.
       *[not] You can exhaust { $answers }.
    }
instead-can-launch =
    { $passing ->
        [may] You can launch { $answers }, or pass.
       *[not] You can launch { $answers }.
    }
instead-can-lock =
    { $passing ->
        [may] You can lock { $answers }, or pass.
       *[not] You can lock { $answers }.
    }
instead-can-mark =
    { $passing ->
        [may] You can mark { $answers }, or pass.
       *[not] You can mark { $answers }.
    }
instead-can-move =
    { $passing ->
        [may] You can move { $answers }, or pass.
       *[not] You can move { $answers }.
    }
instead-can-name =
    { $passing ->
        [may] You can name { $answers }, or pass.
       *[not] You can name { $answers }.
    }
instead-can-ready =
    { $passing ->
        [may] You can ready { $answers }, or pass.
       *[not] You can ready { $answers }.
    }
instead-can-redirect =
    { $passing ->
        [may] You can redirect { $answers }, or pass.
       *[not] You can redirect { $answers }.
    }
instead-can-remove =
    { $passing ->
        [may] You can remove { $answers }, or pass.
       *[not] You can remove { $answers }.
    }
instead-can-reroll =
    { $passing ->
        [may] You can reroll { $answers }, or pass.
       *[not] You can reroll { $answers }.
    }
instead-can-resolve =
    { $passing ->
        [may] You can resolve { $answers }, or pass.
       *[not] You can resolve { $answers }.
    }
instead-can-spend =
    { $passing ->
        [may] You can spend { $answers }, or pass.
       *[not] You can spend { $answers }.
    }
