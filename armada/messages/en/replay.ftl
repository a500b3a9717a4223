# A game seen decision by decision.

replay-title = { $one } v. { $other }
replay-begins = The game begins.
# $what: what a seat declares without being asked.
replay-declared =
    { $what ->
        [conceded] conceded
        [time_called] time called
       *[other] { $what }
    }
# $question: the title of the question.
replay-decision = { $question } – { $answer }
