### The page of the lessons.

learn-title = Learn
