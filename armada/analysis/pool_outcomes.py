"""The dice of an attack while the attacker may still lock defense tokens: what each choice of tokens would bring.

Every outcome is the average after the best defense, counted as the table of the defense tokens counts it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

import msgspec

from armada.analysis.defenses import Suffered, best_defended, undefended
from armada.rules.attack import Attack
from armada.rules.attack_effects import lockable_tokens
from armada.rules.game import Game
from armada.state.dice import DieFace
from armada.state.records import Defense, TokenId

MAX_LOCKED: Final = 3
"""How many tokens are locked together at most when sets of them are compared."""


class Locks(NamedTuple):
    """Defense tokens to lock, and what the defender suffers on average then."""

    tokens: tuple[TokenId, ...]
    suffered: Suffered


def lock_outcomes(game: Game, attack: Attack) -> tuple[Locks, ...]:
    """Every set of tokens that the accuracy icons of the pool can lock, small sets first; of tokens alike the first."""
    icons = len(attack.pool.places(face=DieFace.ACCURACY))
    lockable = lockable_tokens(game, attack) if icons else ()
    defense = game.unit(attack.defender).defense
    found: dict[tuple[Defense, ...], Locks] = {}
    for some in _sets(lockable, min(icons, MAX_LOCKED)):
        alike = tuple(sorted([defense[token] for token in some], key=lambda token: (token.kind, token.state)))
        if alike not in found:
            found[alike] = Locks(some, _locked(game, attack, some))
    return tuple(found.values())


def best_locks(found: tuple[Locks, ...]) -> Locks:
    """The tokens whose loss costs the defender most; the fewest of those that do."""
    return max(found, key=lambda locks: (harm(locks.suffered), -len(locks.tokens)))


def harm(suffered: Suffered) -> tuple[float, ...]:
    """How bad an outcome is for the defender: first the chance to be destroyed, then cards and damage."""
    order = (suffered.destroyed, suffered.cards, suffered.damage, suffered.faceup, suffered.shields)
    return tuple([round(part, 9) for part in order])


def locking_is_vain(game: Game, attack: Attack) -> bool:
    """Whether the defender suffers the same with all its tokens as with none, so that locking one changes nothing."""
    return harm(undefended(game, attack)) == harm(best_defended(game, attack))


def _sets(tokens: tuple[TokenId, ...], most: int) -> Iterator[tuple[TokenId, ...]]:
    for count in range(most + 1):
        yield from combinations(tokens, count)


def _locked(game: Game, attack: Attack, tokens: tuple[TokenId, ...]) -> Suffered:
    return best_defended(game, msgspec.structs.replace(attack, locked=attack.locked + tokens))
