"""The words of every kind of question, one record each, sorted by topic."""
