# Namen der Dinge eines Spiels. Sie stehen unverändert in Sätzen; Kartentitel und Namen von Personen werden nicht übersetzt.

## Spieler

names-faction-rebel = Rebellenspieler
names-faction-empire = Imperiumsspieler
names-faction-republic = Republikspieler
names-faction-separatist = Separatistenspieler
names-player-numbered = { $name } ({ $number })

## Schiffe und ihre Karten

names-hull-zone-front = Front
names-hull-zone-right = rechts
names-hull-zone-right_aux = rechts hinten
names-hull-zone-rear = Heck
names-hull-zone-left_aux = links hinten
names-hull-zone-left = links

names-unit-call-sign = { $unit } ({ $sign })
names-unit-zone = { $unit } ({ $zone })

names-upgrade = { $card } ({ $ship })
names-upgrade-title = { $ship } (Titelkarte)
names-effect = { $card } ({ $unit })

names-damage-card-unknown = eine Schadenskarte
    .capital = Eine Schadenskarte
names-damage-card-blank = eine leere Schadenskarte
    .capital = Eine leere Schadenskarte

## Kommandos

names-command-navigate = Navigation
names-command-squadron = Staffel
names-command-repair = Reparatur
names-command-concentrate_fire = Konzentriertes Feuer
names-command-facedown = verdeckt

## Verteidigungsmarker

names-defense-token-brace = Festhalten
names-defense-token-redirect = Umleiten
names-defense-token-evade = Ausweichen
names-defense-token-scatter = Zerstreuen
names-defense-token-contain = Eindämmen
names-defense-token-salvo = Salve
names-defense-token-unknown = ein Verteidigungsmarker

names-token-state-readied = spielbereit
names-token-state-exhausted = erschöpft
names-token-state-discarded = abgelegt

## Missionen

names-objective-any = Mission
names-objective-token = Marker „{ $objective }“
names-objective-token-numbered = Marker „{ $objective }“ { $number }

## Hindernisse

names-obstacle-asteroid_field_1 = Asteroidenfeld 1
    .capital = Asteroidenfeld 1
names-obstacle-asteroid_field_2 = Asteroidenfeld 2
    .capital = Asteroidenfeld 2
names-obstacle-asteroid_field_3 = Asteroidenfeld 3
    .capital = Asteroidenfeld 3
names-obstacle-debris_field_1 = Trümmerfeld 1
    .capital = Trümmerfeld 1
names-obstacle-debris_field_2 = Trümmerfeld 2
    .capital = Trümmerfeld 2
names-obstacle-station = Raumstation
    .capital = Raumstation
names-obstacle-dust_field_1 = Staubfeld 1
    .capital = Staubfeld 1
names-obstacle-dust_field_2 = Staubfeld 2
    .capital = Staubfeld 2
names-obstacle-exogorth_1 = Exogorth 1
    .capital = Exogorth 1
names-obstacle-exogorth_2 = Exogorth 2
    .capital = Exogorth 2
names-obstacle-purrgil_1 = Purrgil 1
    .capital = Purrgil 1
names-obstacle-purrgil_2 = Purrgil 2
    .capital = Purrgil 2
names-obstacle-gravity_rift = Gravitationsriss
    .capital = Gravitationsriss

## Würfel

names-color-red = rot
names-color-blue = blau
names-color-black = schwarz

names-die-face-blank = leer
names-die-face-hit = Treffer
names-die-face-crit = Krit
names-die-face-hit_hit = zwei Treffer
names-die-face-hit_crit = Treffer und Krit
names-die-face-accuracy = Präzision

names-die = { $color }: { $face }
names-pool-empty = keine Würfel

## Orte und Kurse

names-pose = { $place }, Ausrichtung { $heading }°
names-click-straight = geradeaus
names-click-left = { $clicks } links
names-click-right = { $clicks } rechts
names-course-stay = stehen bleiben

## Reichweite und Zeitpunkt

names-range-close = kurze
names-range-medium = mittlere
names-range-long = lange

names-phase-setup = Aufbau
names-phase-command = Kommandophase
names-phase-ship = Schiffsphase
names-phase-squadron = Staffelphase
names-phase-status = Statusphase
names-phase-over = Das Spiel ist vorbei
names-moment = Runde { $round }, { $phase }

## Was ein Ereignis auslöst, wenn es keine Karte ist: Regeln, Schlüsselwörter, Hindernisse, Gründe für Punkte

names-cause-accuracy = Präzision
names-cause-adept = Könner
names-cause-ai_anti_squadron = KI: Staffelabwehr
names-cause-ai_battery = KI: Batterie
names-cause-any_time = jederzeit
names-cause-assault = Sturmangriff
names-cause-asteroid = Asteroiden
names-cause-attack = Angriff
names-cause-bomber = Bomber
names-cause-cloak = Tarnung
names-cause-collision = Kollision
names-cause-concentrate_fire = Konzentriertes Feuer
names-cause-concession = Aufgabe
names-cause-counter = Gegenschlag
names-cause-damage_card = Schadenskarte
names-cause-debris = Trümmer
names-cause-destroyed = zerstört
names-cause-dodge = Ausweichmanöver
names-cause-dust = Staub
names-cause-engagement = Gefecht
names-cause-escort = Eskorte
names-cause-evade = Ausweichen
names-cause-exogorth = Exogorth
names-cause-gravity_rift = Gravitationsriss
names-cause-grit = Zähigkeit
names-cause-heavy = Schwerfällig
names-cause-intel = Aufklärung
names-cause-lost_effect = entfallener Effekt
names-cause-navigate = Navigation
names-cause-no_legal_place = kein zulässiger Platz
names-cause-objective_ship = Missionsschiff
names-cause-obstruction = Sichtbehinderung
names-cause-play_area_left = Spielfeld verlassen
names-cause-purrgil = Purrgil
names-cause-raid_dial = Rad gegen Überfallmarker
names-cause-raid_token = Marker gegen Überfallmarker
names-cause-relay = Relais
names-cause-repair = Reparatur
names-cause-rogue = Einzelgänger
names-cause-salvo = Salve
names-cause-scatter = Zerstreuen
names-cause-snipe = Scharfschütze
names-cause-standard_critical = kritischer Standardeffekt
names-cause-station = Raumstation
names-cause-status_phase = Statusphase
names-cause-strategic = Strategie
names-cause-swarm = Schwarm
names-cause-victory_tokens = Siegmarker
names-cause-whole_fleet = ganze Flotte
