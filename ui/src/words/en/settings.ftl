### The settings page.

settings-title = Settings
settings-lead = Your settings are saved in this browser.
settings-name = Your name
settings-language = Language
settings-language-browser = Same as browser
settings-theme = Theme
settings-theme-system = Same as device
settings-theme-deep = Dark
settings-theme-paper = Light
settings-text-size = Text size
settings-text-percent = { $percent } %
settings-table = At the table
settings-motion = No motion: pieces and dice jump to where they end
settings-sound = Sounds: your move, roll, damage, destroyed, time
settings-letters = Letter keys work as shortcuts for tools
settings-coach = Hints in your first games
settings-advice = A coach’s line under each question when you play computers
settings-narration = Have the screen reader read the log aloud
