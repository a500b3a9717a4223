# The log: a sentence for each event. Ships, squadrons, players and cards are given by their names.
# $cause is a card or rule, in brackets after the sentence; `none` where there is nothing to add.

## Attacks

# $attacker and $defender: a unit, with its hull zone where it has several.
log-attack-declared =
    { $obstructed ->
        [yes] { $attacker } attacks { $defender } at { $range } range, obstructed.
       *[no] { $attacker } attacks { $defender } at { $range } range.
    }
log-salvo-declared =
    { $obstructed ->
        [yes] { $attacker } answers { $defender } with a salvo at { $range } range, obstructed.
       *[no] { $attacker } answers { $defender } with a salvo at { $range } range.
    }
log-die-removed =
    { $cause ->
        [none] { $attacker } removes a { $color } die.
       *[other] { $attacker } removes a { $color } die ({ $cause }).
    }
# $colors: the colours of the dice, as a list; $count: how many dice.
log-dice-replaced =
    { $count ->
        [one]
            { $cause ->
                [none] { $attacker } rolls a { $colors } die instead.
               *[other] { $attacker } rolls a { $colors } die instead ({ $cause }).
            }
       *[other]
            { $cause ->
                [none] { $attacker } rolls { $colors } dice instead.
               *[other] { $attacker } rolls { $colors } dice instead ({ $cause }).
            }
    }
log-dice-rolled = { $attacker } rolls { $pool }.
log-dice-modified =
    { $cause ->
        [none] The attack pool is now { $pool }.
       *[other] The attack pool is now { $pool } ({ $cause }).
    }
log-dice-gone =
    { $cause ->
        [none] The attack pool is empty.
       *[other] The attack pool is empty ({ $cause }).
    }
log-token-locked = { $unit } cannot spend { $token }.
log-token-spent =
    { $state ->
        [exhausted] { $unit } spends { $token } and exhausts it.
       *[discarded] { $unit } spends { $token } and discards it.
    }
log-token-turned =
    { $cause ->
        [none] { $token } of { $unit } is { $state }.
       *[other] { $token } of { $unit } is { $state } ({ $cause }).
    }
log-token-gained = { $unit } gains { $kind ->
        [evade] an
       *[other] a
    } { $token } token.
log-token-replaced = { $unit } swaps a defense token for { $kind ->
        [evade] an
       *[other] a
    } { $token } token.
log-critical-resolved = { $attacker } resolves the { $effect } effect.
log-damage-totaled =
    { $amount ->
        [0] { $unit } suffers no damage.
       *[other] { $unit } suffers { $amount } damage.
    }

