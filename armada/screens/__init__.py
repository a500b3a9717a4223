"""Everything a screen shows: the scene, the question with its options in words, and previews of answers."""
