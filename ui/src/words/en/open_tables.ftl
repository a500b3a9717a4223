### The list of tables that wait for an opponent.

open-tables-title = Open tables
open-tables-lead = These players are waiting for an opponent.
open-tables-none = Nobody is waiting for an opponent right now.
open-tables-own = Open a table
open-tables-name = Your name
open-tables-join = Join
open-tables-joining = Joining…
open-tables-join-of = Join { $host }: { $title }
open-tables-failed = The table could not be joined. Try again.
open-tables-is = { $format ->
    [tournament] Tournament rules
    [sector_fleet] Sector Fleet
   *[other] Standard
} · { $points } points
open-tables-seats = { $free ->
    [one] { $free } of { $players } seats free
   *[other] { $free } of { $players } seats free
}
open-tables-clock = { $minutes } min each
open-tables-no-clock = no clock
open-tables-waits-now = { $host } has just opened it
open-tables-waits-minutes = { $host } has been waiting for { $minutes } min
open-tables-waits-hours = { $host } has been waiting for { $hours } h
open-tables-waits-days = { $days ->
    [one] { $host } has been waiting for a day
   *[other] { $host } has been waiting for { $days } days
}
open-tables-away = away; comes back to play
open-tables-show = Show on the list of open tables
open-tables-show-what = Anybody can find this table on the home page, see your name and the title, and join.
