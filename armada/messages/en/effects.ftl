### Effects of cards and rules: what each is called and what it does.

effects-of-bearer = { $card }, { $unit }
    .in-sentence = { $card } of { $unit }

## What the rules themselves offer

effects-rule-accuracy = Spend an accuracy icon
    .note = Lock one of the defender's defense tokens.
    .ask = Spend an accuracy icon, or continue.
effects-rule-concentrate-fire = Concentrate Fire
    .note = The dial adds a die, the token rerolls one.
effects-rule-navigate = Navigate
    .note = Change the speed; the dial gives one more click.
effects-rule-raid-dial = Dial against all raid tokens
    .note = Discard the revealed dial; all raid tokens of the ship are discarded.
effects-rule-raid-token = Command token against a raid token
    .note = Discard a command token; the raid token of the same command is discarded.
effects-rule-standard-critical = Standard critical effect
    .note = The first damage card is dealt faceup.
    .ask = Resolve the standard critical effect, or continue.
effects-rule-obstruction = Obstruction
    .note = Remove a die.
