### The table: what stands around the question, and what is said at the table.

table-title = { $table } · Armada
table-title-asked = ● { $question } · Armada
table-table = Table
table-result = Result
table-decision = Decision
table-now = Now
table-nobody = Nobody
table-seat = Seat { $number }
table-clock-low = Less than a minute is left on your clock.
table-cannot-undo = You cannot undo: dice, a dial or a card were revealed, or somebody else decided. You can ask for a take-back in the menu.
table-stale = That question has already been answered. The board shows what happened. Nothing was sent twice.

## The panel of a question

table-no-panel = We could not load the panel for this question. Everything before it is safe. Reload the page to continue.
table-move-aside = Move the panel aside
table-bring-back = Bring the panel back: { $title }
table-choose-exactly = Choose { $most }.
table-choose-at-most = Choose at most { $most }.
table-pass = Pass
table-continue = Continue
table-continue-without = Continue without
table-continue-with-none = Continue with none
table-choose = Choose
table-count = { $commit } ({ $count } of { $most })
table-count-at-most = { $commit } ({ $count } of at most { $most })
table-reveals = You cannot undo this: it reveals something.
table-no-undo = cannot be undone
table-hold = Hold: { $commit }
table-hold-to-choose = Hold to choose it all the same
table-choose-anyway = Hold to choose
table-same-again = Same again
table-same-again-as = Same again: { $answer }
table-fewer = Fewer
table-more-closed =
    { $count ->
        [one] { $count } more not legal: show why
       *[other] { $count } more not legal: show why
    }
table-good = Good:
table-careful = Careful:
table-not-legal = Not legal:
table-shields =
    { $printed ->
        [one] { $zone }: { $left } of { $printed } shield
       *[other] { $zone }: { $left } of { $printed } shields
    }

## Others

table-waiting = Waiting
table-watching = Watching
table-paused = Paused
table-thinking = { $player } is thinking
table-you-decide = You decide
table-decides = { $player } decides
table-not-connected = { $player } is not connected.
table-not-connected-bot = { $player } is not connected. You can ask for a bot in the menu.
table-connecting = Connecting
table-invite = Send an invitation
table-for-players = Waiting for players
table-one-moment = One moment
table-begins-when = The game begins when { $player } opens this link:
table-not-joined = { $player } has not joined yet.
table-link-for = Link for { $player }
table-proposal = Proposal
table-accept = Accept
table-decline = Decline
table-waiting-for = waiting for { $players }
table-asked = Asked: { $players }.
table-agreed-this-round = You agreed for this round: teammates may activate your squadrons.
table-bot-will-play = A bot will play
table-bot-plays = { $player } left. A bot plays for them in { $time }, unless they are back.
table-back =
    { $count ->
        [0] Back. Nothing happened.
        [one] Back. One thing happened.
        [2] Back. Two things happened.
        [3] Back. Three things happened.
        [4] Back. Four things happened.
        [5] Back. Five things happened.
        [6] Back. Six things happened.
        [7] Back. Seven things happened.
        [8] Back. Eight things happened.
        [9] Back. Nine things happened.
        [10] Back. Ten things happened.
       *[other] Back. { $count } things happened.
    }
table-back-more = { $count } more in the log
table-back-log = Press to see it in the log

## Handing over the screen

table-hand-over = Hand over to { $player }
table-hand-over-how = Everything secret is hidden. Hold the button when only { $player } can see the screen.
table-show-dials = Hold to show { $player }’s dials
table-show-choices = Hold to show { $player }’s choices

## Chat

table-chat = Chat
table-mute = Mute
table-unmute = Unmute
table-close-chat = Close the chat
table-muted = Muted. Messages from others are hidden.
table-no-messages = No messages yet.
table-message = Message
table-send = Send
table-phrase-luck = Good luck!
table-phrase-played = Well played.
table-phrase-moment = One moment.
table-phrase-thinking = Thinking…
table-phrase-roll = Nice roll!
table-phrase-game = Good game!

## Look-up

table-look-up = Look-up
table-cards-and-rules = Cards and rules
table-search = Search cards and rules
table-search-like = A card, a rule, a keyword
table-nothing-found = Nothing found.

## The end

table-end = End of the game
table-back-to-event = Back to { $event }
table-rematch = Rematch, sides swapped
table-replay = Watch replay
table-record = Download record
table-board = See the board
table-cannot-open = The table cannot be opened
table-home = Go home

# What is answered together with the answer in hand.
table-then = Together with it
table-change = Change
# $label: the words of the button; $count: how many more questions are answered with it.
table-and-more = { $label } + { $count } more
table-dial-kept = { $command } dial kept
table-take-token = Take the token instead
table-on-board = as shown on the board
