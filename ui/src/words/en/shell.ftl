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
