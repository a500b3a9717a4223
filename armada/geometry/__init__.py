"""Poses, bases, range ruler, firing arcs, line of sight, maneuver tool. Knows no game."""
