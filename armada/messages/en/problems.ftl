### Why the server refuses a request.

problems-being-paired = This event is being paired. Wait until that has finished.
problems-pairing-slow = That takes more than { $seconds } seconds here. Run `armada tournament` on the event file.
problems-pairing-failed = The draw failed. Nothing was changed; try again.

## Requests and connections

problems-schema-hint = Correct it and send it again. /api/schema lists what can be sent.
problems-acted-first-reload = Somebody else acted first. Reload the game, then try again.
problems-unreadable = The request cannot be read: { $why }.
problems-nested = The request is nested too deeply.
problems-event-full = The file of this event is full. Download it and continue on the command line.
problems-event-deleted = This event has been deleted.
problems-guesses =
    { $seconds ->
        [one] Too many wrong links or codes came from your address. Try again in 1 second.
       *[other] Too many wrong links or codes came from your address. Try again in { $seconds } seconds.
    }
problems-waiting = Too many of your requests are still waiting. Wait for an answer before you ask again.
problems-connections = There are too many connections. Close some, or try again later.
problems-message-bytes = A message has at most { $most } bytes.
problems-many-games = You have created many games in a short time. Play one of them, or wait a while.
problems-many-records = You have opened many records in a short time. Look at one of them, or wait a while.
problems-many-fleets = You have saved many fleets in a short time. Wait a while before you save another.
problems-much-kept = Your address has reached its storage limit for today. Try again tomorrow.
problems-worker = The server could not work that out, or took too long. Nothing has changed. Try again in a moment.
problems-internal = Something went wrong on the server. Nothing has changed. Try again.

## At the table

problems-other-seat = That seat is not yours. You can decide for your own seats.
problems-fleet-missing = The game has not begun yet: a player still has to choose a fleet.
problems-nothing-left = The game is over. There is nothing left to decide.
problems-paused = The game is paused. Propose to resume.
problems-engine = Something went wrong on the server. The game is unchanged. Try another answer.
problems-preview-dropped = A newer request replaced this one. Ask again if you still need it.
problems-preview-slow = That preview took too long. Try again, or ask for something else.
problems-no-preview = There is no preview for that.
problems-not-begun = The game has not begun yet.
problems-preview-other-seat = That seat is not yours. Ask for your own.
problems-no-advice = Players decide by themselves in a match of an event.
problems-gone-on = The game has moved on, or the player is back, so that is no longer possible.
problems-no-take-backs = Tournament games have no take-backs. You can undo as long as nobody has learnt anything.
problems-nothing-decided = You have not decided anything yet: there is nothing to take back.
problems-line = You cannot go back to that line of the log. Choose one that follows a decision.
problems-before-deal = That was decided before hidden cards were dealt for this game. Choose a later line.
problems-over = The game is over.
problems-already-paused = The game is already paused.
problems-not-paused = The game is not paused.
problems-no-proposal = You cannot propose that. Proposals are pause, go_on, bot and stand_in.
problems-bot-seat = Choose the seat that a bot should play.
problems-bot-for = { $player } cannot be replaced: a bot plays only for another player who left.
problems-bot-tournament = In a tournament no bot plays for { $player }. Wait for them, or call a judge.
problems-bot-present = { $player } is at the table. A bot plays only for somebody who left.
problems-bot-not-begun = The game has not begun yet: there is nothing for a bot to play.
problems-bot-announced = A bot will already play for { $player } unless they are back in time.
problems-asked = You have already asked for that. The others have not answered yet.
problems-declined =
    { $seconds ->
        [one] The others declined. You can ask again in 1 second.
       *[other] The others declined. You can ask again in { $seconds } seconds.
    }
