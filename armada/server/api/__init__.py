"""The REST requests of the pages, outside live play."""
