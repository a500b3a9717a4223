"""Tables: games in memory, who sits at them, who watches, and what each is shown."""
