"""The random generator of all kernels: xorshift64*.

`random` is an array of one word, the state of the generator.
"""

from __future__ import annotations

from wandelgang.search.kernel.jit import Number, Word, Words, part

FRACTION = 1.0 / (1 << 53)
GOLDEN = Word(0x9E3779B97F4A7C15)  # 2^64 divided by the golden ratio: spreads neighbouring numbers widely


@part
def start(random: Words, seed: Word, sample: int) -> None:
    """Set the generator for one of many samples; the same numbers give the same luck."""
    random[0] = seed ^ (Word(sample) * GOLDEN)
    if random[0] == Word(0):  # the only state that the generator would never leave
        random[0] = GOLDEN


@part
def next_word(random: Words) -> Word:
    """Sixty-four random bits."""
    bits = random[0]
    bits ^= bits >> Word(12)
    bits ^= bits << Word(25)
    bits ^= bits >> Word(27)
    random[0] = bits
    drawn: Word = bits * Word(0x2545F4914F6CDD1D)
    return drawn


@part
def fraction(random: Words) -> float:
    """A random number from 0 up to but not including 1."""
    return float(next_word(random) >> Word(11)) * FRACTION


@part
def below(random: Words, count: int) -> int:
    """A random whole number from 0 up to but not including `count`."""
    return Number(((next_word(random) >> Word(32)) * Word(count)) >> Word(32))
