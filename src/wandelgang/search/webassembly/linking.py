"""From an object file for WebAssembly to a library that a running Python loads with `ctypes`.

LLVM writes object files that are nearly modules already. If there is only one, and its data holds no
addresses, no place in its code has to change. It remains to say where its data goes, to export its
functions, and to describe the library to the dynamic loader (the section `dylink.0` of the tool conventions).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

HEADER: Final = b"\0asm\1\0\0\0"
CUSTOM, IMPORT, EXPORT, DATA_COUNT, DATA = 0, 2, 7, 12, 11
ORDER: Final = (1, 2, 3, 4, 5, 6, EXPORT, 8, 9, DATA_COUNT, 10, DATA)  # sections in a module
FUNCTION, TABLE, MEMORY, GLOBAL = range(4)  # kinds of imports
MEMORY_INFO: Final = 1  # in `dylink.0`
SYMBOLS: Final = 8  # in `linking`
ALIGNMENT: Final = 4  # of the data, as a power of two
I32_CONST, GLOBAL_GET, END = 0x41, 0x23, 0x0B
UNDEFINED, EXPLICIT_NAME, HIDDEN, LOCAL = 0x10, 0x40, 0x04, 0x02  # flags of a symbol


class Reader:
    """Reads bytes from front to back."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        """One byte."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """A number in LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def take(self, count: int) -> bytes:
        """Some bytes."""
        self.at += count
        return self.data[self.at - count : self.at]

    def counted(self) -> bytes:
        """Bytes behind their number."""
        return self.take(self.number())

    def more(self) -> bool:
        """Whether anything is left."""
        return self.at < len(self.data)


class Import(NamedTuple):
    """Something that a module needs."""

    module: bytes
    name: bytes
    kind: int
    rest: bytes


def exported(module: str, name: str) -> str:
    """What a kernel is called in the library."""
    return f"{module}.{name}".removeprefix("wandelgang.search.").replace(".", "_")


def library(made: bytes) -> bytes:
    """The library for an object file; its visible functions are exported."""
    sections = dict[int, bytes]()
    custom = dict[bytes, Reader]()
    for number, content in _sections(made):
        if number == CUSTOM:
            reader = Reader(content)
            custom[reader.counted()] = reader
        else:
            sections[number] = content
    if b"reloc.DATA" in custom:
        raise ValueError("data with addresses in it cannot be linked")
    needed = list(_imports(Reader(sections[IMPORT])))
    data = _data(Reader(sections[DATA])) if DATA in sections else b""
    bases = [item.name for item in needed if item.kind == GLOBAL]
    sections[IMPORT] = _listed([_import(item) for item in needed])
    sections[EXPORT] = _listed([_text(name) + _export(at) for name, at in _functions(custom[b"linking"])])
    if data:
        base = bytes([GLOBAL_GET]) + _leb(bases.index(b"__memory_base")) + bytes([END])
        sections[DATA] = _listed([b"\0" + base + _text(data)])
        sections[DATA_COUNT] = _leb(1)
    info = _leb(len(data)) + _leb(ALIGNMENT) + _leb(0) + _leb(0)  # and no table
    dylink = _text(b"dylink.0") + bytes([MEMORY_INFO]) + _text(info)
    body = b"".join(bytes([number]) + _text(sections[number]) for number in ORDER if number in sections)
    return HEADER + bytes([CUSTOM]) + _text(dylink) + body


def functions_needed(made: bytes) -> list[str]:
    """The names of the functions that an object file does not have itself."""
    imports = next(content for number, content in _sections(made) if number == IMPORT)
    return [item.name.decode() for item in _imports(Reader(imports)) if item.kind == FUNCTION]


def _sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    reader = Reader(module)
    if reader.take(len(HEADER)) != HEADER:
        raise ValueError("this is no object file for WebAssembly")
    while reader.more():
        yield reader.byte(), reader.counted()


def _imports(reader: Reader) -> Iterator[Import]:
    for _ in range(reader.number()):
        module, name, kind, begun = reader.counted(), reader.counted(), reader.byte(), reader.at
        if kind == FUNCTION:
            reader.number()
        elif kind == GLOBAL:
            reader.take(2)
        else:  # a table or a memory, with limits
            if kind == TABLE:
                reader.byte()
            for _ in range(1 + (reader.byte() & 1)):
                reader.number()
        yield Import(module, name, kind, reader.data[begun : reader.at])


def _import(item: Import) -> bytes:
    name = b"memory" if item.kind == MEMORY else item.name
    return _text(item.module) + _text(name) + bytes([item.kind]) + item.rest


def _functions(reader: Reader) -> Iterator[tuple[bytes, int]]:
    """The names and numbers of the functions that the object file defines for others."""
    reader.number()  # the version
    while reader.more():
        kind, content = reader.byte(), Reader(reader.counted())
        if kind != SYMBOLS:
            continue
        for _ in range(content.number()):
            symbol, flags = content.byte(), content.number()
            if symbol == 1:  # data
                content.counted()
                if not flags & UNDEFINED:
                    content.number(), content.number(), content.number()
            elif symbol == 3:  # a section
                content.number()
            else:
                at = content.number()
                named = not flags & UNDEFINED or bool(flags & EXPLICIT_NAME)
                name = content.counted() if named else b""
                if symbol == FUNCTION and not flags & (UNDEFINED | LOCAL | HIDDEN):
                    yield name, at


def _data(reader: Reader) -> bytes:
    """All data as one piece."""
    whole = bytearray()
    for _ in range(reader.number()):
        if reader.byte() != 0 or reader.byte() != I32_CONST:
            raise ValueError("only data at fixed places can be linked")
        at = reader.number()
        reader.byte()
        content = reader.counted()
        whole += bytes(at - len(whole))
        whole += content
    return bytes(whole)


def _export(at: int) -> bytes:
    return bytes([FUNCTION]) + _leb(at)


def _listed(items: list[bytes]) -> bytes:
    return _leb(len(items)) + b"".join(items)


def _text(content: bytes) -> bytes:
    return _leb(len(content)) + content


def _leb(value: int) -> bytes:
    made = bytearray()
    while value > 127:
        made.append(value & 127 | 128)
        value >>= 7
    made.append(value)
    return bytes(made)
