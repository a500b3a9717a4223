"""The server: games over the network, one question at a time. It parses, calls the engine, keeps the log and tells."""
