"""`rival`: weighs what the others can do on the boards that it leaves them. The strongest."""
