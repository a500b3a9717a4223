### Eine Zahl, die sagt, warum sie so ist.

explained-why = Warum?
explained-title = { $name }: warum
explained-nothing = Noch nichts.
