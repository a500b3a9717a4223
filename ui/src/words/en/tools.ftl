### The tools: their buttons, what they ask to be pressed, and what they find.

## Buttons. The short name stands where there is room for one word.

tools-all = Tools
tools-measure = Measure
tools-measure-short = Measure
tools-arcs = Arcs
tools-arcs-short = Arcs
tools-sight = Line of sight
tools-sight-short = Sight
tools-threat = Threat
tools-threat-short = Threat
tools-course = Try a course
tools-course-short = Course
tools-odds = Odds
tools-odds-short = Odds
tools-undo = Undo
tools-log = Log
tools-pieces = Pieces and text board
tools-pieces-short = Pieces
tools-pieces-as-text = All pieces as text
tools-look-up = Look up a card or rule
# $key: the key that does the same.
tools-with-key = { $tool } ({ $key })
tools-away = Put the tool away
tools-close = Close
tools-distance-side = Distance side

## What to press

tools-press-measure = Press where to measure from: a piece or any point. Then press the other end.
tools-press-arcs = Press ships to see their firing arcs.
tools-press-arcs-keys = Press ships to see their firing arcs. Hold A to see all of the other side’s.
tools-press-sight = Press where the line begins, then where it ends: hull zones or squadrons.
tools-press-threat = Where enemy dice reach. Press a ship or squadron to see who can attack it.
tools-press-course = Press a ship of either side to try a course.
tools-press-odds = Press the attacking hull zone or squadron, then the defender.
tools-press-other-end = From { $end }. Press the other end.
tools-press-defender = { $attacker } attacks. Press the defender.
tools-press-attacker = Press another attacker to continue.

## Ends of the ruler

tools-end = { $unit }, { $zone }
tools-point = { $x }, { $y }
tools-from = from { $end }

## Measure. $range: close, medium, long or beyond; $distance: 0 for beyond distance 5.

tools-cannot-measure = You cannot measure here.
tools-measured =
    { $range ->
        [close]
            { $distance ->
                [0] { $from } to { $to }: { NUMBER($mm, useGrouping: 0) } mm, close range, beyond distance 5.
               *[other] { $from } to { $to }: { NUMBER($mm, useGrouping: 0) } mm, close range, distance { $distance }.
            }
        [medium]
            { $distance ->
                [0] { $from } to { $to }: { NUMBER($mm, useGrouping: 0) } mm, medium range, beyond distance 5.
               *[other] { $from } to { $to }: { NUMBER($mm, useGrouping: 0) } mm, medium range, distance { $distance }.
            }
        [long]
            { $distance ->
                [0] { $from } to { $to }: { NUMBER($mm, useGrouping: 0) } mm, long range, beyond distance 5.
               *[other] { $from } to { $to }: { NUMBER($mm, useGrouping: 0) } mm, long range, distance { $distance }.
            }
       *[beyond]
            { $distance ->
                [0] { $from } to { $to }: { NUMBER($mm, useGrouping: 0) } mm, beyond long range, beyond distance 5.
               *[other] { $from } to { $to }: { NUMBER($mm, useGrouping: 0) } mm, beyond long range, distance { $distance }.
            }
    }
tools-range-label =
    { $range ->
        [close] close · { NUMBER($mm, useGrouping: 0) } mm
        [medium] medium · { NUMBER($mm, useGrouping: 0) } mm
        [long] long · { NUMBER($mm, useGrouping: 0) } mm
       *[beyond] beyond long · { NUMBER($mm, useGrouping: 0) } mm
    }
tools-distance-label =
    { $distance ->
        [0] beyond 5 · { NUMBER($mm, useGrouping: 0) } mm
       *[other] distance { $distance } · { NUMBER($mm, useGrouping: 0) } mm
    }
tools-distance-1 = distance 1

## Line of sight. $by: what blocks it.

tools-sight-clear = { $from } has a clear line of sight to { $to }.
tools-sight-obstructed = { $from } sees { $to }, obstructed by { $others }.
tools-sight-blocked = No line of sight from { $from } to { $to }: { $by }.
tools-label-clear = clear
tools-label-obstructed = obstructed: { $others }
tools-label-blocked = blocked: { $by }

## Threat. $range: close, medium, long or none; $damage: on average.

tools-aim =
    { $range ->
        [close] close, { $dice }, { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage
        [medium] medium, { $dice }, { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage
        [long] long, { $dice }, { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage
       *[none] { $dice }, { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage
    }
tools-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
# On a contour: any damage, or at least so much.
tools-any-damage = any
tools-least-damage = { $damage }+
tools-no-danger = No enemy dice reach anything.
tools-no-danger-now = No enemy dice reach anything now. Dotted: where they could reach after their next moves.
tools-danger-ship = Enemy dice on a ship like { $ship }: up to { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage on average, before line of sight and defense. Dotted: after their next moves. Press a ship to see who can attack it.
tools-danger-small = Enemy dice on a small ship: up to { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage on average, before line of sight and defense. Dotted: after their next moves. Press a ship to see who can attack it.
tools-threat-found =
    { $count ->
        [0] Nothing can attack { $unit } at its position.
        [one] { $count } attack could be declared on { $unit }: { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage rolled on average.
       *[other] { $count } attacks could be declared on { $unit }: { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage rolled on average in total.
    }

## Odds

tools-odds-title = { $attacker } attacks { $defender }

## Trying a course. $click: to the right; negative to the left.

tools-trying = Trying a course for { $ship }. Nothing is final.
tools-not-legal = not legal
tools-speed = Speed
tools-speed-short = Speed
tools-side = Tool side
tools-side-left = left
tools-side-right = right
tools-joint = Joint { $number }
tools-click =
    { $click ->
        [-2] 2 left
        [-1] 1 left
        [1] 1 right
        [2] 2 right
       *[0] straight
    }
tools-joint-click = Joint { $number }: { $click }
