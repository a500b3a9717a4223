### Woraus Karten bestehen.

## Wörter der Karten

cards-kind =
    { $kind ->
        [ship] Schiff
        [squadron] Staffel
        [upgrade] Aufwertung
        [objective] Missionsziel
        [damage] Schadenskarte
       *[other] { $kind }
    }
cards-slot =
    { $slot ->
        [commander] Kommandant
        [title] Titel
        [officer] Offizier
        [weapons_team] Waffenteam
        [support_team] Unterstützungsteam
        [fleet_command] Flottenkommando
        [fleet_support] Flottenunterstützung
        [offensive_retrofit] Offensive Nachrüstung
        [defensive_retrofit] Defensive Nachrüstung
        [experimental_retrofit] Experimentelle Nachrüstung
        [ordnance] Geschosse
        [turbolasers] Turbolaser
        [ion_cannons] Ionenkanonen
        [superweapon] Superwaffe
        [assault] Angriff
        [defense] Verteidigung
        [navigation] Navigation
        [campaign] Kampagne
       *[other] { $slot }
    }
cards-size =
    { $size ->
        [small] Klein
        [medium] Mittel
        [large] Groß
        [huge] Riesig
       *[other] { $size }
    }
cards-value =
    { $value ->
        [hull] Hülle
        [speed] Geschwindigkeit
        [command] Kommando
        [squadron] Staffel
       *[engineering] Technik
    }
cards-keyword =
    { $keyword ->
        [adept] Könner
        [ai_anti_squadron] KI: Staffelabwehr
        [ai_battery] KI: Batterie
        [assault] Sturmangriff
        [bomber] Bomber
        [cloak] Tarnung
        [counter] Gegenschlag
        [dodge] Ausweichmanöver
        [escort] Eskorte
        [grit] Zähigkeit
        [heavy] Schwerfällig
        [intel] Aufklärung
        [relay] Relais
        [rogue] Einzelgänger
        [screen] Abschirmung
        [snipe] Scharfschütze
        [strategic] Strategie
        [swarm] Schwarm
       *[other] { $keyword }
    }
cards-keyword-of = { $keyword } { $value }
cards-text =
    { $part ->
        [setup] Aufbau
        [special_rule] Sonderregel
        [end_of_round] Rundenende
        [end_of_game] Spielende
       *[other] Wertung
    }

## Würfel

cards-dice =
    { $color ->
        [red] { $count ->
            [one] { $count } roter
           *[other] { $count } rote
        }
        [blue] { $count ->
            [one] { $count } blauer
           *[other] { $count } blaue
        }
       *[black] { $count ->
            [one] { $count } schwarzer
           *[other] { $count } schwarze
        }
    }
cards-dice-of = Würfel: { $dice }
cards-dice-none = keine Würfel

## The face of a card

cards-defense = Verteidigungsmarker
cards-chart = Manövertabelle
cards-slots = Aufwertungsplätze
cards-against-ships = Gegen Schiffe
cards-keywords = Schlüsselwörter
# Before the dice of a hull zone, for those who hear the page.
cards-zone-dice = Würfel { $zone }:
