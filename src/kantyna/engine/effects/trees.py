"""Effects as trees: walking and rebuilding an effect with the effects in its fields."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from .effect import Effect


def parts_of(effect: Effect) -> list[Effect]:
    """The effects in its fields, in order."""
    parts: list[Effect] = []
    for name in effect.fields:
        value = getattr(effect, name)
        if isinstance(value, Effect):
            parts.append(value)
        elif isinstance(value, tuple):
            parts.extend([part for part in value if isinstance(part, Effect)])
    return parts


def tree_of(effect: Effect) -> list[Effect]:
    """The effect and all effects in it, parents first."""
    found = [effect]
    for part in parts_of(effect):
        found.extend(tree_of(part))
    return found


def make_effect(cls: type[Effect], fields: list[Any]) -> Effect:
    """An effect from the values of its fields; a single tuple becomes `*parts`."""
    make: Any = cls
    effect = make(*fields[0]) if len(fields) == 1 and isinstance(fields[0], tuple) else make(*fields)
    assert isinstance(effect, Effect)
    return effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Rebuild:
    """Rebuilds an effect tree with other values in some fields, in the order of the fields."""

    def value(self, effect: Effect, name: str, value: Any) -> Any:
        """The new value of a field that holds no effect."""
        return value

    def finish(self, effect: Effect, fields: list[Any]) -> None:
        """A last check of all fields together."""

    def of(self, effect: Effect) -> Effect:
        if not effect.fields:
            return effect
        fields: list[Any] = []
        for name in effect.fields:
            value = getattr(effect, name)
            if isinstance(value, Effect):
                fields.append(self.of(value))
            elif isinstance(value, tuple):
                fields.append(tuple([self.of(part) if isinstance(part, Effect) else part for part in value]))
            else:
                fields.append(self.value(effect, name, value))
        self.finish(effect, fields)
        return make_effect(type(effect), fields)
