"""How much load the host takes, from real games over real sockets: `python -m bench.load`."""
