### What is asked: the context of a question, its options, and what cannot be chosen.

## What goes on while a question is asked

prompt-command = { $command } command
# $number: which of the squadrons that the command activates; $most: how many it may activate.
prompt-squadron-command = Squadron command, { $number } of { $most }
prompt-attack = Attack on { $defender }
prompt-counter = Counter attack on { $defender }
prompt-salvo = Salvo at { $defender }
prompt-maneuver = Maneuver of { $ship }
prompt-activation = Activation of { $unit }
prompt-squadrons-left =
    { $count ->
        [0] { $moment }, no squadrons left to activate
        [one] { $moment }, { $count } squadron left to activate
       *[other] { $moment }, { $count } squadrons left to activate
    }
prompt-round = Round { $round }

## The steps of an attack, of an activation, and of setup

prompt-step-target = Target
prompt-step-roll = Roll
prompt-step-effects = Effects
prompt-step-defense = Defense
prompt-step-damage = Damage
prompt-step-reveal = Reveal
prompt-step-attack = Attack
prompt-step-maneuver = Maneuver
prompt-step-initiative = Initiative
prompt-step-objective = Objective
prompt-step-obstacles = Obstacles
prompt-step-deployment = Deployment

## Options

# Of several options with the same label.
prompt-numbered = { $label } ({ $number })
prompt-you = You
prompt-your-side = Your side
prompt-repair-faceup = Discard { $card }, faceup
prompt-repair-facedown = Discard facedown damage card { $number }
prompt-discard-damage = Discard a damage card
prompt-recover-shield = Recover a shield
prompt-recover-shield-at = Recover a shield at { $zone }
prompt-move-shield = Move a shield from { $source } to { $zone }
prompt-waste-token = It changes nothing in this attack.
prompt-waste-dial = The ship already has this token: it would be discarded.

## Targets

prompt-target-zone = { $unit }, { $zone }
# $zone: the hull zone that attacks.
prompt-target =
    { $zone ->
        [front] Front at { $target }
        [right] Right at { $target }
        [right_aux] Right auxiliary at { $target }
        [rear] Rear at { $target }
        [left_aux] Left auxiliary at { $target }
       *[left] Left at { $target }
    }
# $range: close, medium or long; $sight: clear or obstructed; $destroyed: a chance.
prompt-target-note =
    { $sight ->
        [obstructed] { $range }, { $mm } mm, obstructed; { $dice }; { $damage } damage
       *[clear] { $range }, { $mm } mm, clear; { $dice }; { $damage } damage
    }
prompt-target-note-destroyed =
    { $sight ->
        [obstructed] { $range }, { $mm } mm, obstructed; { $dice }; { $damage } damage, destroyed { $destroyed }
       *[clear] { $range }, { $mm } mm, clear; { $dice }; { $damage } damage, destroyed { $destroyed }
    }
prompt-dice-red = { $count } red
prompt-dice-blue = { $count } blue
prompt-dice-black = { $count } black
prompt-dice-none = no dice

## Hull zones that cannot attack

prompt-zone =
    { $zone ->
        [front] Front hull zone
        [right] Right hull zone
        [right_aux] Right auxiliary hull zone
        [rear] Rear hull zone
        [left_aux] Left auxiliary hull zone
       *[left] Left hull zone
    }
prompt-zone-used = The { $zone } hull zone of { $ship } has already attacked, or may not attack.
prompt-attack-from = Attack from the { $zones }.
prompt-no-zone-left = Continue to the maneuver.

## Questions of teams: why a player decides

# $players: those of a team with the cheapest fleet; $count: how many; $points: its cost.
prompt-vote =
    { $count ->
        [one] Votes stay hidden until all are in, and only your team ever sees them. If your team does not agree, you all see the votes and vote once more. If you still do not agree, the cheapest fleet decides: { $players }, { $points } points.
       *[other] Votes stay hidden until all are in, and only your team ever sees them. If your team does not agree, you all see the votes and vote once more. If you still do not agree, the cheapest fleets decide by lot: { $players }, { $points } points each.
    }
prompt-vote-again =
    { $count ->
        [one] Your team did not agree, so you all see the votes and vote once more. Without agreement now, the cheapest fleet decides: { $players }, { $points } points.
       *[other] Your team did not agree, so you all see the votes and vote once more. Without agreement now, the cheapest fleets decide by lot: { $players }, { $points } points each.
    }
prompt-chooses-player-ship = You choose the player. They choose the ship.
# $left: how many squadrons the team still activates this turn.
prompt-chooses-player-squadron =
    { $left ->
        [one] You choose the player. They choose the squadron, the last one of this turn.
       *[other] You choose the player. They choose the squadron, the first of { $left } this turn.
    }
prompt-order-of-deployment = Each player of your team places a ship or two squadrons this turn. You decide the order.
prompt-placed-this-turn = Nothing to place now: has placed this turn.
prompt-placed-everything = Has placed everything.
prompt-assigned-target = Your commander acts against enemies only. For the whole game it acts against the ships and squadrons of the opponent you choose.
prompt-consent = { $player } asks: { $ship } would activate it with a Squadron command. You would still move it and roll its dice.
prompt-proposing = Your whole team proposes at once. If you all propose the same, it goes ahead. If not, { $player } chooses as Team Commander.
prompt-proposing-commander = Your whole team proposes at once. If you all propose the same, it goes ahead. If not, you choose as Team Commander.
prompt-commander-decides = Your team proposes different ones. You decide as Team Commander.
prompt-admiral-first = Your fleets cost less in total, so you decide for your team as Grand Admiral.
prompt-admiral-objective = You decide for your team as Grand Admiral.
prompt-admiral-obstacle = The Grand Admirals take turns placing the obstacles.
prompt-admiral-displaced = An opponent’s ship displaced these squadrons. You place them as Grand Admiral, whoever owns them.
prompt-admiral-opponent = The effect says “your opponent” and names no single player, so you decide as Grand Admiral.
prompt-admiral-unclear = It is unclear which player of your team decides, so you do as Grand Admiral.
