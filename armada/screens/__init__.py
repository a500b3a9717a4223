"""What a screen shows beside the rules: the scene, the question with its options in words, and previews of answers."""