problems-proposal-closed = That proposal is no longer open.
problems-proposal-others = That proposal is not waiting for your answer.
problems-unloading = The game is being unloaded. Try again in a moment.
problems-long-id = The id of a request has at most { $most } characters.
problems-acted-first-board = Somebody else acted first. The board shows what happened. Try again.
problems-answered = That question has already been answered. The board shows what happened.
problems-no-answer = That is not an answer to “{ $question }” Choose one of the options.
problems-unchecked = We could not check that answer. Choose one of the options.
problems-no-undo = You cannot undo that: something has been revealed since, or another player has decided. You can ask for a take-back.
problems-too-late = That cannot be changed any more: something has been revealed since, or another player has decided.
problems-unknown-asking = This server does not know that kind of question.
problems-nothing-to-concede = The game has not begun yet: there is nothing to concede.
problems-spectators-chat = Spectators cannot chat with the players.
problems-empty = The message is empty.
problems-chat-pace = You are sending messages too quickly. Wait a moment.
problems-not-shared = This screen is not shared. It already shows everything you may see.
problems-long-message = That message is too long. It may have up to { $most } characters.
problems-closing = The server is shutting down. Try again in a moment.
problems-acted-first = Somebody else acted first. Try again in a moment.
problems-hello-late = Send Hello within { $seconds } seconds.
problems-hello-first = The first message must be Hello.
problems-hello-again = You have already sent Hello.
problems-unloaded = This table has just been unloaded. Try again.
problems-other-game = That link is for another game. Open the link of this one, or watch without it.
problems-no-seat = That link does not belong to a seat in this game. You can watch the game without it.
problems-message-unreadable = The server cannot read that message: { $why }.
problems-socket-pace = You are sending messages too quickly. Reconnect, and send fewer.

## Games, fleets and replays

problems-no-format = There is no format “{ $name }”. Formats are { $known }.
problems-no-fleet = There is no fleet at this link. Check that the link is complete.
problems-no-link = This browser does not hold a seat in that game, so there is no link to replace.
problems-browser-no-seat = This browser does not hold a seat in that game. You can watch it.
problems-token-no-seat = That token does not hold a seat in this game. Leave it out to read the public log.
problems-no-card = There is no card { $key }. Search for it: /api/search?q=…
problems-no-area = There is no area { $area } of the rules. The areas are { $known }.
problems-replay-not-yet = This game is not over. Its replay and record show hidden information, so they are available when it ends. Until then you can save the log as text.
problems-replay-in-parts = This game was played under two versions of the rules, so it has no complete record. You can save its log as text.
problems-no-view = There is no view “{ $view }”. Views are { $known }.
problems-long-record = This text is too long to be the record of a game.
problems-preview-pace = You are asking for previews too quickly. Try again in a moment.
problems-no-moment = This replay has moments 0 to { $last }. Choose one of them.
problems-long-list = This is longer than any fleet list. Paste the list of one fleet.
problems-no-printing = There is no printing “{ $name }”. Choose one of { $known }.
problems-no-faction = There is no faction “{ $name }”. Name one of { $known }.
problems-record-without-seed = This record was written without its seed, so its dice cannot be rolled again. You can only watch it.
problems-record-from-position = This game began from a position, not from setup: it cannot be continued here. It can be watched.
problems-record-seats = This game has { $seats } seats. Choose who sits at each of them.
problems-moment-over = The game is over at this moment. Choose an earlier one.
problems-moment-declared = The table recorded “{ $what }” before this moment. Choose an earlier one to play on from.
problems-closed-with-record = This game is closed. It was played under an earlier version of the rules and cannot continue under the current one. You can download its record up to the point where they differ.
problems-closed = This game is closed. It was played under an earlier version of the rules and cannot continue under the current one. It can no longer be shown.
problems-record-of-players = Only its players can download the record of this game. Open it with the link to your seat.
problems-other-server = Another server is changing this game. Try again.
problems-seed = A seed gives away every die and the damage deck, so it cannot be set where people play at different screens. Leave the seed out, or play at one screen.
problems-computers-name = Only bots are called Computer. Choose another name.
problems-start = A game starts with { $setup }, with a { $battle } or with a { $lesson }.
problems-lesson-unknown = There is no lesson of that name. Choose one of { $known }.
problems-lesson-alone = You take a lesson alone: make a game with yourself in the first seat and a computer in the second.
problems-minutes = A time bank has 1 to { $most } minutes. Leave it out to play without a clock.
problems-no-player = There is no such player. Players are { $known }.
problems-own-seat = If somebody else plays at this screen, one seat must be yours.
problems-spectators = Spectators are { $known }: everybody, those with the link, or nobody.
problems-invisible-name = That name has no visible letters. Choose another one, or leave it empty.
problems-other-dice = The dice of this record are not those of its seed, so nobody can play on from it. You can only watch it.
problems-no-game = There is no game at this link. Check that the link is complete.
problems-no-invitation = That is not an invitation to this game. Ask for the link again.
problems-seat-without-fleet = Choose a fleet, or paste one: this seat has none yet.
problems-private = This game is private: only its players see it. If you play in it, open the link of your seat.

