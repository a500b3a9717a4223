### The menu of the table.

menu-menu = Menu
menu-table = Table
menu-close = Close the menu
menu-watched-by =
    { $who ->
        [all] Everybody may watch: the game is listed.
        [link] Anyone with the link may watch.
       *[none] Private: only the players see this game.
    }
menu-seed = The seed of the dice and the damage deck was set: { $seed }
menu-ask-take-back = Ask for a take-back
menu-asked-take-back = You asked the others for a take-back.
menu-asked-concerned = Only players who have decided or learnt something since are asked.
menu-pause = Pause
menu-resume = Resume
menu-proposed-pause = You proposed to pause.
menu-proposed-resume = You proposed to resume.
menu-look-at-dials = Look at my dials
menu-hide-dials = Hide my dials
menu-show-dials = Show dials to teammates
menu-ask-for-bot = Ask for a bot to play for { $player }
menu-no-bot = No bot plays for { $player } in a tournament
menu-spectators-link = Link for spectators
menu-invitation = Invitation for { $player }
menu-other-device = Play on another device
menu-other-device-copied = Copied. Anyone with it can play your seat.
menu-seat-link = Link to your seat
menu-log-out-others = Log out other devices: hold for a second
menu-new-link = Your seat has a new link. All other devices are logged out.
menu-hints-again = Show the hints again
menu-sound = Sound { $state }
menu-sound-state =
    { $sound ->
        [on] on
       *[off] off
    }
menu-light = Light theme
menu-dark = Dark theme
menu-settings = All settings
menu-cards = Cards and rules
menu-leave = Leave the table
menu-concede = Concede: hold for a second
menu-concede-team = Concede for your team: hold for a second
menu-position = Copy a link to this position
menu-position-copied = Link to this position copied
menu-position-link = Link to this position

menu-questions = Questions answered for you
