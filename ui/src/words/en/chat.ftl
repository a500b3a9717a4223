### Talk at the table and within a team.

chat-chat = Chat
chat-team = Team
chat-table = Table
chat-unread =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
chat-to-team = To your team: { $names }
chat-to-team-alone = To your team: nobody has joined yet
chat-to-table = To everybody, spectators too
chat-none-team = Nobody has written to your team yet.
chat-none-table = Nobody has written to the table yet.
chat-send = Send
chat-mute = Mute { $player }
chat-is-muted = You have muted { $player }.
chat-unmute = Unmute
chat-players-only = Only players with a seat can write.
chat-log = Log
chat-closed = Talk about commands at the table (OPT-09). Team chat opens again after the Command Phase.
chat-to-team-computers = To your team: only computers