## Events

problems-organiser-only = Only the organiser can do this. Open the desk with the link you got when the event was created.
problems-desk-secret = That is not the secret of this desk. Open the desk with its complete link.
problems-players-only = Only players can do this. Enter your code; the organiser can give it to you.
problems-code = That code is not valid for this event. Check it, or ask the organiser for a new one.
problems-event-changing = The event keeps changing while it is being paired. Try again when nobody else is entering anything.
problems-undo-changed = The event has changed: { $what } Check it before you undo.
problems-undo-others = This was entered by { $name }, not at the desk: { $what }
    .remedy = You can undo it anyway.
problems-redo-changed = The event has changed since, so this can no longer be redone. Check it and try again.
problems-many-draws = This event has too many draws to check here. Download it and run `armada tournament verify`.
problems-play-here = Remove the result to play it here.
problems-no-match = No match of this event is linked to that game.
problems-void = That secret or code is not valid for this event. Check it, or ask the organiser for a new one.
problems-first-late = Send the first message within { $seconds } seconds.
problems-first-watch = The first message must be { $message }.
problems-restarting = The server is restarting. Nothing is lost: try again in a moment.
problems-fleets-fixed = The event has started, so fleets are fixed (TRN-18). Talk to the organiser.
problems-game-elsewhere = The game of this match is on another server. Ask the organiser to unlink it.
problems-no-page = There is no such page. Pages are { $known }.
problems-no-file = There is no such file. Files are { $known }.
problems-no-pairings = No round has been published.
    .remedy = Try again when the pairings are out.
problems-fleets-hidden = Fleets are hidden until round one is published (TRN-22). Try again then.
problems-no-fleet-list = This player has not handed in a fleet list. Ask them at the table.
problems-many-events = You have created too many events in a short time. Use one of them, or wait a while.
problems-no-room = This server has no room for another event. Ask its operator.
problems-no-event = This event does not exist. Check that the link is complete.
problems-not-its-name = “{ $name }” is not the name of this event.
    .remedy = Type: { $event }
problems-player-pace = You are sending too fast. Wait a minute, or talk to the organiser.
problems-long-text = “{ $text }” is too long. Use at most { $most } characters.
problems-many-judges = An event can have at most { $most } judges.
problems-many-rows = A points table can have at most { $most } rows.
problems-no-choice = “{ $text }” is not a choice. Choose one of { $known }.
problems-many-players = The event would have { $players } players.
    .remedy = This server allows up to { $most }; the command line allows any number.
problems-field-long = The { $field } has { $characters } characters.
problems-field-range = The { $field } is out of range.
    .remedy = Use a number below { $most }.
problems-large-event = The event has { $count } { $what ->
        [entries] entries
        [players] players
       *[rounds] rounds
    }.
    .remedy = This server allows up to { $most }. Continue on the command line.
problems-impossible-event = The file describes an impossible event: { $why }.
    .remedy = Download it again from its original server.
problems-only-here = Only this machine can open this address. To let others in, start armada with “armada play --open”, or “armada serve --host 0.0.0.0”.

## Connections that end

problems-revoked = Your seat has a new link, and the one on this device no longer works. Open the new link here.
problems-not-saved = We could not save that move. Everything before it is safe. Try again in a moment.
problems-goodbye = The server is shutting down. Nothing is lost: try again in a moment.
problems-disk = The server could not save that: its disk is full or not writable. Everything saved before is safe. Tell whoever runs the server, and try again later.
problems-database = The server cannot reach its database. Nothing was changed, and everything saved before is safe. Try again in a moment.
problems-line-of = line { $line }: { $reason }
problems-no-such-page = There is no page at this address.
problems-long-position = This text is too long to be a position.
problems-no-position = This game has not started, so it has no position yet.
problems-position = This position cannot be opened: { $why }
