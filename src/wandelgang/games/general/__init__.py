"""What a game gets if its package leaves a part out: usable for any game of pushes and walks."""
