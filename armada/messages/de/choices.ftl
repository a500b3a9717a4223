# Was für ein neues Spiel zu wählen ist, und die Regeln, auf die sich seine Spieler geeinigt haben.

choices-faction-rebel = Rebellenallianz
choices-faction-empire = Galaktisches Imperium
choices-faction-republic = Galaktische Republik
choices-faction-separatist = Separatistenallianz
choices-printing-2016 = 2016: Karten in der Fassung von damals
choices-printing-final = Final: Karten mit den letzten offiziellen Errata
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
choices-agreed-final = Alle Karten haben die letzten offiziellen Errata.
