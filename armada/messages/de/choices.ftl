# Was für ein neues Spiel zu wählen ist, und die Regeln, auf die sich seine Spieler geeinigt haben.

choices-faction-rebel = Rebellenallianz
choices-faction-empire = Galaktisches Imperium
choices-faction-republic = Galaktische Republik
choices-faction-separatist = Separatistenallianz
choices-printing-2016 = 2016: Karten in der Fassung von damals
choices-printing-final = 2025 (letzte offizielle): Karten mit allen Errata
choices-level-greedy = Gut: denkt voraus und kennt die Chancen
choices-level-random = Harmlos: spielt zufällig
choices-spectators-link = Alle, die den Link haben
choices-spectators-all = Alle: das Spiel steht in der Liste
choices-spectators-none = Niemand außer den Spielern
choices-no-clock = Keine Uhr
choices-clock = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
choices-clock-tournament = { $minutes } Minuten, wie im Turnier
choices-at-zero-concede = Wer keine Zeit mehr hat, gibt auf
choices-at-zero-warning = Nur eine Warnung
choices-at-zero-computer = Der Computer antwortet
choices-at-zero-teammate = Jemand aus dem Team springt ein
choices-size = { $points }
choices-size-core-set = Grundspiel, { $points }
choices-size-extended = { $points }, erweiterter Aufbaubereich
choices-size-usual = { $points }, die übliche Größe
choices-format-core-set = Grundspiel
choices-format-core-set-summary = Ein erstes Spiel mit 180 Punkten je Seite und den Karten eines Grundspiels.
choices-people-computers = Ich und Computer
choices-people-link = Freunde per Link
choices-people-here = Freunde an diesem Bildschirm
choices-people-watch = Nur Computer

# $profile: the name of a profile, such as Standard or Sector Fleet.
choices-agreed-profile = Regeln: { $profile }.
choices-agreed-unlimited-rounds = Unbegrenzte Runden: Das Spiel endet, wenn eine Seite ausgelöscht ist.
choices-agreed-final = Alle Karten gelten in der letzten offiziellen Fassung von 2025.

## Profile und Optionen eines Spiels

choices-profile-standard = Standard
    .summary = Das Spiel des Referenzhandbuchs: 300 Punkte, oder jede Grenze, auf die sich die Spieler einigen.
choices-profile-tournament = Turnier
    .summary = Eine Turnierpartie: 400 Punkte.
choices-profile-sector_fleet = Sektorflotte
    .summary = Große Schlachten mit 600 bis 1200 Punkten je Seite, für zwei Spieler oder für zwei Teams aus bis zu vier.
choices-profile-extended = 2025 (letzte offizielle)
    .summary = Die letzten offiziellen Regeln, soweit sie umgesetzt sind: 400 Punkte, vier Fraktionen, jede Karte in ihrer letzten Fassung.
choices-option-legacy_300 = Turniere mit 300 Punkten und höchstens 100 Punkten für Staffeln, wie sie noch in den Turnierregeln stehen.
choices-option-two_flotillas = Höchstens zwei Flottillen in einer Flotte, nach späteren Turnierregeln.
choices-option-no_flagship_flotilla = Kein Kommandant auf einer Flottille, nach dem späteren Referenzhandbuch.
choices-option-ace_limit = Eine einzigartige Staffel mit Verteidigungsmarkern je 100 Punkte der Grenze, nach dem späteren Referenzhandbuch.
choices-option-one_tool = Nur ein Werkzeug auf einmal: Solange ein Kurs probiert wird, wird von seinem Ende aus nichts gemessen.
choices-option-two_factions = Nur Rebellen und Imperium, wie im Referenzhandbuch; die Fraktionen der Klonkriege bleiben draußen.
choices-option-team_play = Teamspiel: zwei Teams aus bis zu vier Spielern, die sich je eine Flotte teilen.
choices-format = { $profile }, { $seats } × { $points }

## Profile und Stufen von Turnieren

choices-event-tournament = Turnierregeln 2.0.1
    .summary = 5 bis 10 Turnierpunkte für den Sieg; ein Freilos zählt 8 und eine Siegmarge von 61.
choices-event-sector_fleet = Sektorflotte
    .summary = 6 bis 10 Turnierpunkte für den Sieg, nach der Tabelle für große Schlachten.
choices-event-official_2016 = Offizielle Tabelle von 2016
    .summary = 6 bis 10 Turnierpunkte für den Sieg; ein Freilos zählt 8 und eine Siegmarge von 140.
choices-event-custom = Eigene Regeln
    .summary = Beginnt wie die Turnierregeln; Tabelle, Freilos, Punkte und Rundenlänge legt die Turnierleitung fest.
choices-tier-casual = Zwanglos
    .summary = Ligen und Spieleabende.
choices-tier-competitive = Wettbewerb
    .summary = Store Championships und andere einzelne Turniere.
choices-tier-premier = Premier
    .summary = Regionale, nationale und Weltmeisterschaften.
choices-house-tournament-1 = Wer auf einen Gegner wartet, der nicht kommt, erhält so viel wie für ein Freilos; wer fehlt, erhält nichts.
choices-house-sector_fleet-1 = Für Sektorflotten ist kein Freilos festgelegt: Es zählt 8 Punkte, mit der kleinsten Siegmarge, für die es 8 Punkte gibt.
choices-house-sector_fleet-2 = Für Sektorflotten ist keine Aufgabe festgelegt: Wer aufgibt, erhält keine Turnierpunkte.
choices-house-sector_fleet-3 = Wer auf einen Gegner wartet, der nicht kommt, erhält so viel wie für ein Freilos; wer fehlt, erhält nichts.
choices-house-official_2016-1 = Wer auf einen Gegner wartet, der nicht kommt, erhält so viel wie für ein Freilos; wer fehlt, erhält nichts.
choices-house-custom-1 = Die Turnierleitung hat die Turnierpunkte dieses Turniers selbst festgelegt.
