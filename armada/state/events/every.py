"""Every event as one type: a union told apart by `type`, as readers of the wire receive it."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from armada.state.events import Event, attack, cards, commands, damage, movement, rounds, setup, teams

MODULES = (attack, cards, commands, damage, movement, rounds, setup, teams)
EVERY = tuple([kind for kind in Event.by_name.values() if kind.__module__ in {module.__name__ for module in MODULES}])

if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = reduce(or_, EVERY)
