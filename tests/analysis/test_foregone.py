"""Questions that nobody needs to be asked: what is answered at once, and what never is."""

from __future__ import annotations

from armada.analysis.foregone import Foregone, Why, foregone_answer
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.bases import HullZone
from armada.rules.attack_effects import ADDED_COLOR, STANDARD_CRITICAL
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.ship_phase import DialUse
from armada.state.records import Command, TokenState
from tests.builders.attack_table import CORVETTE, Battle, with_tokens
from tests.builders.scenario import FRONT, LEFT, RIGHT, Scenario
from tests.server.ledgers import Log


def why(table: Scenario) -> Why | None:
    found = foregone_answer(table.game, table.question)
    return None if found is None else found.why


def test_against_an_attack_without_damage_no_defense_token_is_asked_for() -> None:
    table = Battle().attack("blank", "blank", "blank")
    found = foregone_answer(table.game, table.question)
    assert table.question.kind is DEFENSE_TOKEN
    assert found is not None
    assert (found.why, found.kind, found.answer) == (Why.NO_DAMAGE, Foregone.DEFENSE, PASS)


def test_against_damage_that_a_token_could_lower_it_is_asked_for() -> None:
    assert why(Battle().attack("hit hit", "hit", "blank")) is None


def test_a_redirect_is_always_a_choice_since_it_chooses_whose_shields_are_lost() -> None:
    table = Battle("close", defender=CORVETTE).attack("hit", "blank", "blank")
    assert {table.game.unit(table.defender).defense[token].kind for token in table.question.options} >= {"redirect"}
    assert why(table) is None


def test_the_standard_critical_effect_without_a_rival_is_resolved() -> None:
    table = Battle().attack("crit", "hit", "hit")
    table.answer(DEFENSE_TOKEN, PASS)
    assert (table.question.kind, table.question.options) == (EFFECT, (STANDARD_CRITICAL,))
    assert why(table) is Why.CRITICAL


def test_an_accuracy_icon_is_not_asked_about_where_no_damage_can_be_defended() -> None:
    assert why(Battle().attack("accuracy", "blank", "blank")) is Why.ACCURACY
    assert why(Battle().attack("accuracy", "hit", "blank")) is None


def test_answers_given_without_asking_spend_nothing_and_are_legal() -> None:
    log = Log(3)
    timeline = log.ledger.timeline
    assert timeline is not None
    seen = set()
    for _ in range(400):
        game = timeline.game
        if timeline.is_over:
            break
        for question in game.questions:
            found = foregone_answer(game, question)
            if found is None:
                continue
            seen.add(found.why)
            assert question.accepts(found.answer)
            after = game.copy()
            after.play(found.answer, question.seat)
            for before, now in zip(game.state.units, after.state.units, strict=True):
                if now.status is not before.status:
                    continue
                tokens = [each.state for each in getattr(before, "defense", ())]
                assert [each.state for each in getattr(now, "defense", ())] == tokens
                assert {*getattr(before, "tokens", ())} <= {*getattr(now, "tokens", ())}
        log.decide()
    assert Why.DIAL in seen


def test_a_dial_is_kept() -> None:
    log = Log(2)
    timeline = log.ledger.timeline
    assert timeline is not None
    log.play_until("dial use")
    (question,) = timeline.game.questions
    found = foregone_answer(timeline.game, question)
    assert found is not None
    assert found.answer is DialUse.KEEP


def with_only(at: str, *kinds: str, shields: dict[HullZone, int] | None = None) -> Battle:
    table = Battle(at, defending={"shields": shields} if shields else {})
    with_tokens(table, table.defender, *[(kind, TokenState.READIED) for kind in kinds])
    return table


def test_an_accuracy_icon_is_not_asked_about_where_no_token_could_spare_the_defender_anything() -> None:
    assert why(with_only("close", "evade", "salvo").attack("accuracy", "hit hit", "hit hit")) is None
    assert why(with_only("close", "evade").attack("accuracy", "hit hit", "hit hit")) is Why.LOCK
    assert why(with_only("long", "evade").attack("accuracy", "hit hit", "hit hit")) is None


def test_a_redirect_without_shields_beside_the_hull_zone_is_no_choice() -> None:
    bare = with_only("medium", "redirect", shields={FRONT: 2, LEFT: 0, RIGHT: 0})
    assert why(bare.attack("hit", "blank", "blank")) is Why.NO_TOKEN


def test_a_die_that_can_have_only_one_color_is_added_without_asking() -> None:
    table = Battle(attacking={"revealed": Command.CONCENTRATE_FIRE}).attack("hit", "hit", "blank")
    table.answer(EFFECT, "concentrate_fire")
    assert table.question.kind is ADDED_COLOR
    assert why(table) is Why.COLOR
