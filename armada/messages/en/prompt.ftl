### What is asked: the context of a question, its options, and what cannot be chosen.

## What goes on while a question is asked

prompt-command = { $command } command
# $number: which of the squadrons that the command activates; $most: how many it may activate.
prompt-squadron-command = Squadron command, { $number } of { $most }
prompt-attack = Attack on { $defender }
prompt-counter = Counter attack on { $defender }
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
