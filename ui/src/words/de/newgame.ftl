### Ein neues Spiel aufbauen: Format, Leute, Plätze und Teams.

newgame-lead = Alles ist ausgefüllt: Drück auf den Knopf oder ändere vorher, was du möchtest.
newgame-format = 1 Format
newgame-size = 2 Größe
newgame-people = 3 Leute
newgame-players = { $players } Spieler
newgame-up-to = 2 bis { $players } Spieler
# A size for a screen reader, such as “8 players 1200”.
newgame-size-of = { $players } Spieler { $points }
newgame-your-name = Dein Name

# Seats
newgame-seat = Platz { $letter }
newgame-seat-move = Platz { $letter }: verschieben
newgame-seat-picked = Platz { $letter } ist ausgewählt. Drück auf den Buchstaben eines anderen Platzes, um die beiden zu tauschen.
newgame-who = Wer Platz { $letter } hat
newgame-who-me = Du
newgame-who-me-too = Du spielst auch { $letter }
newgame-who-too = { $name } spielt auch { $letter }
newgame-who-computer =
    { $level ->
        [greedy] Computer, gut
        [random] Computer, harmlos
       *[other] Computer, { $level }
    }
newgame-who-friend = Frei, per Link
newgame-who-here = An diesem Bildschirm
newgame-name-of = Name für Platz { $letter }
newgame-player = Spieler { $letter }
newgame-computer = Computer { $letter }
newgame-fleet-of = Flotte von Platz { $letter }
newgame-brings = Bringt selbst eine mit
newgame-list-of = Die Liste für Platz { $letter }, aus einem beliebigen Flottenprogramm
newgame-saved = In diesem Browser gespeichert
newgame-repair = Beheben
newgame-line = Zeile { $line }:

# Teams
newgame-team = Team { $number }
newgame-legal-team = regelgerechtes Team · { $points } von { $limit }
newgame-legal-fleet = regelgerechte Flotte · { $points } von { $limit }
newgame-team-points = { $points } von { $limit }
newgame-not-legal-team = noch nicht regelgerecht · { $points } von { $limit }
newgame-change-faction = Fraktion wechseln
newgame-fleets =
    { $players ->
       *[other] { $players } Flotten mit { $each } Punkten, { $points } je Seite.
    }
newgame-fleets-extended = { $players } Flotten mit { $each } Punkten, { $points } je Seite, im erweiterten Aufbaubereich (SEC-02).
newgame-come-back = Du kannst jederzeit weggehen und zurückkommen.
newgame-lobby-next = In der Lobby wählt jeder Platz und Flotte; ein Link ist für alle.
newgame-how-to-move = Drück auf einen Buchstaben und dann auf einen anderen, um zwei Plätze zu tauschen, oder zieh ihn. Auf einem Platz bringen ihn [ und ] ins andere Team.

# Shared fleets and Grand Admirals
newgame-shared = Gemeinsame Flotte: zwei Teams mit je einer Flotte (OPT-05)
newgame-sharers = Spieler
newgame-commander = Teamkommandant
newgame-shares-fleet = Teilt sich die Flotte des Teams
newgame-who-controls = Wer was kontrolliert
newgame-controls = { $card }, { $team }
newgame-dealt = Gleichmäßig verteilt. Jeder Spieler kontrolliert mindestens ein Schiff oder eine Staffel (OPT-07).
newgame-admiral = Großadmiral ohne Flotte
newgame-add-admiral = Großadmiral ohne Flotte hinzufügen
newgame-remove-admiral = Großadmiral ohne Flotte weglassen
newgame-no-fleet = Bringt keine Flotte mit, entscheidet für das Team

# The button
newgame-play = Spielen
newgame-play-computers =
    { $count ->
        [one] Gegen den Computer spielen
       *[other] Mit { $count } Computern spielen
    }
newgame-watch = { $count } Computer spielen lassen
newgame-lobby = Lobby öffnen

# Clock and the rest
newgame-clock = Uhr, Zuschauer, Würfel
newgame-time = Zeit
newgame-bank = Die Uhr zählt die Zeit
newgame-bank-player = jedes Spielers
newgame-bank-team = jedes Teams
newgame-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
newgame-title = Titel
newgame-title-none = Nach den Spielern benannt
newgame-title-teams = { $format }, { $players } Flotten mit { $each }
newgame-seed = Startwert der Würfel
newgame-seed-none = Für jedes Spiel neu gezogen
newgame-seed-wrong = „{ $seed }“ ist kein Startwert. Ein Startwert ist eine ganze Zahl von 0 bis 999999999: Dieselbe Zahl ergibt dieselben Würfel. Lass das Feld leer für neue.
