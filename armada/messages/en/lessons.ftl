# The lessons: for each its title and what it is about, its tasks, and why a task cannot be done any more.

lessons-dials = Command dials
    .text = At the start of each round you give your ships orders in secret. A small ship obeys at once. A larger one plans ahead: the Frigate has two dials, one for this round and one for the next.
    .navigate = Give the Corvette Navigate
    .ahead = Give the Frigate Repair for this round and Concentrate Fire for the next, then lock
    .reveal = Activate the Frigate: its dial is revealed
    .token = Take a token instead of using the dial
    .not-corvette = The Corvette has another command now. Take it back and choose Navigate, the arrow that bends.
    .not-frigate = The Frigate is to repair in this round and to concentrate fire in the next. The left column is this round.
    .not-other = That was the Corvette. Take it back and press the Frigate.
    .not-kept = The dial was kept and is gone with the activation. A token stays with the ship until you spend it.

lessons-maneuver = Maneuver
    .text = A ship must move at its speed in every activation. Navigate lets you change speed by one and turn a little more. Rocks lie ahead: a ship that ends on an asteroid field suffers a damage card.
    .faster = Keep the dial, use Navigate and go to speed 3
    .fly = Set the joints and fly
    .safe = Be clear of the asteroids and on the table
    .not-token = A token is weaker: the task needs the dial. Keep it this time.
    .not-slow = The ship flew without the Navigate command. Use Navigate when you are asked, and choose speed 3.
    .not-rocks = The ship ended on the asteroids and suffers a damage card. Turn a joint away from them: the ghost shows where the ship ends.
    .not-edge = The ship left the table and is destroyed. Turn earlier, or fly slower.

lessons-attack = Attack and range
    .text = Each side of a ship, called a hull zone, has dice of its own. Range decides which of them roll: red at any range, blue up to medium, black only at close. Hits and criticals are damage.
    .front = Attack the Destroyer from the Frigate’s front: three red dice
    .command = Add a fourth die with Concentrate Fire
    .damage = Let the Destroyer defend, and see the damage
    .not-zone = That attack came from another hull zone. The front has three dice and no other has more than two.
    .not-none = The Frigate moved without an attack. Ships attack first and move afterwards.
    .not-token = A token only rerolls a die, and the task needs one more die. Keep the dial this time.
    .not-die = The attack is over without the added die. Press Concentrate Fire before you go on.

lessons-defense = Defense tokens
    .text = The Destroyer rolls six dice at your Corvette. Each defense token can be spent once in an attack: Evade makes the attacker reroll a die at medium range, Redirect moves damage to the hull zone beside. A spent token turns red until the end of the round.
    .attacked = Wait for the attack
    .evade = Spend Evade against the best die
    .redirect = Spend Redirect: let another hull zone take damage
    .suffer = See what is left: shields first, then damage cards
    .not-none = All damage came through while your tokens lay there. They cost nothing once a round: spend them.
    .not-redirect = The damage fell on one hull zone. Spend Redirect as well: two different tokens may be spent in one attack.

lessons-squadrons = Squadrons
    .text = Squadrons act after the ships: each moves or attacks. Enemy squadrons at distance 1 are engaged: they must fight each other and cannot fly away. So a fighter beside a bomber holds it.
    .attack = Attack TIE 1 with Red 1, which is engaged
    .engage = Fly Red 2 up to TIE 2, so that TIE 2 is inside the ring
    .answer = Let the TIEs answer
    .not-far = Red 2 is still too far away to engage. Go closer: the ring around it is distance 1.
    .not-unused = The phase is over and something was left undone. Red 1 attacks, Red 2 moves.

lessons-repair = Repair
    .text = The Repair command gives engineering points: three for the Frigate. Moving a shield costs one, recovering one costs two, discarding a damage card costs three. The front has none left, and it faces the enemy.
    .recover = Keep the dial and recover a front shield: two points
    .move = Move a shield to the front with the third point
    .fly = Fly on
    .not-token = A token gives only half the points, not enough for this. Keep the dial.
    .not-card = A damage card costs all three points, and the front still has no shield. That can be right, but not this time.
    .not-none = The Frigate moved without repairing.
    .not-left = One point was left over. It could have moved a shield to the front.

lessons-objectives = Objectives
    .text = The second player brings three objectives, and the first player chooses one. This one is Contested Outpost: whoever has more command at distance 1 of the station at the end of a round gains 20 points. The chip with the flag above the board says so at any time.
    .approach = Fly the Corvette up to the station
    .score = Gain the victory token
    .round = See the new score as the next round begins
    .not-theirs = The Destroyer has more command near the station, so the token went to the enemy.
    .not-far = The round ended and nobody stood at distance 1 of the station. Turn both joints to the right, towards it.

lessons-battle = A small battle
    .text = The last two rounds of a game, with everything you have learned. The Destroyer is badly damaged. Points decide: a destroyed ship or squadron is worth what it cost. If all enemy ships are destroyed, you win at once.
    .dials = Lock your dials
    .ships = Attack the Destroyer with a ship
    .squadrons = Attack with a squadron
    .win = Win the game
    .not-lost = The enemy has more points. Start again: keep both ships’ fronts on the Destroyer, and send the X-wings at it.
