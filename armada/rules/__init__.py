"""The Rules Reference as procedures, one topic per module. A rule never names a card."""
