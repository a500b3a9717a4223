### Hints for a first battle, each for a kind of question.

hints-hint = Hint
hints-hide = Hide hints
hints-done = Got it
hints-dials = Every ship plans ahead: choose a command for each open cell, then lock. Navigate steers, Concentrate Fire adds a die.
hints-activation = Your ships with a bright edge can be activated. Press one on the board or in the list, then the large button.
hints-dial-use = The dial is revealed. Keep it for a strong effect now, or take its token for a weaker one later.
hints-command = Commands give a ship something extra. You can also go straight to the attack.
hints-attack = The arc shows what this hull zone reaches. The best target is chosen; the odds below count every roll. Roll!
hints-effect = Here are the cards and commands you may use now. What is marked is used with the large button.
hints-defense = Your ship is under attack. Each token can be spent once: a spent token turns red, and a red one is discarded when you spend it.
hints-course = Set the clicks of each joint: the ghost shows where the ship ends. Nothing happens before you press the large button.
hints-squadron = Squadrons move or attack. An engaged one cannot move away.
hints-squadron-move = Press a spot inside the ring, or S for a good one. Squadrons at distance 1 with a clear line between them are engaged.
hints-ship-placement = Drag the ship, turn it by its bow, choose a speed. S finds a good spot.
hints-obstacle = Obstacles block lines and hurt ships. Drag one, or press S.
hints-deployment = Both sides deploy in turns. Ships far forward fight sooner.
hints-objective = The second player brings three objectives. Choose the one you would rather play.
hints-repair = Engineering points: move a shield (1), recover one (2), discard a damage card (3).
