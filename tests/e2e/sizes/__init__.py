"""Every state at every size: nothing is cut off, covered or out of reach.

`python -m tests.e2e.sizes` looks at all of them; `test_sizes.py` at a few of every kind.
"""
