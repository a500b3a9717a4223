"""Games as people and programs play them: new, decide, copy, save and load, record and replay."""
