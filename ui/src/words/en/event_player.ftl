### A player's page: their match, their report of it, calling a judge.

event-player-lead = Enter the code on the slip from the organiser, for example K7QFM-2M9XT.
event-player-code = Your code
event-player-open = Go to my match
event-player-loading = Loading your match…
event-player-between = between rounds
event-player-public = pairings and standings
event-player-place = place { $place }
event-player-points = { $points } TP
event-player-over = The event is over. Thank you for playing.
event-player-idle = You have no match right now. This page updates by itself.
event-player-rounds = My rounds
event-player-round =
    { $opponent ->
        [none] { $kind }
       *[other] against { $opponent }
    }
event-player-round-table = table { $table }
event-player-fleet = My fleet
event-player-remembered = This browser remembers your code.
event-player-forget = Forget code

## The match

event-player-you = You
event-player-no-table = Table –
event-player-against = against { $opponent }
event-player-extra = { $minutes } min at this table
event-player-bye = You do not play this round.
event-player-bye-points =
    { $points ->
        [one] You do not play this round. You get { $points } tournament point and a margin of { $margin }.
       *[other] You do not play this round. You get { $points } tournament points and a margin of { $margin }.
    }
event-player-final = The result is final.
event-player-draw = Nobody wins.
event-player-win = You win.
event-player-loss = { $opponent } wins.
event-player-score = { $mine } to { $theirs }
event-player-tournament-points =
    { $points ->
        [one] { $points } tournament point
       *[other] { $points } tournament points
    }
event-player-wrong = Tell the organiser if this is wrong.
event-player-reported = You reported: { $report }.
event-player-awaited = It counts once { $opponent } reports the same.
event-player-theirs = { $opponent } reported: { $report }.
event-player-differing = Your reports differ. Agree on the result and report it again, or let the organiser decide.
event-player-confirm = Confirm this result
event-player-need-second = Choose the second player, so that your reports agree.
event-player-send = Send report
event-player-report = Report the result
event-player-report-again = Report a different result
event-player-scores = { $one } { $first }, { $two } { $second }
event-player-ending-of = { $ending } ({ $name })
event-player-second = second player { $name }
event-player-board = Play in the browser
event-player-board-again = Go to our game

## Judges

event-player-called = A judge was called at { DATETIME($time, hour: "2-digit", minute: "2-digit") }. Stay at the table.
event-player-called-about = A judge was called at { DATETIME($time, hour: "2-digit", minute: "2-digit") }: { $text }. Stay at the table.
event-player-answered = The judge answered.
event-player-answered-with = The judge answered: { $answer }
event-player-answered-extra =
    { $minutes ->
        [one] Your table gets { $minutes } extra minute.
       *[other] Your table gets { $minutes } extra minutes.
    }
event-player-about = What is it about? (optional)
event-player-call = Call a judge
