### The frame of every page, and settings.

shell-skip = Skip to content
shell-home = armada, home
shell-pages = Pages
shell-play = Play
shell-fleets = Fleets
shell-cards = Cards and rules
shell-learn = Learn
shell-watch = Watch
shell-events = Events
shell-settings = Settings
shell-light = Light
shell-dark = Dark

## An address that leads nowhere

shell-not-found = Page not found
shell-not-found-why = There is no page at this address. Check the link, or go back to where you came from.
shell-to-home = Go to the home page
shell-back = Go back
