### Flotten bauen.

fleets-my-fleet = Meine Flotte
fleets-fleet = Flotte
fleets-name = Name der Flotte
fleets-paste = Liste einfügen
fleets-print = Drucken
fleets-faction = Fraktion
fleets-points = Punkte
fleets-rules = Regeln
fleets-start-from = Beginnen mit
fleets-a-fleet = Eine Flotte …
fleets-ready = { $name } · { $points }
fleets-yours = { $name } (deine) · { $points }
fleets-list = Eine Liste aus einem beliebigen Flottenprogramm
fleets-read = Liste einlesen
fleets-was-read = { $name } wurde eingelesen.
fleets-list-was-read = Die Liste wurde eingelesen.
fleets-list-not-read = Diese Liste konnte nicht eingelesen werden.
fleets-not-opened = Diese Flotte konnte nicht geöffnet werden.
fleets-not-checked = Die Flotte konnte nicht geprüft werden.
fleets-no-ships = Noch keine Schiffe. Wähle eins bei den Karten oder füge eine Liste ein.

## Karten zum Hinzufügen

fleets-cards = Karten zum Hinzufügen
fleets-add = Hinzufügen
fleets-for = { $faction } · { $points }
fleets-back = Zurück zu Schiffen und Staffeln
fleets-ships = Schiffe
fleets-squadrons = Staffeln
fleets-search = Karten durchsuchen
fleets-search-by = Suche nach Name oder Wörtern
fleets-later = Auch spätere Karten
fleets-no-cards = Keine passenden Karten.
fleets-ship-is = { $size } · Hülle { $hull } · Kommando { $command }
fleets-squadron-is = Geschwindigkeit { $speed } · Hülle { $hull }
fleets-squadron-with = Geschwindigkeit { $speed } · Hülle { $hull } · { $keywords }

## Schiffe und Staffeln

fleets-remove = { $title } entfernen
fleets-ship-values = Hülle { $hull } · Kommando { $command } · Staffel { $squadron } · Technik { $engineering }
fleets-dice-squadrons = Staffeln { $dice }
fleets-squadron-points = { $title } { $points }
fleets-of = { $points } von { $limit }
# How many squadrons of one kind.
fleets-times = × { $count }
fleets-one-fewer = { $title }: eine weniger
fleets-one-more = { $title }: eine mehr

## Punkte und Urteil

fleets-gauge = { $points } von { $limit } Punkten, Staffeln { $squadrons }
fleets-left = von { $limit } · noch { $left }
fleets-too-many = von { $limit } · { $over } zu viel
fleets-parts = { $ships } Schiffe und Aufwertungen { $shipPoints } { $squadrons } Staffeln { $squadronPoints }
fleets-problems =
    { $count ->
        [0] Keine Probleme
        [one] { $count } Problem
       *[other] { $count } Probleme
    }
fleets-line = Zeile { $line }.
fleets-legal = Zulässig nach den Regeln „{ $profile }“.
fleets-not-yet = Diese Karten haben noch keinen Effekt: { $cards }.
fleets-objectives = Missionsziele
fleets-choose-objective = Wähle eins
fleets-play = Mit dieser Flotte spielen
fleets-save = Speichern
fleets-saved = In diesem Browser gespeichert.
fleets-export = Ausgeben als
fleets-exported = Ausgegebene Liste
fleets-clipboard = In die Zwischenablage kopiert.
fleets-copy-below = Kopiere den Text unten.
fleets-taken = In der Flotte von { $player }; ein Team hat einen einzigartigen Namen nur einmal (SEC-24)

## Eine Flotte als Link, und wie Fehler behoben werden

fleets-repair = Beheben
fleets-link = Link zu dieser Flotte
fleets-link-copied = Der Link ist kopiert. Wer ihn öffnet, hat diese Flotte im Flottenbau.
fleets-link-broken = Dieser Link enthält keine lesbare Flotte. Lass ihn dir noch einmal geben.
