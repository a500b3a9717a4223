### Why the rules refuse an answer. What the player can do instead is in instead.ftl.

refusals-no-pass = You cannot pass here: this needs a decision.
# $answer: as it was sent.
refusals-not-legal = { $answer } is not a legal answer.
refusals-unreadable = { $answer } cannot be read as an answer to “{ $question }”: { $error }.
# What forbids something, where it has no name.
refusals-an-effect = an effect
# A player without a name.
refusals-player = Player { $number }

## Setup

refusals-objective = Only one of the second player's objectives can be chosen.
refusals-obstacle-now = Obstacle { $number } cannot be placed now. Obstacles left: { $left }.
refusals-obstacle-left = { $number } ({ $name })
refusals-obstacle-stays = Obstacle { $number } cannot be moved now.
refusals-token-stays = Objective token { $number } cannot be moved now.
refusals-token-outside = The objective token cannot be placed outside the play area.
refusals-token-beyond = The objective token cannot be placed there: { $squadron } is beyond distance 1.
refusals-token-touching = The token must touch the base of the ship, inside the play area.
refusals-deployment-ships-first = No squadron can be deployed yet: the objective asks for all ships first.
refusals-deployment-last-squadron = The last squadron cannot be deployed yet: squadrons go two per turn, or one after all ships.
refusals-deployment-no-anchor = No squadron can be deployed yet: it must be near a friendly ship that is already deployed.
# $speeds: the speeds that are legal there, such as 1, 2 or 3.
refusals-deployment-speed = { $ship } cannot be deployed at speed { $speed }: here it starts at speed { $speeds }.

## Command dials and commands

refusals-dials-needed =
    { $needed ->
        [one] { $ship } needs 1 dial; you chose { $chosen }.
       *[other] { $ship } needs { $needed } dials; you chose { $chosen }.
    }
refusals-dials-once = Name each ship that needs dials once, and no other ship.
refusals-dials-command = A dial shows one of the four commands.
refusals-command-resolved = { $ship } cannot resolve { $command }: it has already resolved that command this round.
refusals-command-forbidden = { $ship } cannot resolve { $command } this round: { $by } forbids it.
refusals-command-raided = { $ship } cannot resolve { $command } while it has that raid token.
refusals-command-unpaid = { $ship } cannot resolve { $command }: it has neither the dial nor the token.
refusals-command-in-maneuver = { $ship } cannot resolve this command now, but in its maneuver.
refusals-command-in-attack = { $ship } cannot resolve this command now, but in an attack.
refusals-shown-dials-of-ships = Only dials of a ship can be shown, while the game lasts.
refusals-shown-dials-in-teams = Dials can be shown only to teammates, in sector fleet games of teams.
refusals-shown-dials-none = { $ship } has no facedown dial to show.
refusals-shown-dials-wait = Dials cannot be shown while players choose in secret. Wait until all have chosen.
refusals-shown-dials-to = Dials of { $ship } can only be shown to teammates of its player.
refusals-squadron-enemy = { $ship } cannot activate { $squadron }: it is an enemy.
refusals-squadron-activated = { $ship } cannot activate { $squadron }: it has activated this round.
refusals-squadron-no-more = { $ship } cannot activate { $squadron }: the command activates no more squadrons.
refusals-squadron-not-agreed = { $ship } cannot activate { $squadron }: { $player } did not agree.
refusals-squadron-too-far = { $ship } cannot activate { $squadron }: it is beyond medium range.

## Repairs

# $effect: move_shields, recover_shields or repair_hull.
refusals-repair-cost =
    { $left ->
        [one] { $ship } cannot { $effect ->
            [move_shields] move shields
            [recover_shields] recover shields
           *[repair_hull] repair hull
        }: that costs { $cost }, and { $left } is left.
       *[other] { $ship } cannot { $effect ->
            [move_shields] move shields
            [recover_shields] recover shields
           *[repair_hull] repair hull
        }: that costs { $cost }, and { $left } are left.
    }
