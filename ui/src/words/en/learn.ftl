### The page that leads to the first battle.

learn-title = Learn
learn-heading = Learn by playing
learn-lead = A real game, with hints beside the things they explain. You can leave at any time, and { $key } shows the hints again.
learn-start = Start battle
learn-activate = Activate a ship
    .how = Each ship is activated once a round. Your ships that can be activated have a bright edge.
learn-dial = Reveal its dial
    .how = You chose the command in the Command Phase; for large ships, rounds ahead. Keep the dial for its full effect, or take a token for later.
learn-zone = Choose a hull zone
    .how = A ship attacks from up to two hull zones, each along its own firing arc.
learn-target = Choose a target
    .how = Range decides the dice: black only at close, blue up to medium, red up to long range.
learn-roll = Roll, and look
    .how = Hits and criticals are damage; an accuracy icon locks a defense token.
learn-defend = Defend
    .how = Evade, Brace, Redirect, Scatter, Contain: a readied token that is spent is exhausted; an exhausted one is discarded.
learn-damage = Suffer damage
    .how = Shields first, then damage cards. A critical turns the first card faceup.
learn-course = Set the course
    .how = Click the joints of the maneuver tool. The ghost shows where you end.
learn-squadrons = Fly squadrons
    .how = They move or attack in their own phase; engaged squadrons cannot move away.
learn-end = End the round
    .how = Tokens are readied, the initiative stays, and after six rounds the points are counted.
