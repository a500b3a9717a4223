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
# $dice: how many dice it attacks with.
scenes-counter = Counter { $dice }
scenes-salvo = Salvo
# A die was rerolled and shows the same face.
scenes-again = again
scenes-sounds = Play sounds?
scenes-sounds-yes = Yes
scenes-sounds-no = No

## The beginning and the end

scenes-coin = A coin is flipped
scenes-first = First player
scenes-fleet-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scenes-objectives = Objective cards
scenes-objective-facedown = Facedown objective card
scenes-objective-is = Objective
# $count: how many points; the figure stands before it.
scenes-points =
    { $count ->
        [one] point
       *[other] points
    }
# $count: how many victory tokens; the figure stands before it.
scenes-victory-tokens =
    { $count ->
        [one] victory token
       *[other] victory tokens
    }
scenes-totals = Final score

## What was not seen

# $count: the number of activations.
scenes-recap =
    { $count ->
        [one] { $count } activation was played.
       *[other] { $count } activations were played.
    }
scenes-recap-last = You missed the last activation.
scenes-recap-watch = Watch

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
scenes-faster = You know the game by now. Play scenes faster?
scenes-faster-yes = Faster
scenes-faster-no = Keep this pace
scenes-elsewhere = This happens outside your view
scenes-flashes = No flashes in scenes
scenes-camera = Keep the camera where I put it
