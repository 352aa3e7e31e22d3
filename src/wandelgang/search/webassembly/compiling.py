"""`python -m wandelgang.search.webassembly.compiling OUT [MODULE…]`: kernels as one library for browsers.

Numba types each kernel and translates it to LLVM's language, as it does for this machine, but without
optimising it. This program then makes one module of all of them, lets LLVM optimise it for WebAssembly, and
links it (`linking`). It takes a minute or two; `library` keeps the result until a source changes.

What is particular about it:

- Pointers have 32 bits there. Numba computes with 64 everywhere, and LLVM lays out structures itself, so
  nothing has to be changed for that.
- A kernel is called through a wrapper that loads its arguments from memory (`calling`).
- Arrays of kernels are counted references to memory, as always; the few functions for it are in RUNTIME.
- Errors keep their status, but not their text: it would bring Python objects and half of Unicode along.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from wandelgang.search import cache
from wandelgang.search.webassembly import linking
from wandelgang.search.webassembly.linking import exported

TRIPLE: Final = "wasm32-unknown-emscripten"
FEATURES: Final = "+bulk-memory,+mutable-globals,+sign-ext,+nontrapping-fptoint"  # every browser has them
SETTINGS: Final = {"NUMBA_OPT": "0", "NUMBA_LOOP_VECTORIZE": "0", "NUMBA_CPU_NAME": "generic"}
FROM_PYTHON: Final = (
    "malloc",
    "free",
    "erf",
    "exp",
    "exp2",
    "log",
    "log10",
    "pow",
    "sqrt",
    "memcpy",
    "memset",
)
"""What the Python in the browser has for libraries."""

RUNTIME: Final = """
declare ptr @malloc(i32)
declare void @free(ptr)
%owner = type { i64, ptr, ptr, ptr, i64 }
define internal ptr @NRT_Allocate(i64 %size) {
  %bytes = trunc i64 %size to i32
  %made = call ptr @malloc(i32 %bytes)
  ret ptr %made
}
define internal void @NRT_Free(ptr %made) {
  call void @free(ptr %made)
  ret void
}
define internal ptr @NRT_MemInfo_alloc(i64 %size) {
  %whole = add i64 %size, 48
  %made = call ptr @NRT_Allocate(i64 %whole)
  store i64 1, ptr %made
  %data = getelementptr i8, ptr %made, i32 48
  %field = getelementptr %owner, ptr %made, i32 0, i32 3
  store ptr %data, ptr %field
  ret ptr %made
}
define internal ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %alignment) {
  %made = call ptr @NRT_MemInfo_alloc(i64 %size)
  ret ptr %made
}
define internal void @NRT_MemInfo_call_dtor(ptr %made) {
  call void @free(ptr %made)
  ret void
}
define void @release(ptr %made) {
  call void @free(ptr %made)
  ret void
}
define internal { i64, i1 } @product(i64 %one, i64 %two) alwaysinline {
  %size = mul i64 %one, %two
  %made = insertvalue { i64, i1 } { i64 undef, i1 false }, i64 %size, 0
  ret { i64, i1 } %made
}
"""


class Kernel(NamedTuple):
    """A kernel: its name in the library, and what Numba calls it."""

    name: str
    symbol: str


def library(*modules: str) -> bytes:
    """The library of all kernels, or of those of some modules: compiled in another process, and kept."""
    wanted = modules or cache.modules(cache.SEARCH)
    kept = cache.base() / f"webassembly-{_digest(wanted)}.so"
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as folder:
            made = Path(folder) / "kernels.so"
            # Numba reads its settings when it is imported, and must not find code for this machine.
            surroundings = {**os.environ, **SETTINGS, "NUMBA_CACHE_DIR": folder}
            command = [sys.executable, "-W", "ignore", "-m", __name__, str(made), *wanted]
            subprocess.run(command, env=surroundings, check=True)
            made.replace(kept)
    return kept.read_bytes()


def _digest(modules: Sequence[str]) -> str:
    """What a library depends on: its kernels, and how they are compiled."""
    found = sha256("\n".join(map(cache.digest, modules)).encode())
    for source in (__file__, linking.__file__):
        found.update(Path(source).read_bytes())
    return found.hexdigest()[:16]


def main() -> None:
    """Compile; the settings are in the environment already."""
    out, *modules = sys.argv[1:]
    Path(out).write_bytes(compiled(modules or cache.modules(cache.SEARCH)))


def compiled(modules: Sequence[str]) -> bytes:
    """The library of the kernels of some modules."""
    from llvmlite import binding as llvm  # type: ignore[import-untyped]

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="pic", codemodel="default"
    )
    typed, kernels = _typed(llvm, modules)
    wrappers = [_wrapper(typed, kernel) for kernel in kernels]
    whole = llvm.parse_assembly(_adapted(str(typed)) + RUNTIME + "\n".join(wrappers))
    whole.triple, whole.data_layout = TRIPLE, str(machine.target_data)
    whole.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
    made = machine.emit_object(whole)
    for name in linking.functions_needed(made):
        if name not in FROM_PYTHON:
            raise NotImplementedError(f"a kernel uses something that browsers do not have: {name}")
    return linking.library(made)


def _typed(llvm: Any, modules: Sequence[str]) -> tuple[Any, list[Kernel]]:
    """Their kernels as Numba has translated them, in one module."""
    whole, kernels = None, []
    for module in modules:
        for name, kernel in vars(import_module(module)).items():
            if getattr(kernel, "__module__", None) != module or not getattr(kernel, "signatures", ()):
                continue  # something else, or a part, which is in the kernels that call it
            made = kernel.overloads[kernel.signatures[0]]
            kernels.append(Kernel(exported(module, name), made.fndesc.llvm_func_name))
            part = llvm.parse_bitcode(made.library._final_module.as_bitcode())
            if whole is None:
                whole = part
            else:
                whole.link_in(part)
    return whole, kernels


def _wrapper(module: Any, kernel: Kernel) -> str:
    """A function that loads the arguments of a kernel and calls it. It takes no notice of errors' texts."""
    _, _, *kinds = [str(argument.type) for argument in module.get_function(kernel.symbol).arguments]
    loads = [
        f"  %at{place} = getelementptr i64, ptr %arguments, i32 {place}\n"
        f"  %value{place} = load {kind}, ptr %at{place}"
        for place, kind in enumerate(kinds)
    ]
    given = ", ".join(["ptr %result", "ptr %error", *(f"{kind} %value{at}" for at, kind in enumerate(kinds))])
    return "\n".join(
        [
            f"define i32 @{kernel.name}(ptr %arguments, ptr %result) {{",
            "  %error = alloca ptr",
            *loads,
            f"  %status = call i32 @{kernel.symbol}({given})",
            "  ret i32 %status",
            "}",
        ]
    )


