"""The options of a question as a screen lists them: a label each, what it costs or gains, and where it lies."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, get_args, get_origin

import msgspec

from armada.analysis.dice_in_hand import place_in_pool, turned_color, turned_place
from armada.catalog.cards import Color
from armada.engine.questions import Question, SomeQuestion
from armada.engine.windows import EFFECT
from armada.geometry.bases import HullZone
from armada.geometry.pose import Pose
from armada.rules.attack import Attack
from armada.rules.command_phase import Dial
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.defense_tokens import NamedToken
from armada.rules.displaced_squadrons import Placement
from armada.rules.game import Game
from armada.rules.repair import Repair
from armada.screens.prompt.effects import effect_option
from armada.screens.prompt.parts import Anchor, Option
from armada.state.dice import DieFace
from armada.state.records import Command, ShipId, SquadronId, TokenId, UnitId, UpgradeId
from armada.words.answers import answer_in_words
from armada.words.dice import die_in_words
from armada.words.names import Names
from armada.words.notes import note_of
from armada.words.sentences import subject_of

DICE: Final = frozenset(
    {
        "accuracy die",
        "rerolled die",
        "rerolled dice",
        "evaded dice",
        "replaced dice",
        "spent die",
        "spent accuracy dice",
        "changed die",
        "canceled die",
    }
)
"""The kinds of question whose options are dice of the attack pool."""

OBJECTIVE_TOKENS: Final = frozenset({"moved token", "chosen objective token", "taken tokens", "mine"})
"""The kinds of question whose options are objective tokens on the table."""

UNITS: Final = (UnitId, ShipId, SquadronId)


def options_of(game: Game, question: Question[Any]) -> tuple[Option, ...]:
    """All options, in the order in which the rules list them; no two with the same label."""
    things = question.things if isinstance(question, SomeQuestion) else question.options
    return distinct([option_of(game, question, thing) for thing in things])


def distinct(options: list[Option]) -> tuple[Option, ...]:
    """The options, those with the same label numbered."""
    copies = Counter([option.label for option in options])
    seen: Counter[str] = Counter()
    found = []
    for option in options:
        if copies[option.label] > 1:
            seen[option.label] += 1
            option = msgspec.structs.replace(option, label=f"{option.label} ({seen[option.label]})")
        found.append(option)
    return tuple(found)


def option_of(game: Game, question: Question[Any], thing: Any) -> Option:
    """One option."""
    if question.kind is EFFECT:
        return effect_option(game, thing)
    answer = (thing,) if isinstance(question, SomeQuestion) else thing
    kind, inner = question.kind.name, _inner(question.kind.answer_type)
    label = _own_label(game, question, thing) or answer_in_words(game, question, answer)
    return Option(
        answer=msgspec.to_builtins(thing),
        label=label[:1].upper() + label[1:],
        note=note_of(game, question, thing),
        anchor=_anchor(game, question, kind, inner, thing),
        die=_place(game, kind, thing),
        face=thing if isinstance(thing, DieFace) else None,
        card=_card(game, kind, inner, thing),
        icon=_icon(game, question, kind, inner, thing),
    )


def _place(game: Game, kind: str, thing: Any) -> int | None:
    """The die that an option names, or turns."""
    if kind in DICE:
        return place_in_pool(game, thing)
    return turned_place(game) if isinstance(thing, DieFace) else None


LABELS: Final[dict[str, dict[Any, str]]] = {
    "dial use": {"keep": "Keep the dial", "convert": "Take the command token"},
    "way": {"dial": "Spend the dial", "token": "Spend the token", "both": "Spend both"},
    "recover hull": {True: "Recover a hull point", False: "Leave it"},
    "agreement": {True: "Agree", False: "Refuse"},
    "evade effect": {"cancel": "Cancel", "reroll": "Reroll"},
    "new face": {
        "blank": "Blank",
        "hit": "One hit",
        "crit": "One critical",
        "hit hit": "Two hits",
        "hit crit": "A hit and a critical",
        "accuracy": "An accuracy",
    },
    "crew panic": {"suffer damage": "Suffer 1 damage", "discard dial": "Discard the dial"},
    "payment": {"card": "Discard the card", "token": "Spend the token"},
    "arrival": {"arrive": "The forces arrive", "move tokens": "Move the tokens"},
    "corona": {"left": "The left short edge", "right": "The right short edge"},
    "comm noise": {
        "slower": "Lower its speed by 1",
        "navigate": "Set its top dial to Navigate",
        "squadron": "Set its top dial to Squadron",
        "repair": "Set its top dial to Repair",
        "concentrate_fire": "Set its top dial to Concentrate Fire",
    },
}
"""Answers that say more on a screen than their own word, by the kind of the question."""


def _own_label(game: Game, question: Question[Any], thing: Any) -> str:
    """What an answer is called on a screen, where that is not what a list of answers says; else nothing."""
    kind = question.kind.name
    if kind in LABELS:
        return LABELS[kind][thing]
    if kind == "first player" and thing == game.side_of(question.seat):
        return "You" if len(game.state.players) == len(game.state.victory_tokens) else "Your side"
    if isinstance(thing, Repair):
        return re.sub(r" \(\d+\)$", "", answer_in_words(game, question, thing))
    if isinstance(thing, NamedToken):
        return f"{Names(game.state).token(thing.unit, thing.token)} of {game.unit(thing.unit).label}"
    return ""


def _inner(declared: Any) -> Any:
    """The type of one thing of an answer."""
    return get_args(declared)[0] if get_origin(declared) is tuple else declared


def _anchor(game: Game, question: Question[Any], kind: str, inner: Any, thing: Any) -> Anchor | None:
    """Where on the board an option is."""
    if inner in UNITS:
        return Anchor(unit=thing)
    if inner is HullZone:
        return Anchor(unit=_bearer(game, question), zone=thing)
    if kind in OBJECTIVE_TOKENS:
        return Anchor(token=thing)
    if isinstance(thing, Pose):
        return Anchor(pose=thing)
    if isinstance(thing, Placement):
        return Anchor(unit=thing.squadron, pose=thing.pose)
    if isinstance(thing, Repair) and thing.zone is not None:
        return Anchor(unit=subject_of(game, question), zone=thing.zone)
    if isinstance(thing, Dial):
        return Anchor(unit=thing.ship)
    if inner is TokenId:
        return Anchor(unit=_bearer(game, question))
    if inner is UpgradeId:
        return Anchor(unit=game.state.upgrades[thing].ship)
    unit = getattr(thing, "unit", None)
    return Anchor(unit=unit) if isinstance(unit, int) else None


def _bearer(game: Game, question: Question[Any]) -> int | None:
    """Whose hull zones or defense tokens are asked for."""
    attack = game.under_way(Attack)
    if attack is not None and question.kind.name in OF_THE_DEFENDER:
        return attack.defender
    return subject_of(game, question)


OF_THE_DEFENDER: Final = frozenset({"defense token", "locked token", "redirect zones"})


def _card(game: Game, kind: str, inner: Any, thing: Any) -> str | None:
    if kind == "objective":
        return str(thing)
    if inner in UNITS:
        return str(game.unit(thing).card)
    if inner is UpgradeId:
        return str(game.state.upgrades[thing].card)
    return None


ICONS: Final[dict[Any, Callable[[Any], str]]] = {
    HullZone: str,
    Command: str,
    Color: str,
    Dial: lambda dial: str(dial.command),
}
"""Which icon goes with an answer, by its type."""


def _icon(game: Game, question: Question[Any], kind: str, inner: Any, thing: Any) -> str:
    if inner in ICONS:
        return ICONS[inner](thing)
    if inner is TokenId:
        unit = _bearer(game, question)
        defense = game.unit(unit).defense if unit is not None else ()
        return str(defense[thing].kind) if 0 <= thing < len(defense) else ""
    if kind in DICE:
        return die_in_words(game, thing).partition(" ")[0]
    if isinstance(thing, DieFace):
        return str(turned_color(game) or "")
    if isinstance(thing, NamedToken):
        return str(game.unit(thing.unit).defense[thing.token].kind)
    if isinstance(thing, Repair) and thing.zone is not None:
        return str(thing.zone)
    if inner in UNITS:
        return "ship" if game.is_ship(thing) else "squadron"
    if kind in ("squadron action", "comm noise"):
        return str(thing)
    return ""


# What is chosen unless the player chooses otherwise

FIRST: Final = frozenset({"dial use", "way", "recover hull", "agreement", "player", "deploying player", "accuracy die"})
"""The kinds of question of which the first answer is what most players want."""


def default_of(game: Game, question: Question[Any], options: tuple[Option, ...]) -> int | None:
    """The option that is taken unless the player chooses another."""
    if not options or isinstance(question, SomeQuestion):
        return None
    kind = question.kind.name
    if kind in FIRST or (len(options) == 1 and not question.may_pass):
        return 0
    if kind == "removed die":
        return min(range(len(options)), key=lambda place: WORTH[Color(options[place].answer)])
    if kind == "new speed":
        subject = subject_of(game, question)
        now = None if subject is None else game.ship(subject).speed
        return next((place for place, option in enumerate(options) if option.answer == now), None)
    if kind == "redirected damage":
        return _redirected(game, options)
    if question.kind is DAMAGED_ZONE:
        subject = subject_of(game, question)
        if subject is not None:
            return max(range(len(options)), key=lambda place: game.shields(subject, HullZone(options[place].answer)))
    return None


WORTH: Final = {Color.RED: 0.75, Color.BLUE: 0.8, Color.BLACK: 1.0}
"""About what a die is worth to an attacker: damage on average, and something for accuracy icons."""


def _redirected(game: Game, options: tuple[Option, ...]) -> int | None:
    """So much as the hull zone that defends cannot take on its own shields."""
    attack = game.under_way(Attack)
    if attack is None or attack.target_zone is None:
        return None
    beyond = attack.total - attack.redirected - game.shields(attack.defender, attack.target_zone)
    return max(0, min(beyond, len(options) - 1))
