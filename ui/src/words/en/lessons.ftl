### Lessons: their list, and the panel beside the board.

lessons-heading = Learn by playing
lessons-lead = Eight short lessons at a real table, about 20 minutes in all. Afterwards you can play a core-set game.
lessons-next = { $done ->
    [0] Start with the first lesson
   *[other] Go on with lesson { $number }
  }
lessons-done = done
lessons-all-done = You know the game. Play a battle with the core-set fleets.
lessons-battle = Play a battle
lessons-minutes = { $minutes } min
lessons-of = Lesson { $number } of { $count }
lessons-panel = Lesson
lessons-tasks = Tasks
lessons-task-done = Done:
lessons-task-next = Now:
lessons-words = Press a word to learn it
lessons-show = Show me
lessons-in-hand = In hand: { $label }. Look at it, then press the large button.
lessons-wait = The computer is deciding. Watch the board.
lessons-again = Start again
lessons-take-back = Take it back
lessons-wrong = Not quite
lessons-finished = Lesson done
lessons-go-on = Next lesson
lessons-to-list = All lessons
lessons-forget = Forget progress
