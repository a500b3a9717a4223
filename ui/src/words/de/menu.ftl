### Das Menü des Tischs.

menu-menu = Menü
menu-table = Tisch
menu-close = Menü schließen
menu-watched-by =
    { $who ->
        [all] Alle dürfen zuschauen: Das Spiel steht in der Liste.
        [link] Wer den Link hat, darf zuschauen.
       *[none] Privat: Nur die Spieler sehen dieses Spiel.
    }
menu-seed = Der Startwert der Würfel und des Schadensstapels wurde festgelegt: { $seed }
menu-ask-take-back = Um Rücknahme bitten
menu-asked-take-back = Du hast die anderen um eine Rücknahme gebeten.
menu-asked-concerned = Gefragt wird nur, wer seitdem entschieden oder etwas erfahren hat.
menu-pause = Pause
menu-resume = Weiterspielen
menu-proposed-pause = Du hast eine Pause vorgeschlagen.
menu-proposed-resume = Du hast vorgeschlagen weiterzuspielen.
menu-look-at-dials = Meine Räder ansehen
menu-hide-dials = Meine Räder verdecken
menu-show-dials = Dem Team Räder zeigen
menu-ask-for-bot = Um einen Bot für { $player } bitten
menu-no-bot = Im Turnier spielt kein Bot für { $player }
menu-spectators-link = Link für Zuschauer
menu-invitation = Einladung für { $player }
menu-other-device = Auf einem anderen Gerät spielen
menu-other-device-copied = Kopiert. Wer ihn hat, kann auf deinem Platz spielen.
menu-seat-link = Link zu deinem Platz
menu-log-out-others = Andere Geräte abmelden: eine Sekunde halten
menu-new-link = Dein Platz hat einen neuen Link. Alle anderen Geräte sind abgemeldet.
menu-hints-again = Hinweise noch einmal zeigen
menu-sound = Töne { $state }
menu-sound-state =
    { $sound ->
        [on] an
       *[off] aus
    }
menu-light = Helle Farben
menu-dark = Dunkle Farben
menu-settings = Alle Einstellungen
menu-cards = Karten und Regeln
menu-leave = Tisch verlassen
menu-concede = Aufgeben: eine Sekunde halten
menu-concede-team = Für dein Team aufgeben: eine Sekunde halten
menu-position = Link zu dieser Stellung kopieren
menu-position-copied = Link zu dieser Stellung kopiert
menu-position-link = Link zu dieser Stellung

menu-questions = Fragen, die für dich beantwortet werden
