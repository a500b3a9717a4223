### The coach: one line under the question, and what it was compared with.

coach-name = Coach
coach-why = Why?
coach-do = What would you do?
coach-off = Turn the coach off
coach-is-off = The coach is off. You can turn it on again in the settings.
coach-compared = What the coach compared
coach-worth = points worth
coach-nothing = Nothing else was compared here.
coach-sees = The coach sees what you see, and never acts.
