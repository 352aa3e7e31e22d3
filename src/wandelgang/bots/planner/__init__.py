"""`planner`: looks several turns ahead for its own goals and waits where it will most likely reach them."""