def _adapted(text: str) -> str:
    """What Numba has translated, ready to be put together with RUNTIME."""
    # Only wrappers are visible: all that they do not need can go.
    text = re.sub(r"(?m)^define (?:linkonce_odr )?", "define internal ", text)
    text = re.sub(r"(?m)^(@.* = )(?:linkonce_odr|linkonce|common) ", r"\1internal ", text)
    # Texts of errors.
    text = re.sub(r"(?m)^  store ptr @\S+, ptr %excinfo.*\n", "", text)
    raising = r"(?m)^(define internal i32 @\S*raise_with_shape_context.*\{\n)(?:[^}\n].*\n|\n)*\}\n"
    text = re.sub(raising, r"\1  ret i32 1\n}\n", text)
    # No array of ours has so many bytes that their number overflows.
    text = text.replace("@llvm.smul.with.overflow.i64(", "@product(")
    return re.sub(r"(?m)^declare .*$", lambda found: _declared(found[0]), text)


def _declared(line: str) -> str:
    """A function from elsewhere, unless RUNTIME has it."""
    name = re.findall(r"@([\w.]+)\(", line)[0]
    return "" if re.search(rf"^(?:define|declare) .*@{re.escape(name)}\(", RUNTIME, re.MULTILINE) else line


if __name__ == "__main__":
    main()
