"""The subcommands of `wandelgang`, one module each."""
