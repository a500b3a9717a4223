### Die Liste der Tische, die auf einen Gegner warten.

open-tables-title = Offene Tische
open-tables-lead = Diese Spieler warten auf einen Gegner.
open-tables-none = Gerade wartet niemand auf einen Gegner.
open-tables-own = Tisch eröffnen
open-tables-name = Dein Name
open-tables-join = Mitspielen
open-tables-joining = Du kommst dazu …
open-tables-join-of = Bei { $host } mitspielen: { $title }
open-tables-failed = Du konntest nicht dazukommen. Versuch es noch einmal.
open-tables-is = { $format ->
    [tournament] Turnierregeln
    [sector_fleet] Sektorflotte
   *[other] Standard
} · { $points } Punkte
open-tables-seats = { $free ->
    [one] { $free } von { $players } Plätzen frei
   *[other] { $free } von { $players } Plätzen frei
}
open-tables-clock = je { $minutes } min
open-tables-no-clock = ohne Uhr
open-tables-waits-now = { $host } hat ihn gerade eröffnet
open-tables-waits-minutes = { $host } wartet seit { $minutes } min
open-tables-waits-hours = { $host } wartet seit { $hours } h
open-tables-waits-days = { $days ->
    [one] { $host } wartet seit einem Tag
   *[other] { $host } wartet seit { $days } Tagen
}
open-tables-away = gerade nicht da, kommt zum Spielen zurück
open-tables-show = Auf der Liste offener Tische zeigen
open-tables-show-what = Jeder findet diesen Tisch auf der Startseite, sieht deinen Namen und den Titel und kann dazukommen.
