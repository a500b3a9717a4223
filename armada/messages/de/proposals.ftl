# Worum ein Spieler die anderen am Tisch bittet.

proposals-pause = { $player } bittet um eine Pause
proposals-resume = { $player } möchte weiterspielen
proposals-bot = { $player } bittet um einen Bot, der für { $absent } spielt, bis { $absent } zurück ist
proposals-take-back = { $player } möchte zurück zum Moment vor „{ $line }“
proposals-take-back-last = { $player } möchte zurück zum Moment vor der letzten Entscheidung
proposals-stand-in = { $player } bietet an, für { $absent } zu spielen, bis { $absent } zurück ist
proposals-take-over = { $seat ->
    [admiral] { $player } möchte den Platz des Großadmirals vom Computer übernehmen
   *[other] { $player } möchte Platz { $seat } vom Computer übernehmen
}

# Warum ein Vorschlag abgelehnt wird.
proposals-teammates-only = Nur wer im selben Team ist, kann für { $player } spielen. Du kannst einen Bot vorschlagen.
proposals-no-take-over = Hier kann man keine Plätze übernehmen. Du kannst zusehen.
proposals-seat-held = Dieser Platz gehört { $player } und bleibt es. Plätze von Computern kann man übernehmen.
proposals-take-over-asked = { $seat ->
    [admiral] Um den Platz des Großadmirals hat schon jemand gebeten. Das Team hat noch nicht geantwortet.
   *[other] Um Platz { $seat } hat schon jemand gebeten. Das Team hat noch nicht geantwortet.
}
