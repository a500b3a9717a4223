"""Tables: games in memory, their players and spectators, and what each of them sees."""
