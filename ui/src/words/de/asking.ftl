### Ob das Spiel nach einem freiwilligen Effekt fragt.

asking-chip =
    { $how ->
        [ask] nächstes Mal fragen
        [never] nie fragen
       *[always] einfach nutzen
    }
asking-chip-title =
    { $how ->
        [ask] Nächstes Mal fragt dich das Spiel. Drücken, um das zu ändern.
        [never] Nächstes Mal wird er ohne Frage übersprungen. Drücken, um das zu ändern.
       *[always] Nächstes Mal wird er ohne Frage genutzt. Drücken, um das zu ändern.
    }
asking-chip-label =
    { $how ->
        [ask] { $effect }, nächstes Mal fragen: Das Spiel fragt dich. Drücken, um das zu ändern.
        [never] { $effect }, nie fragen: Er wird ohne Frage übersprungen. Drücken, um das zu ändern.
       *[always] { $effect }, einfach nutzen: Er wird ohne Frage genutzt. Drücken, um das zu ändern.
    }
asking-effects = Freiwillige Effekte
asking-always-ask = Immer fragen
asking-never = Nie fragen, nie nutzen
asking-use = Ohne Frage nutzen, wo es nichts kostet
asking-none = Das Spiel fragt bei jeder Karte, sobald du sie nutzen kannst. Um das zu ändern, drück am Tisch neben einem Effekt auf „nächstes Mal fragen“.
asking-used = { $effect } wird ohne Frage abgehandelt, wie du es eingestellt hast.
asking-skipped = Das Spiel überspringt { $effects }, wie du es eingestellt hast. Drück W, um nächstes Mal gefragt zu werden.
asking-next-window = Das Spiel fragt dich im nächsten Zeitfenster, egal was eingestellt ist.

## Questions on which nothing depends

asking-questions = Frag mich immer
asking-question =
    { $kind ->
        [defense] nach Verteidigungsmarkern, auch wenn keiner hilft
        [critical] nach dem einzigen kritischen Effekt
        [accuracy] nach Präzisionssymbolen, die nichts ändern
        [dial] ob ein aufgedecktes Rad bleibt
        [move] ob eine Staffel sich bewegt, die nicht angreifen kann
        [free] ob ein kostenloser Effekt genutzt wird
       *[other] bei gleichen Möglichkeiten
    }
