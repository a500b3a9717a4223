### Die Lobby eines Tischs: Plätze, Flotten, wer bereit ist, und was der Gastgeber tut.

lobby-title = { $table } · Armada
lobby-reconnecting = Die Verbindung wird wiederhergestellt. Nichts geht verloren.
lobby-parts = Teile der Lobby

## Das Spiel in einer Zeile

lobby-players = { $count } Spieler
lobby-each = je { $points } Punkte
lobby-each-short = je { $points }
lobby-a-side = { $points } Punkte je Seite
lobby-no-clock = Keine Uhr
lobby-minutes = { $minutes } min
lobby-hours = { $hours } h
lobby-hours-minutes = { $hours } h { $minutes } min
lobby-time-team = { $time } je Team
lobby-time-player = { $time } je Spieler
lobby-extended = erweiterter Aufbaubereich

## Der Link

lobby-one-link = Ein Link für alle
lobby-link = Link zu diesem Tisch
lobby-send-link = Senden
lobby-not-copied = Markieren und kopieren
lobby-show-code = Als QR-Code zeigen
lobby-hide-code = QR-Code ausblenden
lobby-code = Der Link zu diesem Tisch als QR-Code

## Teams und Plätze

lobby-your-team = Dein Team
lobby-your-side = Deine Seite
lobby-opponent = Gegner
lobby-side-points = { $points } von { $limit } Punkten
lobby-opponents = Gegner
lobby-first-team = Erstes Team
lobby-second-team = Zweites Team
lobby-team-points = dein Team · { $points } von { $limit }
lobby-seats-taken = { $taken } von { $seats } Plätzen
lobby-seat = Platz { $seat }
lobby-free = Freier Platz
lobby-free-line = Wer den Link hat, darf sich hierher setzen.
lobby-sit = Setzen
lobby-computer-on = Ein Computer auf Platz { $seat }
lobby-computer-level = Computer, { $level }
lobby-host = Gastgeber
lobby-chooses = wählt eine Flotte
lobby-hidden = Flotte mitgebracht, bis zum Start verdeckt
lobby-until-back = Ein Computer spielt bis zur Rückkehr.
lobby-fleet-points = { $name } · { $points }
lobby-away = fort seit { $time }
lobby-faults = { $count } Fehler
lobby-ready = Bereit
lobby-no-fleet = Noch keine Flotte
lobby-not-ready = Noch nicht bereit
lobby-more = Mehr zu { $name }
lobby-give-up = Platz { $seat } aufgeben
lobby-move = Umsetzen
lobby-moves = Wird umgesetzt
lobby-move-here = Hierher
lobby-lost = { $player } ist seit { $time } nicht verbunden. Platz und Flotte bleiben.

## Deine Flotte

lobby-your-fleet = Deine Flotte
lobby-team-sees = dein Team sieht sie, deine Gegner noch nicht
lobby-opponent-does-not = dein Gegner sieht sie noch nicht
lobby-fleet-of = Flotte von Platz { $seat }
lobby-choose-fleet = Wähle eine Flotte
lobby-other-fleet = Wähle eine andere Flotte
lobby-saved = In diesem Browser gespeichert
lobby-open = Öffnen
lobby-build = Bauen
lobby-paste = Einfügen
lobby-list = Die Liste, aus einem beliebigen Flottenplaner
lobby-list-here = Hier einfügen
lobby-bring = Diese Flotte mitbringen
lobby-checks = Prüfung dieser Flotte
lobby-fault = Fehler
lobby-remark = Hinweis
lobby-in-order = In Ordnung
lobby-repair = Beheben
lobby-fleet-first = Wähle eine fertige Flotte, füge eine Liste ein oder bau eine.

## Bereit

lobby-i-am-ready = Ich bin bereit
lobby-ready-change = Bereit. Drücken, um es zu ändern
lobby-not-ready-no-fleet = Nicht bereit: noch keine Flotte
lobby-not-ready-faults = Nicht bereit: { $count } Fehler
lobby-sit-first = Wähle einen Platz
lobby-all-taken = Alle Plätze sind besetzt
lobby-name-first = Gib deinen Namen an, dann wähle einen Platz
lobby-you-watch = Du schaust zu
lobby-change-seat = Platz wechseln
lobby-none-free = Kein anderer Platz ist frei.
lobby-also = Auch { $seat } spielen
lobby-watch = Nur zuschauen
lobby-leave = Verlassen
lobby-elsewhere = Dein Platz auf einem anderen Gerät
lobby-own-link = Link zu deinem Platz
lobby-own-link-copied = Kopiert. Wer diesen Link hat, kann deinen Platz spielen.
lobby-standing = Du hast keinen Platz. Drück bei einem freien auf „Setzen“ oder schau zu.
lobby-watching = Du schaust zu. Öffne den Link des Tischs, um mitzuspielen.

