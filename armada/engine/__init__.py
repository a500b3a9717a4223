"""The machine: procedures and frames, questions, chance, timing windows, effects, the driver. Knows no rule."""
