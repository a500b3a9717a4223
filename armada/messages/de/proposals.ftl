# Worum ein Spieler die anderen am Tisch bittet.

proposals-pause = { $player } bittet um eine Pause
proposals-resume = { $player } möchte weiterspielen
proposals-bot = { $player } bittet um einen Bot, der für { $absent } spielt, bis { $absent } zurück ist
proposals-take-back = { $player } möchte zurück zum Moment vor „{ $line }“
proposals-take-back-last = { $player } möchte zurück zum Moment vor der letzten Entscheidung