## Hereinkommen

lobby-invited = Du bist eingeladen
lobby-invited-how = Gib deinen Namen an, dann drück bei einem freien Platz auf „Setzen“.
lobby-your-name = Dein Name
lobby-come-in = Ohne Platz hereinkommen
lobby-another = Noch jemand an diesem Bildschirm
lobby-their-name = Name
lobby-add = Hinzufügen
lobby-add-here = Noch jemand an diesem Bildschirm
lobby-back = Zurück
lobby-at-screen = An diesem Bildschirm
lobby-who-asks = Um wessen Platz es geht

## Der Gastgeber

lobby-you-host = Du bist Gastgeber
lobby-is-host = { $host } ist Gastgeber
lobby-start = Start
lobby-can-start = Alle sind bereit. Du kannst das Spiel starten.
lobby-host-can-start = Alle sind bereit. { $host } kann das Spiel starten.
lobby-start-game = Spiel starten
lobby-fill =
    { $count ->
        [one] Den freien Platz besetzen
        [2] Beide freien Plätze besetzen
       *[other] Alle { $count } freien Plätze besetzen
    }
lobby-move-people = Leute umsetzen
lobby-stop-moving = Nicht mehr umsetzen
lobby-choose-first = Wähle den Platz der Person, die sich umsetzt.
lobby-choose-second = Wähle den anderen Platz. Sitzt dort jemand, tauschen beide.
lobby-until = { $player }: Computer spielt bis zur Rückkehr
lobby-time = Zeitkonto
lobby-bank = Wessen Zeit es zählt
lobby-bank-team = je Team
lobby-bank-player = je Spieler
lobby-without-seat = Ohne Platz:
lobby-fleet-of-computer = Flotte
lobby-free-seat = Platz freigeben
lobby-play-until-back = Computer spielt, bis { $player } zurück ist
lobby-no-longer = Kein Computer für { $player }
lobby-hand-on = { $player } zum Gastgeber machen
lobby-remove = { $player } den Platz nehmen

## Während du wartest

lobby-practice = Flieg auf einem Übungsbrett
lobby-practice-how = während du wartest, in einem anderen Tab. Dieser wird zum Tisch, wenn das Spiel beginnt.
lobby-tab-fleet = Deine Flotte
lobby-tab-you = Du
lobby-tab-others = Gegner { $taken } von { $seats }
lobby-tab-chat = Chat
lobby-tab-chat-new = Chat · { $count }
lobby-tab-start = Start

## Am Tisch: wer spät kommt und wer fort ist

lobby-late = Das Spiel hat schon begonnen. Du kannst einen Computer ablösen:
lobby-take-over = Ablösen
lobby-take-over-seat = Platz { $seat } übernehmen
lobby-only-watch = Nur zuschauen
lobby-asked = Gefragt
lobby-gone = { $player } ist fort seit { $time }. Soll jemand einspringen?
lobby-propose-computer = Computer vorschlagen
lobby-propose-me = Dich vorschlagen
lobby-decided-title = Für dich entschieden
lobby-decided-computer =
    { $count ->
        [one] Der Computer hat einmal für dich entschieden.
       *[other] Der Computer hat { $count } Mal für dich entschieden.
    }
lobby-decided-teammate =
    { $count ->
        [one] { $player } hat einmal für dich entschieden.
       *[other] { $player } hat { $count } Mal für dich entschieden.
    }

## Großadmirale, geteilte Flotten, einzigartige Karten

lobby-grand-admiral = Großadmiral ohne Flotte
lobby-commander = Teamkommandant
lobby-free-admiral = Frei für einen Großadmiral
lobby-free-admiral-line = Entscheidet für das Team und hat keine Flotte (SEC-65).
lobby-admiral-line = Großadmiral ohne Flotte
lobby-teammate-line = teilt die Flotte des Teams
lobby-add-admiral = Großadmiral ohne Flotte hinzufügen
lobby-no-admiral = Platz des Großadmirals entfernen
lobby-you-admiral = Du bist Großadmiral ohne Flotte (SEC-65): Du entscheidest für dein Team und bringst keine mit.
lobby-you-teammate = Du teilst die Flotte deines Teams (OPT-05). { $commander } ist Teamkommandant und bringt sie mit.
lobby-who-controls = Wer was führt
lobby-controls = Wer { $card } führt
lobby-deal-evenly = Gleichmäßig verteilen
lobby-swap-ask = { $player } um Tausch bitten
lobby-swap-asked = { $player } ist gefragt
lobby-swap-give = Abgeben
lobby-swap-keep = Behalten
lobby-at-zero = Wenn die Zeit abläuft
