"""What the `wandelgang` command can do, one module for each thing."""