refusals-repair-card = { $ship } cannot repair hull: it does not have that damage card.
refusals-repair-zones =
    { $effect ->
        [move_shields] { $ship } cannot move shields like that: name a hull zone, and another to move from.
       *[recover_shields] { $ship } cannot recover shields like that: name one of its hull zones.
    }
refusals-repair-full =
    { $effect ->
        [move_shields] { $ship } cannot move shields to the { $zone } hull zone: it cannot have more shields.
       *[recover_shields] { $ship } cannot recover shields at the { $zone } hull zone: it cannot have more shields.
    }
refusals-repair-empty = { $ship } cannot move shields from a hull zone without shields.

## Activations

refusals-player-ships =
    { $why ->
        [activated] All ships of { $player } have activated.
       *[without] { $player } has no ship in play.
    }
refusals-player-squadrons =
    { $why ->
        [activated] All squadrons of { $player } have activated.
       *[without] { $player } has no squadron in play.
    }
refusals-player-other-team = { $player } plays for the other team.
refusals-commander-own = Only your own ships can use the “friendly” effect of { $card }. { $ship } belongs to { $player }.
refusals-proposal = { $unit } cannot be activated by your team now.
refusals-activation-not-in-play = { $ship } cannot be activated: it is not in play.
refusals-activation-not-yours = { $ship } cannot be activated: it belongs to another player.
refusals-activation-again = { $ship } cannot be activated: it has activated this round.
# $action: move or attack.
refusals-action-again =
    { $action ->
        [move] { $squadron } cannot move again in this activation.
       *[attack] { $squadron } cannot attack again in this activation.
    }
refusals-action-either =
    { $action ->
        [move] { $squadron } cannot move: in the Squadron Phase it either moves or attacks.
       *[attack] { $squadron } cannot attack: in the Squadron Phase it either moves or attacks.
    }

## Maneuvers

refusals-course-speed =
    A course of { $joints ->
        [one] 1 joint
       *[other] { $joints } joints
    } was set; the ship must move at speed { $speed }. Set { $speed ->
        [one] 1 joint
       *[other] { $speed } joints
    }.
# $clicks: how often the joint was clicked; $most: how often it can be.
refusals-course-joint =
    { $clicks ->
        [1] Joint { $joint } was clicked once.
        [2] Joint { $joint } was clicked twice.
       *[other] Joint { $joint } was clicked { $clicks } times.
    } { $most ->
        [0] It must stay straight.
        [1] It can be clicked once.
       *[other] It can be clicked up to twice.
    }
# $yaws: the yaw values joint by joint, such as -, I, II; $most: how many clicks beyond them are allowed.
refusals-course-beyond =
    { $clicks ->
        [1] The joints were clicked once beyond the yaw values { $yaws }.
        [2] The joints were clicked twice beyond the yaw values { $yaws }.
       *[other] The joints were clicked { $clicks } times beyond the yaw values { $yaws }.
    } { $most ->
        [0] Stay within them.
        [1] Go once beyond at most.
        [2] Go twice beyond at most.
       *[other] Go { $most } times beyond at most.
    }
refusals-course-no-side = On either side of the tool the ship would end on it. Set another course.
# $side: the side of the ship on which the tool lies.
refusals-course-side =
    { $side ->
        [left] With the tool on its left the ship would end on it. Use the tool on its right.
       *[right] With the tool on its right the ship would end on it. Use the tool on its left.
    }
refusals-maneuver-tool = The maneuver tool can be laid only for your own ship, while you determine its course. Measure with the range ruler instead.

## Moves of squadrons

refusals-move-forbidden = { $squadron } cannot move: { $by } forbids it.
refusals-move-engaged = { $squadron } cannot move: it is engaged with { $enemies }.
# $by: a card that lets the squadron count as engaged.
refusals-move-treated =
    { $count ->
        [one] { $squadron } cannot move: { $by } treats it as engaged by 1 squadron.
       *[other] { $squadron } cannot move: { $by } treats it as engaged by { $count } squadrons.
    }
refusals-move-treated-more =
    { $count ->
        [one] { $by } treats it as engaged by 1 more squadron.
       *[other] { $by } treats it as engaged by { $count } more squadrons.
    }
