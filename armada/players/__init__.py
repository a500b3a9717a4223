"""Players: programs that answer questions and see only what their seat may see."""
