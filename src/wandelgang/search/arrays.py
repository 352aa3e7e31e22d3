"""NumPy where there is one, else the part of it that we need in plain Python.

Everything that browsers run takes `np` from here. Kernels do too: Numba knows NumPy by any name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["NDArray", "np"]

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    try:
        import numpy as np
        from numpy.typing import NDArray
    except ModuleNotFoundError:
        from wandelgang.search import plain_arrays as np
        from wandelgang.search.plain_arrays import NDArray
