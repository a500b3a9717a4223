### Fleet lists and fleet files that are read: what was odd about a line, and why a list could not be read.

## Lines of a list. $card: its title; $name and $words: as they were written.

lists-no-line = This is not recognised as a line of a fleet list.
lists-second-list = Another list begins here; only the first one was read.
lists-no-faction = No faction is called “{ $name }”.
lists-no-commander = No commander is called “{ $name }”.
lists-no-objective = No objective is called “{ $name }”.
lists-no-card = No card is called “{ $name }”.
lists-suggestions = { $remark } Did you mean { $meant }?
lists-misspelled = No card is spelled that way; read as { $card }.
lists-left-out = Read as { $card }, without “{ $words }”.
lists-suffix = “{ $words }” after the cost was ignored.
lists-squadron-as-commander = A squadron cannot be equipped to a ship: read as the commander { $card }.
lists-squadron-as-upgrade = A squadron cannot be equipped to a ship: read as the upgrade { $card }.
lists-after-total = { $card } follows the total of a ship; it was equipped to that ship.
# $key: the key of the card that was taken.
lists-ambiguous = { $count } cards have this name; read as “{ $key }”.
lists-category = { $objective } belongs to the category { $own }, not { $said }.
lists-copies = No fleet has { $count } copies of one card.
lists-lost-ship = The ship it belongs to was not recognised.
# $cards: one card with its kind, or several of which one was meant.
lists-misplaced = { $cards } does not belong here.
lists-commander-without-ship = This line names the commander, but no ship in the list has the card.

## Costs. $listed: as in the list; $now: as on the card.

lists-cost = { $card }: listed at { $listed }, now { $now }.
lists-cost-of-all = { $count } x { $card }: listed at { $listed }, now { $now }.
lists-cost-each = { $count } x { $card }: listed at { $listed }, now { $now } each.
lists-total = The listed costs add up to { $added }, not { $total }; a line may be missing.
lists-printing = Most listed costs match the printing “{ $printing }”; read the list with that printing to keep them.

## Lists and files that cannot be read

lists-nothing-read = No card of Star Wars: Armada was recognised in this text. Paste a list as a fleet builder exports it (Kingston, Star Forge, Warlords …), or a fleet file of armada, which starts with: format = "armada-fleet"
lists-too-many-cards = A fleet has at most { $most } cards, and there are more here. Include only one fleet.
lists-too-long = A fleet list has at most { $most } kB, and this is longer. Include only one fleet.
lists-no-text = This is not a text file. Export the fleet as text from your fleet builder, in the Kingston or Warlords format for example.
lists-file-missing = { $file } cannot be read: there is no such file. Check its name and folder.
lists-file-folder = { $file } cannot be read: it is a folder. Name a file in it.
lists-file-forbidden = { $file } cannot be read: you do not have permission. Ask its owner for read access.
lists-file-unreadable = { $file } cannot be read: { $reason }. Copy the list to a plain file.
lists-dialect = A fleet cannot be written as { $dialect }. It can be written as { $dialects }.

## Fleet files of armada. $place: where in the file, by its keys; $what: what the reader of the format says.

lists-long-line = A line of a fleet file has at most { $most } characters. Split the longer one.
lists-no-toml = this is not TOML: { $what }. Correct that line.
lists-no-json = this is not JSON: { $what }. Correct that line.
lists-nested = This is nested too deeply for a fleet file. Lists and tables are at most three levels deep.
lists-no-object = A fleet file is one object with keys, and this is something else. See docs/reference/fleet-files.md.
lists-format = format: a fleet file of armada says "{ $format }" here, but this says { $found }. Write: format = "{ $format }"
lists-format-missing = format: a fleet file of armada says "{ $format }" here, but it is missing. Write: format = "{ $format }"
lists-version-missing = version: the version number of the format is missing or wrong. Write: version = { $version }
lists-version-newer = version: this file has version { $version }, but this armada reads files up to { $most }. Use a newer armada, or write the fleet in another format.
lists-unknown-key = unknown key. The keys here are { $keys }.
lists-missing-key = this key is missing. Add it.
lists-unknown-value = { $what }. It can be { $values }.
# $kind: ships, squadrons, upgrades or objectives.
lists-other-kind = { $place }: { $key } is not { $kind ->
        [ships] a ship
        [squadrons] a squadron
        [upgrades] an upgrade
       *[objectives] an objective
    }. Move it to where it belongs.
lists-close-key = { $place }: no card has the key { $key }. Did you mean { $meant }?
lists-no-key = { $place }: no card has the key { $key }. Find keys with `armada card show NAME`.
lists-squadron-count = squadrons, { $key }: write the number of squadrons here, 1 or more: { $key } = 1

## Keys of cards in a fleet. $kind: ship, squadron, upgrade or objective.

lists-key-misplaced = The fleet lists { $key } among its { $kind ->
        [ship] ships
        [squadron] squadrons
        [upgrade] upgrades
       *[objective] objectives
    }, but it is { $card }. Move it to the right place.
lists-key-misspelled = The fleet lists the { $kind ->
        [ship] ship
        [squadron] squadron
        [upgrade] upgrade
       *[objective] objective
    } { $key }, but no such card has that key. Did you mean { $meant }?
lists-key-unknown = The fleet lists the { $kind ->
        [ship] ship
        [squadron] squadron
        [upgrade] upgrade
       *[objective] objective
    } { $key }, but no such card has that key. Find the key with `armada card show NAME`.
