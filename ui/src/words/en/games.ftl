### Making a new game, and joining one.

games-time = Time for each player
games-spectators = Who may watch
games-create-link = Create game and get the link
games-rules-and-cards = Rules and cards
games-printing = Printing of the cards
games-added = Added rules
games-added-count =
    { $count ->
        [one] { $count } added rule
       *[other] { $count } added rules
    }
games-allow-missing = Allow cards whose effects are not written yet. They have no effect.
games-own-fleet = They bring their own
games-fleet-of-side = { $name } · { $side } · { $points }
games-fleet-named = { $name } · { $points }
games-fleet-yours = { $name } (yours) · { $points }
games-paste = Paste a list…
games-list = The list, from any fleet builder
games-list-here = Paste it here
games-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
games-squadrons =
    { $count ->
        [one] { $count } squadron
       *[other] { $count } squadrons
    }
games-fleet-is = { $points } of { $limit } points · { $ships }, { $squadrons }
games-fleet-is-ready = { $points } of { $limit } points · { $ships }, { $squadrons } · { $ready }
games-ready = ready to play
games-fault-of-line = Line { $line }: { $fault }
games-not-yet = These cards have no effect yet: { $cards }. Leave them out, or allow them under “Rules and cards”.
games-join = Join
games-invited-by = { $host } invites you
games-invited = You are invited
games-battle = A battle.
games-battle-of =
    { $points ->
        [one] A battle of { $points } point.
       *[other] A battle of { $points } points.
    }
games-seat-taken = This seat is taken. If it is yours, open the link you got when you joined.
games-your-name = Your name
games-fleet-chosen = Your fleet has been chosen for you. It is ready at the table.
games-your-fleet = Your fleet
games-join-game = Join game
games-just-watch = Just watch
games-not-joined = You could not join the game. Try again.
games-cards-of =
    { $printing ->
        [final] Cards of 2025
       *[other] { $printing } cards
    }
