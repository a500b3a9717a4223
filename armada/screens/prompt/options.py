"""The options of a question as a screen lists them: a label each, a note on cost and gain, and a place on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, get_args, get_origin

import msgspec

from armada.analysis.dice_in_hand import place_in_pool, turned_color, turned_place
from armada.analysis.die_damage import counts_crits, mean_damage
from armada.analysis.waste import wasted
from armada.catalog.cards import Color
from armada.engine.questions import Question, SomeQuestion
from armada.engine.windows import EFFECT
from armada.geometry.bases import HullZone
from armada.messages.message import say
from armada.rules.attack import REDIRECTED, Attack
from armada.rules.attack_effects import LOCKED_TOKEN, REMOVED_DIE
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES, NamedToken
from armada.rules.displaced_squadrons import Placement
from armada.rules.game import Game
from armada.rules.navigate import NEW_SPEED
from armada.rules.repair import Repair
from armada.rules.setup import FIRST_PLAYER, OBJECTIVE
from armada.rules.ship_phase import DIAL_USE
from armada.rules.squadron_activation import SQUADRON_ACTION
from armada.screens.prompt.effects import effect_option
from armada.screens.prompt.parts import Anchor, Option
from armada.state.dice import DieFace
from armada.state.records import Command, ShipId, SquadronId, TokenId, UnitId, UpgradeId
from armada.words.answers import describe_answer
from armada.words.dice import die_color
from armada.words.names import damage_card, zone_name
from armada.words.notes import note_of
from armada.words.questions import Things, card_kind, words_of
from armada.words.sentences import prompt_subject

UNITS: Final = (UnitId, ShipId, SquadronId)


def options_of(game: Game, question: Question[Any]) -> tuple[Option, ...]:
    """All options, in the order in which the rules list them; no two with the same label."""
    things = question.things if isinstance(question, SomeQuestion) else question.options
    return distinct([option_of(game, question, thing) for thing in things])


def with_waste(game: Game, question: Question[Any], options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The options, those that spend something for nothing with their reason."""
    wastes = wasted(game, question)
    if not wastes:
        return options
    reason = say("prompt-waste-dial" if question.kind is DIAL_USE else "prompt-waste-token")
    raw = [msgspec.to_builtins(answer) for answer in wastes]
    return tuple([msgspec.structs.replace(each, waste=reason) if each.answer in raw else each for each in options])


def distinct(options: list[Option]) -> tuple[Option, ...]:
    """The options, those with the same label numbered."""
    copies = Counter([option.label for option in options])
    seen: Counter[str] = Counter()
    found = []
    for option in options:
        if copies[option.label] > 1:
            seen[option.label] += 1
            option = msgspec.structs.replace(
                option, label=say("prompt-numbered", label=option.label, number=seen[option.label])
            )
        found.append(option)
    return tuple(found)


def option_of(game: Game, question: Question[Any], thing: Any) -> Option:
    """One option."""
    if question.kind is EFFECT:
        return effect_option(game, thing)
    answer = (thing,) if isinstance(question, SomeQuestion) else thing
    inner = _inner(question.kind.answer_type)
    label = _own_label(game, question, thing) or describe_answer(game, question, answer)
    return Option(
        answer=msgspec.to_builtins(thing),
        label=label[:1].upper() + label[1:],
        note=note_of(game, question, thing),
        anchor=_anchor(game, question, inner, thing),
        die=_place(game, question, thing),
        face=thing if isinstance(thing, DieFace) else None,
        card=_card(game, question, inner, thing),
        icon=_icon(game, question, inner, thing),
    )


def _place(game: Game, question: Question[Any], thing: Any) -> int | None:
    """The die that an option names, or turns."""
    if words_of(question.kind).things is Things.DICE:
        return place_in_pool(game, thing)
    return turned_place(game) if isinstance(thing, DieFace) else None


def _own_label(game: Game, question: Question[Any], thing: Any) -> str:
    """The name of an answer on a screen, where a list of answers calls it something else; else nothing."""
    if question.kind is FIRST_PLAYER and thing == game.side_of(question.seat):
        is_alone = len(game.state.players) == len(game.state.victory_tokens)
        return say("prompt-you" if is_alone else "prompt-your-side")
    if isinstance(thing, Repair):
        return _repair(game, question, thing)
    return words_of(question.kind).label(thing)