# "Relentless front to Gallant Haven left: 6 → Evade → 5, 2 redirected to the front. 4 shields, 1 hull, critical."
log-attack-summary = { $attacker } to { $defender }: { $defended }. { $result }.
log-attack-summary-step = { $before } → { $token } → { $after }
log-attack-summary-redirected = { $before }, { $count } redirected to { $zone }
log-attack-summary-nothing = No damage
log-attack-summary-shields =
    { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
log-attack-summary-hull = { $count } hull
log-attack-summary-critical = critical
log-attack-summary-destroyed = { $lost }: destroyed
log-attack-canceled = The attack of { $attacker } is canceled: no dice are left.

## Cards

log-upgrade-exhausted = { $upgrade } is exhausted.
log-upgrade-readied = { $upgrade } is readied.
log-upgrade-discarded = { $upgrade } is discarded.
log-marks-changed =
    { $marks ->
        [0] { $upgrade } has no tokens on it.
        [one] { $upgrade } has 1 token on it.
       *[other] { $upgrade } has { $marks } tokens on it.
    }
log-effect-resolved = { $card } is resolved.
# $what: the ability of a squadron, the title that gives a ship its name, or another card.
log-effect-resolved-by =
    { $what ->
        [ability] { $unit } resolves its ability.
        [title] { $unit } resolves its title.
       *[card] { $unit } resolves { $card }.
    }
# $kind: the key of the objective, or `none`; $objective: its title.
log-objective-token-given = { $unit } is given { $kind ->
        [abandoned_mining_facility] an
        [advanced_gunnery] an
        [asteroid_tactics] an
        [asteroids] an
        [independent_station] an
        [infested_fields] an
        [intel_sweep] an
        [ion_storm] an
        [none] an
        [objective_ship] an
        [opening_salvo] an
       *[other] a
    } { $objective } token.
log-objective-token-placed = { $kind ->
        [abandoned_mining_facility] An
        [advanced_gunnery] An
        [asteroid_tactics] An
        [asteroids] An
        [independent_station] An
        [infested_fields] An
        [intel_sweep] An
        [ion_storm] An
        [none] An
        [objective_ship] An
        [opening_salvo] An
       *[other] A
    } { $objective } token is placed.
log-objective-token-taken = { $unit } has the { $token }.
log-objective-token-removed = The { $token } is removed.
log-objective-token-moved = The { $token } is moved.
log-effect-dice-rolled = { $card } rolls { $pool } against { $unit }.

## Commands

log-dials-assigned-facedown =
    { $count ->
        [one] { $ship } is assigned 1 facedown dial.
       *[other] { $ship } is assigned { $count } facedown dials.
    }
log-dials-assigned = { $ship } is assigned { $dials }.
log-dial-revealed = { $ship } reveals { $command }.
log-card-dials-assigned = { $player } stacks { $count ->
        [one] 1 command dial
       *[other] { $count } command dials
    } facedown on the objective card.
log-card-dial-revealed = The top dial on the objective card shows { $command }.
log-dial-discarded = { $ship } discards its { $command } dial.
log-dial-set = { $ship } sets its top dial to { $command }.
log-dial-set-facedown = { $ship } sets its top dial again.
# $count: how many players look.
log-dials-seen =
    { $count ->
        [one] { $players } looks at the dials of { $ship }: { $dials }.
       *[other] { $players } look at the dials of { $ship }: { $dials }.
    }
log-dials-shown = { $player } shows the dials of { $ship } to { $others }: { $dials }.
log-dials-taken-back = { $ship } takes back its dials.
log-command-token-gained = { $ship } gains a { $command } token.
log-command-token-discarded = { $ship } discards a { $command } token.
log-raid-token-gained = { $ship } gains a { $command } raid token.
log-raid-token-discarded = { $ship } discards a { $command } raid token.
log-command-resolved =
    { $how ->
        [dial] { $ship } resolves { $command } with its dial.
        [token] { $ship } resolves { $command } with its token.
       *[both] { $ship } resolves { $command } with its dial and token.
    }
log-activation-begun = { $unit } activates.
log-activation-toggled =
    { $activated ->
        [yes] { $unit } counts as activated.
       *[no] { $unit } counts as not activated.
    }
log-speed-changed = { $ship } sets its speed to { $speed }.

## Damage

log-shields-changed =
    { $cause ->
        [none]
            { $shields ->
                [0] { $ship } has no shields on its { $zone }.
                [one] { $ship } has 1 shield on its { $zone }.
               *[other] { $ship } has { $shields } shields on its { $zone }.
            }
       *[other]
            { $shields ->
                [0] { $ship } has no shields on its { $zone } ({ $cause }).
                [one] { $ship } has 1 shield on its { $zone } ({ $cause }).
               *[other] { $ship } has { $shields } shields on its { $zone } ({ $cause }).
            }
    }
log-hull-changed =
    { $cause ->
        [none] { $squadron } has { $hull } of { $most } hull points left.
       *[other] { $squadron } has { $hull } of { $most } hull points left ({ $cause }).
    }
log-damage-card-dealt = { $ship } is dealt { $card } faceup.
log-damage-card-dealt-facedown = { $ship } is dealt a facedown damage card.
log-damage-card-flipped =
    { $faceup ->
        [yes] { $card } of { $ship } is flipped faceup.
       *[no] { $card } of { $ship } is flipped facedown.
    }
log-damage-card-discarded = { $ship } discards { $card }.
log-top-card-discarded = { $card } is discarded from the damage deck.
# $count: how many players discard.
log-top-cards-sorted =
    { $count ->
        [one] { $players } discards { $cards } from the damage deck.
       *[other] { $players } discard { $cards } from the damage deck.
    }
log-destroyed =
    { $cause ->
        [none] { $unit } is destroyed.
       *[other] { $unit } is destroyed ({ $cause }).
    }
log-destroyed-outside = { $unit } is destroyed: it left the play area.

## Movement

log-maneuver-stay = { $ship } stays where it is.
# $course: the clicks of each joint.
log-maneuver = { $ship } moves at speed { $speed } ({ $course }).
log-maneuver-stopped = { $ship } moves at speed { $speed } ({ $course }), stopped at speed { $reached }.
log-maneuver-ahead = straight ahead
log-ships-overlapped = { $ship } overlaps { $others }.
log-squadron-moved = { $squadron } moves.
log-squadron-lifted = { $squadron } is displaced.
log-squadron-placed = { $squadron } is placed.
log-obstacle-resolved = { $unit } overlaps { $obstacle }.
log-obstacle-moved = { $obstacle } is moved.
log-obstacle-removed = { $obstacle } is removed.

## Rounds and the end

log-round-begun = Round { $round }
log-initiative-passed = { $side } becomes the first player.
log-activations-proposed = The team proposes { $proposals }; { $commander } decides as Team Commander.
log-activations-proposed-hidden = The team does not agree; { $commander } decides as Team Commander.
log-activation-proposed = { $unit } ({ $player })
log-victory-tokens-gained =
    { $tokens ->
        [0] { $side } { $count ->
                [one] gains
               *[other] gain
            } no victory tokens.
        [one] { $side } { $count ->
                [one] gains
               *[other] gain
            } 1 victory token.
       *[other] { $side } { $count ->
               [one] gains
              *[other] gain
           } { $tokens } victory tokens.
    }
log-game-ended = The game is over ({ $reason ->
        [elimination] elimination
        [six_rounds] six rounds
        [time] time
        [concession] concession
       *[other] { $reason }
    }): { $winner } { $count ->
            [one] wins
           *[other] win
        }, { $own } to { $other }, margin { $margin }.
log-time-called = Time is called. This is the last round.
log-conceded = { $side } { $count ->
        [one] concedes
       *[other] concede
    }.
log-points-scored =
    { $points ->
        [one] { $side } { $count ->
                [one] scores
               *[other] score
            } 1 point for { $why }.
       *[other] { $side } { $count ->
               [one] scores
              *[other] score
           } { $points } points for { $why }.
    }
log-points-scored-destroyed =
    { $points ->
        [one] { $side } { $count ->
                [one] scores
               *[other] score
            } 1 point for { $unit } destroyed.
       *[other] { $side } { $count ->
               [one] scores
              *[other] score
           } { $points } points for { $unit } destroyed.
    }
# $why: an objective.
log-points-scored-unit =
    { $points ->
        [one] { $side } { $count ->
                [one] scores
               *[other] score
            } 1 point for { $unit } ({ $why }).
       *[other] { $side } { $count ->
               [one] scores
              *[other] score
           } { $points } points for { $unit } ({ $why }).
    }

## Setup

# $how: whether the team agreed, its cheapest fleet decided, or chance among several of them.
log-grand-admiral-appointed =
    { $how ->
        [agreed] { $player } is the Grand Admiral of { $side }.
        [drawn] { $player } is drawn as Grand Admiral of { $side }: they do not agree, and several fleets are the cheapest.
       *[cheapest_fleet] { $player } is the Grand Admiral of { $side }: they do not agree, and this fleet is the cheapest.
    }
log-votes-hidden = { $side } do not agree on a Grand Admiral.
# $votes: a list of $vote.
log-votes-shown = { $side } do not agree on a Grand Admiral: { $votes }.
log-vote = { $player } votes for { $choice }
log-target-assigned = The commander of { $player } acts against { $target }.
log-first-player-chosen = { $side } is the first player.
log-objectives-shown = { $player } reveals three objectives: { $objectives }.
log-objective-chosen = The objective is { $objective }.
log-obstacle-placed = { $obstacle } is placed.
log-ship-deployed = { $ship } is deployed at speed { $speed }.
log-squadron-deployed = { $squadron } is deployed.
log-deck-shuffled = The damage deck is shuffled.
log-deck-of-shuffled = The damage deck of { $player } is shuffled.
log-coin-flipped = A coin is flipped: { $side } chooses the first player.
log-obstacle-left-out = There is no room for { $obstacle }. It is left out.
log-obstacle-added = { $obstacle } is added.
# $card: the key of the card.
log-installation-added = { $player } has { $card ->
        [armed_station] an
        [unarmed_station] an
       *[other] a
    } { $name }.

## Events without a sentence of their own

log-other = { $event }: { $fields }.

## The table

log-bot-decided = { $text } (decided by a bot)
log-seed-set = The dice and the damage deck follow a seed that was set: { $seed }.
# $minutes: 0 if it is less than one.
log-bot-announced =
    { $minutes ->
        [0] { $by } asks for a bot to play for { $player }, who left. It starts in a moment unless they are back.
        [one] { $by } asks for a bot to play for { $player }, who left. It starts in 1 minute unless they are back.
       *[other] { $by } asks for a bot to play for { $player }, who left. It starts in { $minutes } minutes unless they are back.
    }
log-bot-seated = A bot plays for { $player }, who left, until they are back.
log-player-back = { $player } is back and plays again.
log-player-back-in-time = { $player } is back: no bot will play.
log-continued-later = Up to here this game followed the rules of armada { $before }. It continues from the same position under those of armada { $version }. Earlier moves stay as they are.
log-continued-changed = The rules of this server have changed since parts of this game were played. It continues from the same position under those of armada { $version }. Earlier moves stay as they are.
log-dealt-all = Hidden information was dealt again: damage decks, facedown damage cards and command dials.
log-dealt-deck = The damage deck and facedown damage cards that nobody knows were dealt again.
log-taken-back = { $player } took a decision back.
log-taken-back-agreed = { $player } took a decision back with the consent of { $names }.
log-teammate-announced =
    { $minutes ->
        [0] { $by } offers to play for { $player }, who left. It begins in a moment unless they are back.
        [one] { $by } offers to play for { $player }, who left. It begins in a minute unless they are back.
       *[other] { $by } offers to play for { $player }, who left. It begins in { $minutes } minutes unless they are back.
    }
log-teammate-seated = { $stand_in } plays for { $player }, who left, until they are back.
log-player-back-before-teammate = { $player } is back: nobody else will play.
log-time-out = The time of { $players } is up. The game goes on without their clock, as was agreed.
log-time-out-computer = The time of { $players } is up. From now on the computer answers, as was agreed.
log-time-out-teammate = The time of { $players } is up. From now on { $stand_in } answers, as was agreed.
log-seat-given = { $seat ->
    [admiral] { $player } takes the place of the Grand Admiral over from the computer.
   *[other] { $player } takes seat { $seat } over from the computer.
}

# A question that nobody needs to be asked was answered at once. $unit: the ship or squadron it was about.
log-foregone-no-damage = { $unit } suffers no damage: no defense token asked for.
log-foregone-no-token = No defense token of { $unit } changes this attack: none asked for.
log-foregone-critical = { $unit } has one critical effect to resolve: resolved without asking.
log-foregone-accuracy = { $unit } deals no damage: no accuracy icon asked for.
log-foregone-dial = { $unit } keeps its dial.
log-foregone-move = { $unit } can only move, not attack.
log-foregone-equal = { $unit }: all choices are equal, the first was taken.
log-foregone-lock = Locking a defense token would change nothing: { $unit } is not asked for its accuracy icon.
log-foregone-color = { $unit } adds a die: only one color is possible.
log-used-for-free = { $unit } uses { $effect }, which costs nothing.
