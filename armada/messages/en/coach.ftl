# The coach: one line of at most 90 characters that says what a sensible player would do, and why.

coach-choice = { $label } is a sensible choice here.
coach-ship-attacks = { $ship } first: it has the best attack now.
coach-ship-in-danger = { $ship } first: it is in the most danger, so use it before it is hit.
coach-ship-waits = { $ship } first: the others gain more by waiting.
coach-attack = { $label } costs the enemy most on average.
coach-no-attack = No attack is worth it here: go on.
coach-dials-navigate = { $ship }: Navigate, to be where its guns bear and the enemy’s do not.
coach-dials-squadron = { $ship }: Squadron, as fighters near it can reach an enemy.
coach-dials-repair = { $ship }: Repair, as shields and hull can be mended.
coach-dials-concentrate-fire = { $ship }: Concentrate Fire, as an enemy will be in range.
coach-dial-keep = Keep the dial: its full effect helps now.
coach-dial-convert = Take the token: the command does little now and more later.
coach-token = { $label }: it saves more than it costs.
coach-token-saves = { $label }: { $without } damage becomes { $best } with the best tokens.
coach-keep-tokens = Keep your tokens: they change little in this attack.
coach-effect = { $label }: it helps now.
coach-effect-none = Go on: nothing that is offered helps here.
coach-course = This course keeps your best arc on an enemy and you out of the worst of theirs.
coach-repair = { $label }: that is where the enemy can hit you.
coach-command = { $label }: this is the step in which it counts.
coach-squadron = { $label } first: it can do most now.
coach-action-move = Move: no target in reach is worth staying for.
coach-action-attack = Attack: a target is in reach.
coach-squadron-move = This spot reaches a target and stays clear of most enemies.
coach-spot = The spot that the board shows
