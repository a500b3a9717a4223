"""Exact odds of an attack: pure functions of dice and defense tokens. Knows no engine, no rule and no card effect."""
