### Why a piece cannot be put somewhere. $piece: its name; $verb: deployed, moved or placed; $mm: the millimetres that it falls short.

places-far-off =
    { $piece } cannot be { $verb ->
        [deployed] deployed
        [moved] moved
       *[placed] placed
    } there: it is far off the table.
# $area: deployment_zone, setup_area, play_area, or another area for such pieces.
places-outside =
    { $piece } cannot be { $verb ->
        [deployed] deployed
        [moved] moved
       *[placed] placed
    } there: it extends { $mm } mm beyond { $area ->
        [deployment_zone] its deployment zone
        [setup_area] the setup area
        [play_area] the play area
       *[other] the area for it
    }.
# $length: a length of the ruler, such as distance 3; $edge: long, short or any.
places-near-edge =
    { $piece } cannot be { $verb ->
        [deployed] deployed
        [moved] moved
       *[placed] placed
    } there: it must be beyond { $length } of every { $edge ->
        [long] long edge
        [short] short edge
       *[any] edge
    } and is { $mm } mm too close.
places-too-close =
    { $piece } cannot be { $verb ->
        [deployed] deployed
        [moved] moved
       *[placed] placed
    } there: it must be beyond { $length } of { $other } and is { $mm } mm too close.
places-overlaps =
    { $piece } cannot be { $verb ->
        [deployed] deployed
        [moved] moved
       *[placed] placed
    } there: it overlaps { $other } by { $mm } mm.
# $ships: a list of ships, of which one is enough.
places-not-within =
    { $piece } cannot be { $verb ->
        [deployed] deployed
        [moved] moved
       *[placed] placed
    } there: it must be wholly within { $length } of { $ships } and is { $mm } mm too far away.
places-not-at =
    { $piece } cannot be { $verb ->
        [deployed] deployed
        [moved] moved
       *[placed] placed
    } there: it must be at { $length } of { $others } and is { $mm } mm too far away.
places-not-near =
    { $piece } cannot be { $verb ->
        [deployed] deployed
        [moved] moved
       *[placed] placed
    } there: it must be wholly within { $within } of { $ships } or at { $length } of { $others } and is { $mm } mm too far away.
# $others: a list of obstacles, of which one is enough.
places-not-touching =
    { $piece } cannot be { $verb ->
        [deployed] deployed
        [moved] moved
       *[placed] placed
    } there: it must touch { $others }.
# $least and $most: between how many mm it must be moved.
places-not-straight = { $piece } cannot be moved there: it must move straight towards { $goal }, by { $least } to { $most } mm.
places-far-from-edge =
    { $piece } cannot be { $verb ->
        [deployed] deployed
        [moved] moved
       *[placed] placed
    } there: it must be at { $length } of the first player's edge and is { $mm } mm too far away.
places-not-on =
    { $piece } cannot be { $verb ->
        [deployed] deployed
        [moved] moved
       *[placed] placed
    } there: it must overlap { $other }.
places-moved-too-far =
    { $piece } cannot be { $verb ->
        [deployed] deployed
        [moved] moved
       *[placed] placed
    } there: it would end { $mm } mm beyond { $length } of where it lies.

## Lengths of the ruler, and what lies on the table

places-distance = distance { $number }
places-ruler-lengths =
    { $count ->
        [one] 1 ruler length
       *[other] { $count } ruler lengths
    }
places-mm = { $mm } mm
places-area =
    { $area ->
        [deployment_zone] its deployment zone
        [setup_area] the setup area
        [play_area] the play area
       *[other] the area for it
    }
places-any-token = The objective token
places-token = objective token { $number }
    .capital = Objective token { $number }
# An obstacle within a sentence: there is one station.
places-obstacle =
    { $key ->
        [station] the { $name }
       *[other] { $name }
    }
