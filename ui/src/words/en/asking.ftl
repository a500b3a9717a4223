### Whether the game asks about an optional effect.

asking-chip =
    { $how ->
        [ask] ask next time
        [never] never ask
       *[always] just use it
    }
asking-chip-title =
    { $how ->
        [ask] Next time, the game asks you. Press to change.
        [never] Next time, it is skipped without asking. Press to change.
       *[always] Next time, it is used without asking. Press to change.
    }
asking-chip-label =
    { $how ->
        [ask] { $effect }, ask next time: the game asks you. Press to change.
        [never] { $effect }, never ask: it is skipped without asking. Press to change.
       *[always] { $effect }, just use it: it is used without asking. Press to change.
    }
asking-effects = Optional effects
asking-always-ask = Always ask
asking-never = Never ask, never use
asking-use = Use without asking where it costs nothing
asking-none = The game asks about every card whenever you may use it. To change that, press “ask next time” beside an effect at the table.
asking-used = { $effect } is resolved without asking, as you set.
asking-skipped = The game skips { $effects }, as you set. Press W to be asked next time.
asking-next-window = The game will ask you at the next window, whatever the settings say.

## Questions on which nothing depends

asking-questions = Always ask me
asking-question =
    { $kind ->
        [defense] for defense tokens where none helps
        [critical] for the only critical effect
        [accuracy] for accuracy icons that change nothing
        [dial] to keep a revealed dial
        [move] to move a squadron that cannot attack
        [free] to use effects that cost nothing
       *[other] to choose between equals
    }
