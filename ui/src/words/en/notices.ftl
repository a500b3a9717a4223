### Notices that it is your move.

notices-title = When it is my move
notices-browser = Show a notification of this browser
notices-browser-what = While a page of armada is open in another tab.
notices-browser-denied = This browser blocks notifications for this page. Allow them in its settings.
notices-address = Post to this address
notices-address-what = An https address, such as a webhook of a chat. It is posted the title and the link of the game, once each time you are away. Only this server knows it.
notices-save = Save
notices-saved = Saved.
notices-removed = Notices are off.
notices-failed = The address could not be saved. Try again.
notices-your-move = Your move
notices-your-move-in = It is your move in { $title }.
notices-moves =
    { $count ->
        [one] Your move · armada
       *[other] Your move in { $count } games · armada
    }
