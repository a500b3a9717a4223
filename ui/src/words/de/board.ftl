### Das Spielfeld: was ein Screenreader von seinen Figuren sagt, und die Wörter auf dem Tisch.

board-play-area = Spielfeld. Die Pfeiltasten verschieben die Ansicht, Z und Umschalt+Z vergrößern und verkleinern, Pos1 zeigt den ganzen Tisch.
board-play-area-extended = Spielfeld. Die Pfeiltasten verschieben die Ansicht, Z und Umschalt+Z vergrößern und verkleinern, Pos1 zeigt den Aufbaubereich und noch einmal gedrückt den ganzen Tisch.

## Schiffe und Staffeln: jede Angabe ist ein Satz für sich

board-own-ship = Dein Schiff: { $model }.
board-own-squadron = Deine Staffel: { $model }.
board-friendly-ship = Befreundetes Schiff: { $model }.
board-friendly-squadron = Befreundete Staffel: { $model }.
board-enemy-ship = Feindliches Schiff: { $model }.
board-enemy-squadron = Feindliche Staffel: { $model }.
board-others-ship = Schiff von { $owner }: { $model }.
board-others-squadron = Staffel von { $owner }: { $model }.
board-teammates-ship = Schiff von { $owner }: { $model }, befreundet.
board-teammates-squadron = Staffel von { $owner }: { $model }, befreundet.
board-opponents-ship = Schiff von { $owner }: { $model }, feindlich.
board-opponents-squadron = Staffel von { $owner }: { $model }, feindlich.
board-signed = { $sign }, { $name }
board-bearing = Peilung { $degrees } von { $unit }, { NUMBER($mm, useGrouping: 0) } mm von Mitte zu Mitte.
board-ship-state = Hülle { $hull } von { $most }, Schilde { $shields }, Geschwindigkeit { $speed }.
board-squadron-state = Hülle { $hull } von { $most }.
board-engaged = Im Gefecht mit { $squadrons }.
board-activated = Aktiviert.
board-not-activated = Nicht aktiviert.
board-active = Wird gerade aktiviert.

## Ihre Teile

board-zone-front = Front
board-zone-left = links
board-zone-right = rechts
board-zone-rear = Heck
board-zone-left_aux = links hinten
board-zone-right_aux = rechts hinten
board-shields-at = { $zone } { $shields }
# Hüllenzonen als Buchstaben, wo wenig Platz ist.
board-letter-front = F
board-letter-left = L
board-letter-right = R
board-letter-rear = H
board-letter-left_aux = LH
board-letter-right_aux = RH
board-marked-zone = Markierte Hüllenzone: { $zone }

board-command-navigate = Navigation
board-command-squadron = Staffel
board-command-repair = Reparatur
board-command-concentrate_fire = Konzentriertes Feuer
board-command-facedown = verdeckt

## Möglichkeiten auf dem Spielfeld. $name: eine Figur.

board-option = Möglichkeit { $number }: { $name }
board-option-zone = Möglichkeit { $number }: { $ship }, Hüllenzone { $zone }

## Anderes auf dem Tisch

board-obstacle = Hindernis: { $name }. { $summary }
board-token = { $name }, Missionsmarker
board-wreck = { $name } wurde hier in Runde { $round } zerstört
board-wreck-label = { $name }, Runde { $round }
board-wreck-sign = { $sign } · Runde { $round }
board-your-deployment-zone = Deine Aufstellungszone
board-joint = Gelenk { $number }
board-plate-attacks = greift an
board-plate-defends = verteidigt

board-range-close = kurz
board-range-medium = mittel
board-range-long = lang

## Mit dem Finger platzieren

board-nudge = Um 1 mm verschieben
board-nudge-up = 1 mm nach oben
board-nudge-left = 1 mm nach links
board-nudge-right = 1 mm nach rechts
board-nudge-down = 1 mm nach unten
board-turn-left = Um 5 Grad nach links drehen
board-turn-right = Um 5 Grad nach rechts drehen
