"""Players: programs that answer questions, seeing only what their seat may see."""
