### The board: what a screen reader says of its pieces, and the words drawn on the table.

board-play-area = Play area. The arrow keys pan, Z and Shift+Z zoom in and out, Home shows the whole table.
board-play-area-extended = Play area. The arrow keys pan, Z and Shift+Z zoom in and out, Home shows the setup area and, pressed again, the whole table.

## Ships and squadrons: each fact is a sentence of its own

board-own-ship = Your { $model }.
board-own-squadron = Your { $model }.
board-friendly-ship = Friendly { $model }.
board-friendly-squadron = Friendly { $model }.
board-enemy-ship = Enemy { $model }.
board-enemy-squadron = Enemy { $model }.
board-others-ship = { $owner }’s { $model }.
board-others-squadron = { $owner }’s { $model }.
# Where more than two play. $owner: the player who decides for it.
board-teammates-ship = { $owner }’s { $model }, friendly.
board-teammates-squadron = { $owner }’s { $model }, friendly.
board-opponents-ship = { $owner }’s { $model }, enemy.
board-opponents-squadron = { $owner }’s { $model }, enemy.
# $sign: the call sign of a ship, such as A2, or the letter of the player of a squadron.
board-signed = { $sign }, { $name }
board-bearing = Bearing { $degrees } from { $unit }, { NUMBER($mm, useGrouping: 0) } mm between centres.
board-ship-state = Hull { $hull } of { $most }, shields { $shields }, speed { $speed }.
board-squadron-state = Hull { $hull } of { $most }.
board-engaged = Engaged with { $squadrons }.
board-activated = Activated.
board-not-activated = Not activated.
board-active = Being activated.

## Their parts

board-zone-front = front
board-zone-left = left
board-zone-right = right
board-zone-rear = rear
board-zone-left_aux = left auxiliary
board-zone-right_aux = right auxiliary
board-shields-at = { $zone } { $shields }
# Hull zones as letters, where there is little room.
board-letter-front = F
board-letter-left = L
board-letter-right = R
board-letter-rear = B
board-letter-left_aux = LA
board-letter-right_aux = RA
board-marked-zone = Marked hull zone: { $zone }

board-command-navigate = Navigate
board-command-squadron = Squadron
board-command-repair = Repair
board-command-concentrate_fire = Concentrate Fire
board-command-facedown = facedown

## Options on the board. $name: a piece.

board-option = Option { $number }: { $name }
board-option-zone = Option { $number }: { $ship }, { $zone } hull zone

## Other things on the table

board-obstacle = { $name }, obstacle. { $summary }
board-token = { $name }, objective token
board-wreck = { $name } was destroyed here in round { $round }
board-wreck-label = { $name }, round { $round }
# $sign: the call sign of a ship, such as E4.
board-wreck-sign = { $sign } · round { $round }
board-your-deployment-zone = Your deployment zone
board-joint = Joint { $number }
# On the plate of a ship in the attack under way.
board-plate-attacks = attacks
board-plate-defends = defends

board-range-close = close
board-range-medium = medium
board-range-long = long

## Placing with fingers

board-nudge = Nudge by 1 mm
board-nudge-up = Up 1 mm
board-nudge-left = Left 1 mm
board-nudge-right = Right 1 mm
board-nudge-down = Down 1 mm
board-turn-left = Turn left 5 degrees
board-turn-right = Turn right 5 degrees
