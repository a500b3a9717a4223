"""The verbs of cards: what they do again and again, written once.

A verb that asks is a generator and acts last, so that it can end a step: `yield from reroll(...)`.
"""
