### Wo Teams spielen: die Streifen und die Leiste nach Spielern, wer erwartet wird, was jeder tut.

## Was Spieler tun: grob, und nie worum es geht

team-decides = entscheidet
team-decides-for = entscheidet, { $time }
team-you-decide = du entscheidest
team-thinks = denkt nach
team-away = abwesend
team-away-for = abwesend { $time }
team-waits = wartet
team-waits-for = wartet auf { $players }
team-set = Kommandos gewählt
team-ready = bereit
team-destroyed = Flotte zerstört
team-free = freier Platz
team-attacks = greift an
team-defends = verteidigt
team-activates = aktiviert

## Wer erwartet wird

team-several-decide =
    { $what ->
        [dials] { $players } weisen Kommandoräder zu.
        [admiral] { $players } wählen ihren Großadmiral.
        [ship] { $players } schlagen ein Schiff vor.
        [squadron] { $players } schlagen eine Staffel vor.
       *[other] { $players } entscheiden.
    }
team-many-decide =
    { $what ->
        [dials] { $count } Spieler weisen Kommandoräder zu.
        [admiral] { $count } Spieler wählen ihren Großadmiral.
        [ship] { $count } Spieler schlagen ein Schiff vor.
        [squadron] { $count } Spieler schlagen eine Staffel vor.
       *[other] { $count } Spieler entscheiden.
    }
team-progress = { $count } von { $players } Spielern sind fertig. Es fehlen: { $missing }.
team-done-of = { $count } von { $players } sind fertig
team-you-as = Du, als { $letter }:
team-next = Danach:
team-next-admiral = Du wählst, wer aus deinem Team aktiviert.
team-next-you = Dein Team ist dran, und nur du kannst aktivieren.
team-next-chosen = Du aktivierst, wenn { $admiral } dich wählt.

## Spieler

team-seat = Platz { $letter }
team-opponent = Gegner
team-teammate = Teammitglied
team-bot = Computer
team-admiral = Großadmiral
team-commander = Teamkommandant
team-ships = Schiffe: { $ships }.
team-ship-ready = { $ship } bereit, Hülle { $hull } von { $most }
team-ship-activated = { $ship } aktiviert, Hülle { $hull } von { $most }
team-ship-destroyed = { $ship } zerstört
team-squadrons-ready =
    { $of ->
        [one] { $left } von { $of } Staffel kann noch aktivieren.
       *[other] { $left } von { $of } Staffeln können noch aktivieren.
    }
team-ships-left =
    { $of ->
        [one] { $left } von { $of } Schiff kann noch aktivieren
       *[other] { $left } von { $of } Schiffen können noch aktivieren
    }
team-ships-deployed =
    { $of ->
        [one] { $left } von { $of } Schiff ist aufgestellt
       *[other] { $left } von { $of } Schiffen sind aufgestellt
    }
team-own = dein Team
team-lost = { $points } verloren
team-lost-of = { $lost } von { $points } Punkten verloren
team-pinned = angeheftet
team-clock = Uhr von { $team }: { $time }

## Flotten

team-fleets-of = Flotten von { $team }
team-team = Team { $number }
team-open-fleet = Flotte von { $player } öffnen
team-fleet-of = Flotte von { $player }
team-pin = Diese Flotte offen lassen
team-unpin = Diese Flotte wieder schließen lassen
team-close-fleet = Flotte schließen
