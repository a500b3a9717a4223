### The projector.

event-screen-window = { $name } · projector
event-screen-not-started =
    { $count ->
        [one] { $count } player, not started
       *[other] { $count } players, not started
    }
event-screen-pages = page { $page } of { $pages }, standings { $standing } of { $standings } · arrow keys turn pages, space pauses