refusals-move-grit = Grit lets it move only while a single squadron engages it.
refusals-move-heavy =
    { $count ->
        [one] { $enemies } counts although it has Heavy.
       *[other] { $enemies } count although they have Heavy.
    }
refusals-move-beyond =
    { $distance ->
        [0] { $squadron } cannot move there: it cannot leave its place.
       *[other] { $squadron } cannot move there: its base would lie beyond distance { $distance }.
    }
refusals-move-overlaps = { $squadron } cannot move there: it would overlap { $other }.
refusals-displaced-closest = There is no room left near the ship. The squadron must be placed as close to the ship as possible.
refusals-displaced-other = This squadron was not overlapped. Place one that was.
refusals-displaced-outside = { $squadron } would lie outside the play area. Place it inside.
refusals-displaced-overlaps = { $squadron } would overlap a ship or squadron. Place it where it overlaps none.
refusals-displaced-touches-not = { $squadron } would not touch the ship that moved. Place it against base or dial frame.
refusals-displaced-room = { $squadron } would keep another squadron from touching the ship. Leave room for it.
refusals-displaced-row = There is no room left at the ship. Place { $squadron } against a squadron that touches it.

## Attacks. $target: a squadron, or a ship and one of its hull zones.

refusals-target-zone = { $target } at its { $zone } hull zone
refusals-target-not-in-play = { $attacker } cannot attack: its target is not in play.
refusals-target-friendly = { $attacker } cannot attack { $target }: it is friendly.
refusals-attack-zone = { $attacker } cannot attack { $target }: its { $zone } hull zone has already attacked, or may not attack.
refusals-target-covered = { $attacker } cannot attack { $target }: the { $zone } hull zone is in the way.
refusals-target-from = { $attacker } cannot attack { $target }: a ship attacks a hull zone or a squadron from one of its hull zones.
refusals-target-outside-arc = { $attacker } cannot attack { $target }: it is outside the { $zone } firing arc.
refusals-target-out-of-range = { $attacker } cannot attack { $target }: it is out of range.
refusals-target-out-of-attack-range = { $attacker } cannot attack { $target }: it is out of attack range.
refusals-target-forbidden = { $attacker } cannot attack { $target }: { $by } forbids it.
refusals-target-engaged = { $attacker } cannot attack { $target }: it must attack a squadron that it is engaged with.
refusals-target-no-dice = { $attacker } cannot attack { $target }: it has no dice for such a target.
refusals-target-obstructed = { $attacker } cannot attack { $target }: it is obstructed, and no die would be left to roll.
refusals-target-dice-removed = { $attacker } cannot attack { $target }: every die must be removed before the roll.
refusals-attack-forbidden = { $attacker } cannot attack: { $by } forbids it.
refusals-attack-no-target = { $attacker } cannot attack: it has no target at distance 1.
refusals-attack-other-zone = { $attacker } cannot attack { $defender } now: further squadrons must be attacked from the same hull zone.
refusals-attack-continues = { $attacker } cannot attack { $defender } now: an attack on squadrons cannot continue with ships.
refusals-attacked-before = { $attacker } cannot attack { $defender } now: it was already a target of this attack.

## Defense tokens

refusals-token-missing = { $unit } does not have that defense token.
refusals-token-discarded = { $unit } cannot spend its { $token } token: it is discarded.
refusals-token-spent = { $unit } cannot spend its { $token } token: it was already spent in this attack.
refusals-token-locked = { $unit } cannot spend its { $token } token: the attacker chose it with an accuracy icon.
refusals-token-type-spent = { $unit } cannot spend its { $token } token: a token of this type was already spent in this attack.
refusals-token-speed = { $unit } cannot spend its { $token } token: the speed of { $defender } is 0.

## Chance

refusals-dice-number = { $rolled } dice are rolled, not { $given }.
refusals-dice-face = A { $color } die has no face with { $face }.
refusals-other-cards = These are not the same cards.
refusals-pick = { $thing } is not one of the things to pick from.
