### The page that opens a position on the board.

opening-title = Open a position
opening-lead = Paste a position, one line per piece, to see it on the board with all tools. Hidden cards and dials are dealt at random.
opening-text = Position
opening-open = Show on the board
opening-opening = Opening the position…
opening-broken-link = This link contains no position. It may have been cut off: ask for it again, or paste the position below.
