### A number that says why it is what it is.

explained-why = Why?
explained-title = { $name }: why
explained-nothing = Nothing yet.