def _repair(game: Game, question: Question[Any], repair: Repair) -> str:
    """A repair; its note says what it costs."""
    subject = prompt_subject(game, question)
    if repair.card is not None and subject is not None:
        card = game.ship(subject).damage[repair.card]
        if card.faceup:
            return say("prompt-repair-faceup", card=damage_card(card.number))
        return say("prompt-repair-facedown", number=repair.card + 1)
    if repair.zone is None:
        return say("prompt-discard-damage")
    if repair.source is not None:
        return say("prompt-move-shield", source=zone_name(repair.source), zone=zone_name(repair.zone))
    return say("prompt-recover-shield-at", zone=zone_name(repair.zone))


def _inner(declared: Any) -> Any:
    """The type of one thing of an answer."""
    return get_args(declared)[0] if get_origin(declared) is tuple else declared


def _anchor(game: Game, question: Question[Any], inner: Any, thing: Any) -> Anchor | None:
    """The place of an option on the board."""
    if inner in UNITS:
        return Anchor(unit=thing)
    if inner is HullZone:
        return Anchor(unit=_bearer(game, question), zone=thing)
    if words_of(question.kind).things in (Things.OBJECTIVE_TOKENS, Things.MINES):
        return Anchor(token=thing)
    if words_of(question.kind).things is Things.OBSTACLES:
        return Anchor(obstacle=thing)
    if isinstance(thing, Placement):
        return Anchor(unit=thing.squadron, pose=thing.pose)
    if isinstance(thing, Repair) and thing.zone is not None:
        return Anchor(unit=prompt_subject(game, question), zone=thing.zone)
    if inner is TokenId:
        return Anchor(unit=_bearer(game, question))
    if inner is UpgradeId:
        return Anchor(unit=game.state.upgrades[thing].ship)
    unit = getattr(thing, "unit", None)
    return Anchor(unit=unit) if isinstance(unit, int) else None


def _bearer(game: Game, question: Question[Any]) -> int | None:
    """The ship whose hull zones or defense tokens are asked for."""
    attack = game.innermost(Attack)
    if attack is not None and question.kind in OF_THE_DEFENDER:
        return attack.defender
    return prompt_subject(game, question)


OF_THE_DEFENDER: Final = frozenset({DEFENSE_TOKEN, LOCKED_TOKEN, REDIRECT_ZONES})


def _card(game: Game, question: Question[Any], inner: Any, thing: Any) -> str | None:
    if question.kind is OBJECTIVE:
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
}
"""Which icon goes with an answer, by its type."""


WITH_ICONS: Final = frozenset({SQUADRON_ACTION, card_kind("comm noise")})
"""The kinds of question whose answers are names of icons."""


def _icon(game: Game, question: Question[Any], inner: Any, thing: Any) -> str:
    if inner in ICONS:
        return ICONS[inner](thing)
    if inner is TokenId:
        unit = _bearer(game, question)
        defense = game.unit(unit).defense if unit is not None else ()
        return str(defense[thing].kind) if 0 <= thing < len(defense) else ""
    if words_of(question.kind).things is Things.DICE:
        return die_color(game, thing)
    if isinstance(thing, DieFace):
        return str(turned_color(game) or "")
    if isinstance(thing, NamedToken):
        return str(game.unit(thing.unit).defense[thing.token].kind)
    if isinstance(thing, Repair) and thing.zone is not None:
        return str(thing.zone)
    if inner in UNITS:
        return "ship" if game.is_ship(thing) else "squadron"
    if question.kind in WITH_ICONS:
        return str(thing)
    return ""


# The answer chosen beforehand


def default_of(game: Game, question: Question[Any], options: tuple[Option, ...]) -> int | None:
    """The option that is taken unless the player chooses another."""
    if not options or isinstance(question, SomeQuestion):
        return None
    kind = question.kind
    if words_of(kind).prefers_first or (len(options) == 1 and not question.may_pass):
        return 0
    if kind is REMOVED_DIE:
        attack = game.innermost(Attack)
        crits = attack is None or counts_crits(game, attack)
        return min(range(len(options)), key=lambda place: mean_damage(Color(options[place].answer), crits))
    if kind is NEW_SPEED:
        subject = prompt_subject(game, question)
        now = None if subject is None else game.ship(subject).speed
        return next((place for place, option in enumerate(options) if option.answer == now), None)
    if kind is REDIRECTED:
        return _redirected(game, options)
    if kind is DAMAGED_ZONE:
        subject = prompt_subject(game, question)
        if subject is not None:
            return max(range(len(options)), key=lambda place: game.shields(subject, HullZone(options[place].answer)))
    return None


def _redirected(game: Game, options: tuple[Option, ...]) -> int | None:
    """The damage that exceeds the shields of the defending hull zone."""
    attack = game.innermost(Attack)
    if attack is None or attack.target_zone is None:
        return None
    beyond = attack.total - attack.redirected - game.shields(attack.defender, attack.target_zone)
    return max(0, min(beyond, len(options) - 1))
