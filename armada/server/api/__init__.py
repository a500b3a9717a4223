"""What the pages fetch and send outside live play."""
