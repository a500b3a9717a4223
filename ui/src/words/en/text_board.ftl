### The text board: the table as sentences, and a command line. The commands themselves (measure, move, …) are English in every language.

text-board-label = Text board
text-board-title = Pieces and text board
text-board-close = Close the text board

## What is asked

text-board-setup = Setup.
text-board-round = Round { $round }, { $phase }.
text-board-over = The game is over.
text-board-your-decision = Your decision: { $sentence }
text-board-waiting = Waiting: { $sentences }
text-board-option-note = { $option }: { $note }
text-board-dial = { $ship }, round { $round }
text-board-place-at = Place at { $place }
text-board-not-legal = Not legal: { $reasons }
text-board-more-closed = { $count } more: type “why”.

## The command line

text-board-command = Command
text-board-send = Send
text-board-placeholder = a number, an option, or help
text-board-placeholder-waiting = measure, look, help

## All pieces

text-board-pieces = All pieces
text-board-sort-by = Sort by
text-board-name = Name
text-board-owner = Owner
text-board-hull = Hull
text-board-shields = Shields
text-board-speed = Speed
text-board-place = Place
text-board-place-mm = Place, mm
text-board-more = More
# $letter: A to H; $admiral: yes or no.
text-board-player =
    { $admiral ->
        [yes] { $letter }, { $player }, Grand Admiral
       *[no] { $letter }, { $player }
    }
text-board-you = You
text-board-ship = Hull { $hull }/{ $most }, shields { $shields }, speed { $speed }.
text-board-squadron = Hull { $hull }/{ $most }, speed { $speed }.
text-board-at = Place: { $place }.
text-board-point = { $x }, { $y }
text-board-pose = { $x }, { $y } at { $heading }°
text-board-status-destroyed = destroyed
text-board-status-reserve = set aside
text-board-status-waiting = being removed
text-board-activated = Activated.
text-board-faceup-dial = Dial: { $command }.
text-board-dials =
    { $count ->
        [one] Dial: { $commands }.
       *[other] Dials: { $commands }.
    }
text-board-raids =
    { $count ->
        [one] Raid token: { $commands }.
       *[other] Raid tokens: { $commands }.
    }
text-board-tokens =
    { $count ->
        [one] Command token: { $commands }.
       *[other] Command tokens: { $commands }.
    }
text-board-engaged = Engaged with { $squadrons }.
text-board-defense =
    { $count ->
        [one] Defense token: { $tokens }.
       *[other] Defense tokens: { $tokens }.
    }
text-board-exhausted = { $token } (exhausted)
text-board-obstacle = { $name } ({ $x }, { $y })
text-board-obstacles = Obstacles: { $obstacles }.
text-board-last = Last: { $lines }

## Answers to commands

text-board-undone = Undone, unless something was revealed since.
text-board-cannot-undo = You cannot undo here.
text-board-cannot-decide = You cannot decide here.
text-board-look = { $name }, { $model }: hull { $hull } of { $most }.
text-board-name-ends = Name two ends, such as: measure paragon left demolisher front.
text-board-no-such-unit = No ship or squadron has that name.
text-board-not-yours = It is not your decision now. You can measure, look, or type help.
text-board-cannot-pass = You cannot pass here. Type help to see what is legal.
text-board-pass = Pass
text-board-no-option = That is not an option. Type help to see what is legal.
text-board-no-such-option = “{ $typed }” is not an option. Type the numbers, such as: 1 3.
text-board-option-numbers =
    { $count ->
        [one] There is only option 1.
       *[other] There are options 1 to { $count }.
    }
text-board-which = Which one: { $options }?
text-board-numbered = { $number } { $option }
text-board-how-many =
    { $range ->
        [exact]
            { $most ->
                [one] Type { $most } number.
               *[other] Type { $most } numbers.
            }
       *[between] Type { $least } to { $most } numbers.
    }
text-board-dials-needed =
    { $count ->
        [one] Type { $count } command, such as: { $example }. Commands: { $commands }.
       *[other] Type { $count } commands, ship by ship in the order of the rounds, such as: { $example }. Commands: { $commands }.
    }
text-board-course-needed = Type the clicks of each joint and the tool’s side, such as: course 0 -1 1 left.
text-board-speed-needed = Type the speed as a number, such as: move 742 440 30 speed 2.
text-board-place-needed = Type a place in mm and a heading, such as: move 742 440 30. Or type the number of a suggested place.
text-board-course-given =
    { $side ->
        [left] Course { $clicks }, tool on the left
       *[right] Course { $clicks }, tool on the right
    }
text-board-place-given = Place { $number }
text-board-numbers-given = At { $numbers }
text-board-nothing-closed = No unavailable option has that name.
text-board-why = { $option }: { $reason }
text-board-why-rule = { $option }: { $reason } ({ $rule })
text-board-suggestion = { $x }, { $y } mm, heading { $heading }°
text-board-suggestion-speed = { $x }, { $y } mm, heading { $heading }°, speed { $speed }

## Help

text-board-help-always = At any time: measure A B, look NAME, why, who, undo, help.
text-board-help-not-yours = It is not your decision now. At any time: measure A B, look NAME, why, who, undo, help.
text-board-help-one = Type the number or the words of an option.
text-board-help-some =
    { $range ->
        [exact]
            { $most ->
                [one] Type { $most } option number.
               *[other] Type { $most } option numbers, such as: 1 3.
            }
       *[between] Type { $least } to { $most } option numbers, such as: 1 3.
    }
text-board-help-course = course CLICKS SIDE, one number for each joint, such as: course 0 -1 1 left.
text-board-help-place = move X Y HEADING in mm and degrees, or the number of a suggested place.
text-board-help-pass = pass: continue without.
text-board-help-pass-as = pass: { $label }.
