"""Positions, tables, fleets and events that tests begin with."""
