"""A viewer sees the procedures under way, except for hidden fields (INFO)."""

from __future__ import annotations

from random import Random
from typing import Annotated

import msgspec
import pytest
from msgspec.structs import replace

from armada.engine.effects import CardInPlay, Effect
from armada.engine.procedures import Procedure
from armada.engine.seats import Seat
from armada.engine.secrecy import Open, Secret, all_open, always
from armada.records.game import Game
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.state.records import ShipId, UnitId
from armada.testing.other_secrets import with_other_secrets
from armada.views.masking import masked, plan_of
from tests.properties.games import new_game, random_question
from tests.proves import proves

VIEWERS = (Seat(0), Seat(1), None)
NOBODY = Seat(-1)
SHOWS_CARDS = "kept damage card"
"""Questions about the top cards of a deck, which the asked seat alone may see."""


@all_open
class Told(msgspec.Struct):
    """A record of which all is open."""

    speed: int = 2


class ToldToo(Told):
    """One that adds nothing."""


class Untold(ToldToo):
    """One that adds a field and does not declare it."""

    hull: int = 4


@all_open
class TellsMore(Untold):
    """One that says of its own fields alone that they are open."""

    shields: int = 3


class Hides(ToldToo):
    """One that adds something hidden and something open."""

    dial: Annotated[int, Secret("nobody", always(-1))] = 1
    token: Open[int] = 1


def test_a_class_that_adds_no_field_to_an_open_one_is_open() -> None:
    assert plan_of(ToldToo) == plan_of(Told) == ((), ())


def test_what_a_derived_class_adds_must_be_declared_there() -> None:
    for kind in (Untold, TellsMore):
        with pytest.raises(AssertionError, match="hull is declared neither open nor secret"):
            plan_of(kind)


def test_a_class_derived_from_an_open_one_can_hide_what_it_adds() -> None:
    assert masked(Hides(dial=3), None) == Hides(dial=-1)


def changed(procedure: Procedure, seat: Seat | None) -> Procedure:
    """A procedure with other values in its hidden fields."""
    if isinstance(procedure, SufferDamage):
        return replace(procedure, dealt=tuple([number + 1 for number in procedure.dealt]))
    if isinstance(procedure, DealDamageCard) and not procedure.faceup and seat not in procedure.known_to:
        return replace(procedure, number=procedure.number + 1)
    return procedure


def as_seen(game: Game, viewer: Seat | None) -> bytes:
    """A view as it is sent; the cards that the viewer itself looks at now are taken out of its question."""
    view = game.view(viewer)
    questions = tuple([replace(q, options=None) if q.kind == SHOWS_CARDS else q for q in view.questions])
    return msgspec.json.encode(replace(view, questions=questions))


@proves("INFO-08", "INFO-11")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_hidden_changes_no_byte_of_a_view(seed: int) -> None:
    """State, procedures under way, and who is asked what."""
    game, rng = new_game(seed, strict=False), Random(seed)
    while game.questions:
        for viewer in VIEWERS:
            other = with_other_secrets(game, NOBODY if viewer is None else viewer)
            for frame in other.frames:
                frame.procedure = changed(frame.procedure, viewer)
            assert as_seen(other, viewer) == as_seen(game, viewer)
        question = random_question(game, rng)
        game.play(question.sample(rng), question.seat)


@proves("INFO-10")
def test_a_card_that_is_being_dealt_is_shown_to_those_who_may_see_it() -> None:
    deal = DealDamageCard(ship=ShipId(UnitId(0)), number=7, known_to=(Seat(1),))
    assert [masked(deal, viewer).number for viewer in VIEWERS] == [-1, 7, -1]
    assert masked(replace(deal, faceup=True), None).number == 7
    suffering = SufferDamage(unit=UnitId(0), amount=3, by="", dealt=(4, 9))
    assert [masked(suffering, viewer).dealt for viewer in VIEWERS] == [(-1, -1)] * 3


def test_a_view_tells_of_every_procedure_under_way_and_stays_as_it_was() -> None:
    game, rng = new_game(5, strict=False), Random(5)
    for _ in range(150):
        view = game.view(None)
        frames = [*game.procedures()][::-1]
        assert [told.name for told in view.under_way] == [type(procedure).__name__ for procedure in frames]
        assert [told.procedure for told in view.under_way] == [masked(procedure, None) for procedure in frames]
        before = msgspec.json.encode(view)
        question = random_question(game, rng)
        game.play(question.sample(rng), question.seat)
        assert msgspec.json.encode(view) == before


def test_an_effect_under_way_names_its_card() -> None:
    card = CardInPlay("general_dodonna", 3, 1, Seat(0))
    assert masked(Effect(card=card), None).card == card
