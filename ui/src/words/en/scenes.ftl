### Scenes: what is played on the board when something happens.

scenes-now = Now playing
scenes-skip = Skip
scenes-skip-all = Skip all
scenes-damage = damage
scenes-of-zone = { $unit }, { $zone }
scenes-against = against { $unit }
scenes-dice = { $unit } attacks { $target }
scenes-tokens = Defense tokens
scenes-card = Damage card
scenes-facedown = Facedown damage card
scenes-sounds = Play sounds?
scenes-sounds-yes = Yes
scenes-sounds-no = No

## The pace of the scenes, in the settings and in the menu

scenes-pace = Scenes
scenes-pace-name =
    { $pace ->
        [auto] Automatic
        [off] Off
        [quick] Quick
        [slow] Slow
       *[calm] Calm
    }

## What an attack comes to, in one line

# "6 → Evade → 5, 2 redirected to front. 4 shields, 1 hull, critical."
scenes-summary = { $steps }. { $result }.
scenes-summary-step = { $before } → { $token } → { $after }
scenes-summary-next = { $token } → { $after }
scenes-summary-undefended = { $damage }, no defense
scenes-summary-redirected = { $steps }, { $count } redirected to { $zone }
scenes-summary-nothing = No damage
scenes-summary-shields =
    { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
scenes-summary-hull = { $count } hull
scenes-summary-critical = critical
scenes-summary-destroyed = { $result }: destroyed
scenes-summary-of = { $attacker } to { $defender }: { $summary }
