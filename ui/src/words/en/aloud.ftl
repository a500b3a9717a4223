### What a player has in hand, as it is said to those who do not see it.

aloud-dial = { $ship }, round { $round }: { $command }. { $left ->
        [0] All dials are set.
        [one] { $left } dial is not set.
       *[other] { $left } dials are not set.
    }
aloud-dial-keys = { $dial } Keys: { $keys }.
aloud-dial-key = { $key } { $command }
aloud-place = { $x } mm from the left, { $y } mm from the bottom, heading { $heading }°.
aloud-place-speed = { $x } mm from the left, { $y } mm from the bottom, heading { $heading }°, speed { $speed }.
aloud-no-command = no command
aloud-course = Joint { $joint } of { $joints }: { $yaw }. Course from the ship: { $course }, tool on the { $side ->
        [left] left
       *[right] right
    }.
aloud-course-speed = Speed { $speed }. { $course }
