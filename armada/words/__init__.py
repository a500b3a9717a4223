"""Every sentence we say about a game: names, the log, questions, answers, notes and refusals."""
