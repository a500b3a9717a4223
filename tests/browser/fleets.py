"""Small fleets as people paste them: a ship with a commander and a squadron, so that whole games are short."""

from __future__ import annotations

CORVETTE = """\
Name: One Corvette
Faction: Rebel
Commander: General Dodonna

Assault: Precision Strike
Defense: Contested Outpost
Navigation: Superior Positions

CR90 Corvette A (44)
• General Dodonna (20)
= 64 Points

Squadrons:
• X-wing Squadron (13)
= 13 Points

Total Points: 77
"""

RAIDER = """\
Name: One Raider
Faction: Empire
Commander: Admiral Screed

Assault: Opening Salvo
Defense: Fire Lanes
Navigation: Minefields

Raider-I Class Corvette (44)
• Admiral Screed (26)
= 70 Points

Squadrons:
• TIE Fighter Squadron (8)
= 8 Points

Total Points: 78
"""
