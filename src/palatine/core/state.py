"""The state decorator: a record that holds only immutable values.

So a copy only copies references, an earlier copy can never change, and a position is plain JSON.
A state is a msgspec Struct, which copies thirty fields in the time of four assignments.
"""

import enum
import re
import types
import typing
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

import msgspec

from palatine.core.errors import BadPosition
from palatine.core.news import Audience, Fact

ATOMIC = (int, str, bool, float, bytes, type(None))


def in_small_letters(name: str) -> str:
    """A class's name in JSON: `EndExchange` is `end_exchange`."""
    return re.sub("(?<=[a-z])(?=[A-Z])", "_", name).lower()


@dataclass_transform(frozen_default=True)
class Kin(msgspec.StructMeta):
    """Makes the records of a family, and refuses one that could change."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **config: Any
    ) -> "Kin":
        made: Any = super().__new__(mcls, name, bases, namespace, **config)
        if not made.__struct_config__.frozen:
            raise TypeError(f"{name} can change; leave it frozen as its family is")
        for field, hint in typing.get_type_hints(made).items():
            refuse_mutable(made, field, hint)
        return made  # type: ignore[no-any-return]


class Family(msgspec.Struct, metaclass=Kin, frozen=True, tag_field="kind", tag=in_small_letters):
    """An open family of frozen records, such as the scenes of a game.

    A state may hold a family; its members are the subclasses without further subclasses, wherever
    they are defined. In JSON `kind` says which one it is: the name of its class, or its `tag`.
    """


def members(family: type[Family]) -> tuple[type[Family], ...]:
    """The records of a family, in the order in which they were defined."""
    found = [members(each) or (each,) for each in family.__subclasses__()]
    return tuple([each for kin in found for each in kin])


class State(msgspec.Struct, eq=False, kw_only=True, gc=False):
    """What every game's state can do. Subclasses are made with `@state`."""

    told: list[tuple[Audience, str, dict[str, Fact]]] | None = None
    """Where news goes, as bare tuples; None while nobody listens. Not part of the state."""

    fields: ClassVar[dict[str, Any]] = {}

    @classmethod
    def modern(cls, plain: dict[str, Any]) -> dict[str, Any]:
        """An older position as `to_json` writes it now. A state with renamed fields translates the
        old names here."""
        return plain

    def tell(self, audience: Audience, event: str, /, **facts: Fact) -> None:
        """Tell the audience that this has happened: the only way for news to leave the rules.

        Without the slash, Python would compare each fact's name with the parameters before it.
        """
        told = self.told
        if told is not None:
            told.append((audience, event, facts))

    def copy(self) -> Self:
        """Another state with the same values, and nobody listening."""
        new: Self = self.__copy__()  # type: ignore[attr-defined]  # msgspec's own, untyped
        new.told = None
        return new

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return msgspec.structs.astuple(self)[1:] == msgspec.structs.astuple(other)[1:]

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def to_json(self) -> dict[str, Any]:
        """The state as plain JSON values: a position."""
        plain: dict[str, Any] = msgspec.to_builtins(
            {name: getattr(self, name) for name in self.fields}
        )
        return plain

    @classmethod
    def from_json(cls, plain: object) -> Self:
        """The state that `to_json` wrote; the error for anything else names the field."""
        if not isinstance(plain, dict):
            raise BadPosition("the state is not an object")
        plain = cls.modern(plain)
        missing = [name for name in cls.fields if name not in plain]
        unknown = [name for name in plain if name not in cls.fields]
        if missing or unknown:
            what = f"lacks {missing[0]!r}" if missing else f"has an unknown field {unknown[0]!r}"
            raise BadPosition(f"the state {what}")
        values = {}
        for name, kind in cls.fields.items():
            try:
                values[name] = msgspec.convert(plain[name], with_members(kind))
            except msgspec.ValidationError as error:
                raise BadPosition(f"the state's field {name!r}: {error}") from None
        return cls(**values)


S = TypeVar("S", bound=State)


@dataclass_transform(kw_only_default=True)
def state(cls: type[S]) -> type[S]:
    """Check that no field can hold a value that changes; every game's state needs this."""
    hints = typing.get_type_hints(cls)
    fields = {name: hints[name] for name in cls.__struct_fields__ if name != "told"}
    for name, hint in fields.items():
        refuse_mutable(cls, name, hint)
    cls.fields = fields
    set_plainly(cls)
    return cls


def set_plainly(cls: type[State]) -> None:
    """Set fields as on any object: four times as fast as msgspec's way.

    msgspec's way only tells the garbage collector about a record that begins to hold others, and
    there are no cycles to find among values that never change.
    """
    cls.__setattr__ = object.__setattr__  # type: ignore[method-assign]
    cls.__delattr__ = object.__delattr__  # type: ignore[method-assign]


def refuse_mutable(cls: type, name: str, hint: Any) -> None:
    """Raise an error that names the field if its value could change."""
    if not is_immutable(hint):
        raise TypeError(f"{cls.__name__}.{name}: {hint} can change; use tuples, frozen records")


def with_members(hint: Any) -> Any:
    """The type, with each open family replaced by the union of its members."""
    if isinstance(hint, type) and issubclass(hint, Family):
        return typing.Union[members(hint) or hint]  # noqa: UP007  # of as many as there are
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple:
        return tuple[tuple([with_members(part) for part in parts])]  # type: ignore[misc]
    if origin in (typing.Union, types.UnionType):
        return typing.Union[tuple([with_members(part) for part in parts])]  # noqa: UP007
    return hint


def is_immutable(hint: Any) -> bool:
    """Whether a value of this type can never change."""
    origin = typing.get_origin(hint)
    if hint is Ellipsis or hint in ATOMIC or origin is typing.Literal:
        return True
    if origin is tuple or origin in (typing.Union, types.UnionType):
        return all(is_immutable(part) for part in typing.get_args(hint))
    if isinstance(hint, typing.NewType):
        return is_immutable(hint.__supertype__)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        parts = typing.get_type_hints(hint).values()
        return hint.__struct_config__.frozen and all(is_immutable(part) for part in parts)
    return isinstance(hint, type) and issubclass(hint, enum.Enum)
