### Scenes: what is played on the board when something happens.

scenes-now = Now playing
scenes-skip = Skip
scenes-skip-all = Skip all
scenes-damage = damage
scenes-of-zone = { $unit }, { $zone }
scenes-dice = { $unit } attacks { $target }
scenes-tokens = Defense tokens
scenes-card = Damage card
scenes-facedown = Facedown damage card
scenes-sounds = Play sounds?
scenes-sounds-yes = Yes
scenes-sounds-no = No

## The pace of the scenes, in the settings and in the menu

scenes-pace = Scenes
scenes-pace-now = Scenes { $pace }
scenes-pace-name =
    { $pace ->
        [auto] Automatic
        [off] Off
        [quick] Quick
        [slow] Slow
       *[calm] Calm
    }

