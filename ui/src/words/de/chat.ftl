### Gespräche am Tisch und im Team.

chat-chat = Chat
chat-team = Team
chat-table = Tisch
chat-unread =
    { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
chat-to-team = An dein Team: { $names }
chat-to-team-alone = An dein Team: Noch ist niemand da
chat-to-table = An alle, auch Zuschauer
chat-none-team = Noch hat niemand deinem Team geschrieben.
chat-none-table = Noch hat niemand am Tisch etwas geschrieben.
chat-send = Senden
chat-mute = { $player } stummschalten
chat-is-muted = Du hast { $player } stummgeschaltet.
chat-unmute = Wieder hören
chat-players-only = Nur wer einen Platz hat, kann schreiben.
chat-log = Log
chat-closed = Sprich über Kommandos am Tisch (OPT-09). Nach der Kommandophase ist der Teamchat wieder offen.
chat-to-team-computers = An dein Team: nur Computer
