### Die Karte eines Schiffs, einer Staffel oder einer Station, und die Zeichen für das, was sie haben.

piece-show = Auf dem Spielfeld zeigen
piece-close = Schließen
piece-look-up = Karte nachschlagen
piece-of = { $value } von { $most }

## Werte

piece-hull = Hülle
piece-hull-of = Hülle { $hull } von { $most }
piece-speed = Geschwindigkeit
piece-speed-short = Geschw.
piece-yaw = Gierwerte
piece-command = Kommando
piece-squadron = Staffel
piece-engineering = Technik
piece-shields = Schilde
piece-shields-of = Schilde: { $shields }
piece-shields-at = { $zone } { $left }/{ $printed }
piece-points = Punkte
piece-fleet-points = Flottenpunkte
piece-objective-ship = Missionsschiff
piece-unique = einzigartig
piece-engaged = Im Gefecht mit
piece-activated = In dieser Runde aktiviert.
piece-has = Hat { $tokens }.

## Karten

piece-damage-cards = Schadenskarten
piece-facedown = Verdeckt
piece-upgrades = Aufwertungen
piece-exhausted = erschöpft
piece-discarded = abgelegt
piece-marks = { $count } Marker darauf
piece-marked-zone = markiert die Hüllenzone { $zone }
piece-without-effect = Hat in diesem Spiel keinen Effekt.

piece-slot-commander = Kommandant
piece-slot-title = Titel
piece-slot-officer = Offizier
piece-slot-weapons_team = Waffenteam
piece-slot-support_team = Hilfsteam
piece-slot-fleet_command = Flottenkommando
piece-slot-fleet_support = Flottenunterstützung
piece-slot-offensive_retrofit = offensive Nachrüstung
piece-slot-defensive_retrofit = defensive Nachrüstung
piece-slot-experimental_retrofit = experimentelle Nachrüstung
piece-slot-turbolasers = Turbolaser
piece-slot-ion_cannons = Ionenkanonen
piece-slot-ordnance = Geschosse
piece-slot-superweapon = Superwaffe

## Kommandos

piece-raid-token = Überfallmarker: { $command }
piece-command-token = Kommandomarker: { $command }
piece-dial-revealed = Kommandorad, aufgedeckt: { $command }
piece-dial-facedown = Verdecktes Kommandorad
piece-dial-own = Kommandorad, für andere Spieler verdeckt: { $command }

## Verteidigungsmarker

piece-token-brace = Festhalten
piece-token-redirect = Umleiten
piece-token-evade = Ausweichen
piece-token-scatter = Zerstreuen
piece-token-contain = Eindämmen
piece-token-salvo = Salve
# $token: der Name eines Verteidigungsmarkers.
piece-token-is-readied = { $token }, bereit
piece-token-is-exhausted = { $token }, erschöpft
piece-token-is-discarded = { $token }, abgelegt
piece-token-is-locked = { $token }, durch eine Präzision gesperrt

## Stationen und Geschütze

piece-station = Raumstation
piece-installation = Anlage
piece-destroyed = Zerstört.
piece-installation-damage =
    { $count ->
        [0] Keine Schadenskarten. Die Anlage hat keine Schilde und wird wie ein Schiff angegriffen.
        [one] { $count } Schadenskarte. Die Anlage hat keine Schilde und wird wie ein Schiff angegriffen.
       *[other] { $count } Schadenskarten. Die Anlage hat keine Schilde und wird wie ein Schiff angegriffen.
    }
