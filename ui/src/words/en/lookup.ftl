### The pages on which cards and rules are looked up.

## A card

lookup-is =
    { $unique ->
        [yes] { $what } · unique · wave { $wave }
       *[no] { $what } · wave { $wave }
    }
lookup-is-of =
    { $unique ->
        [yes] { $what } · { $faction } · unique · wave { $wave }
       *[no] { $what } · { $faction } · wave { $wave }
    }
lookup-works = Works in the game
lookup-against-squadrons = Against squadrons
lookup-chart-row = speed { $speed }: { $clicks }
lookup-rulings = Rulings

## Lists and search

lookup-title = Cards
lookup-rules = Rules
lookup-heading = Cards and rules
lookup-lead = { $count } cards, { $working } of them played by the program. The rules, in our own words.
lookup-found = Found
lookup-search = Search by name, words or rule id
lookup-printing = Printing
lookup-search-like = Demolisher, redirect, ATK-28 …
lookup-nothing = Nothing found.
lookup-lists = Lists
lookup-kinds = Kind
lookup-factions = Faction
lookup-all = All
lookup-works-short = works
lookup-not-yet-short = not yet
lookup-rule-from = { $title } · { $source }
lookup-proven = A test proves that the game follows this rule.
lookup-unproven = No test proves this rule yet.
lookup-choose-rule = Open an area and choose a rule to read it here in our own words, with its source.
lookup-choose-card = Choose a card to see its numbers, its effect in our own words, its rulings, and whether it works in the game.
lookup-loading-rules = Loading the rules…
lookup-rulings-elsewhere = Rulings on single cards are { $link }.
lookup-rulings-link = with their cards
