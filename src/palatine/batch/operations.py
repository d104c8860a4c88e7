"""How many operations a JAX program takes for each table, counted before it runs.

Repeated computations count once, and unused ones count nothing: a compiler sees that too. It also
merges some pairs into one instruction, so the count is an upper bound.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

FREE = ("convert_element_type", "broadcast_in_dim", "squeeze", "reshape")
EITHER_WAY = ("and", "or", "xor", "add", "mul", "eq", "ne")
SHIFTS = ("shift_left", "shift_right_arithmetic", "shift_right_logical")

Value = tuple[str, int]
"""A value by its number, or a constant."""
ZERO: Value = ("constant", 0)


def operations(function: Callable[..., Any], *args: Any) -> int:
    """How many different operations this function needs."""
    import jax

    made = jax.make_jaxpr(function)(*args)
    counting = Counting()
    given = [counting.new() for _ in made.jaxpr.invars]
    needed = set(counting.walk(made.jaxpr, made.consts, given))
    used = 0
    for value, inputs in reversed(counting.made.items()):
        if value in needed:
            used += 1
            needed.update(inputs)
    return used


class Counting:
    """Numbers for the values of a program; values that must be equal have the same number."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, tuple[Value, ...]], Value] = {}
        self.made: dict[Value, tuple[Value, ...]] = {}
        self.last = 0

    def new(self) -> Value:
        """A value like no other."""
        self.last += 1
        return ("value", self.last)

    def constant(self, value: Any) -> Value:
        """A number that is the same for all tables, or else a new value."""
        flat = np.asarray(value).reshape(-1)
        is_one = flat.size and (flat == flat[0]).all() and flat[0] == int(flat[0])
        return ("constant", int(flat[0])) if is_one else self.new()

    def walk(self, jaxpr: Any, constants: Any, given: list[Value]) -> list[Value]:
        """Go through a program, including inner ones; returns its outputs."""
        values = dict(zip(jaxpr.constvars, map(self.constant, constants), strict=True))
        values |= dict(zip(jaxpr.invars, given, strict=True))

        def read(atom: Any) -> Value:
            return self.constant(atom.val) if hasattr(atom, "val") else values[atom]

        for equation in jaxpr.eqns:
            inputs = [read(atom) for atom in equation.invars]
            inner = next(iter(programs_in(equation)), None)
            if inner is None:
                found = [self.value_of(equation.primitive.name, inputs)]
            else:
                program = getattr(inner, "jaxpr", inner)
                found = self.walk(program, getattr(inner, "consts", ()), inputs)
            values |= dict(zip(equation.outvars, found, strict=True))
        return [read(atom) for atom in jaxpr.outvars]

    def value_of(self, name: str, inputs: list[Value]) -> Value:
        """The value of an operation: an existing one, or a new one."""
        plain = simplified(name, inputs)
        if plain is not None:
            return plain
        ordered = tuple(sorted(inputs)) if name in EITHER_WAY else tuple(inputs)
        if (name, ordered) not in self.known:
            value = self.known[name, ordered] = self.new()
            self.made[value] = ordered
        return self.known[name, ordered]


def programs_in(equation: Any) -> Iterator[Any]:
    """The inner programs of an operation."""
    for part in equation.params.values():
        if hasattr(part, "eqns") or hasattr(part, "jaxpr"):
            yield part


def simplified(name: str, inputs: list[Value]) -> Value | None:
    """What needs no operation at all."""
    if name in FREE:
        return inputs[0]
    if name == "and" and ZERO in inputs:
        return ZERO
    if name in ("or", "add", "xor") and ZERO in inputs:
        return inputs[inputs[0] == ZERO]
    if name in (*SHIFTS, "sub") and inputs[1] == ZERO:
        return inputs[0]
    if name == "select_n" and inputs[1] == inputs[2]:
        return inputs[1]
    return None
