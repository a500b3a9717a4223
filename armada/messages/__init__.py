"""Every sentence that reaches players, as messages with named arguments, in each language."""
