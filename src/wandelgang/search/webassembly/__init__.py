"""The kernels for browsers: compiled ahead of time to WebAssembly, from the same sources as everywhere.

The modules:

compiling   makes the library: Numba types the kernels, LLVM optimises them for WebAssembly
linking     from LLVM's object file to a library that Python loads
calling     calls its kernels, in the browser
"""
