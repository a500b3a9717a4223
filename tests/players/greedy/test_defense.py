from __future__ import annotations

from armada.catalog.cards import DefenseToken
from armada.engine.questions import PASS
from armada.players.greedy import defense
from armada.players.greedy.defense import DefenseChoice, attack_now
from armada.rules.attack import Attack
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES
from armada.state.records import TokenId
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario

VICTORY, FRIGATE = "victory_ii_class_star_destroyer", "assault_frigate_mark_ii_a"


def under_fire(*faces: str, exhausted: tuple[int, ...] = ()) -> Scenario:
    """An Assault Frigate (Redirect, Brace, Evade) is attacked at its front, at close range, with these dice."""
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    frigate = table.ship(FRIGATE, 900, 480, 180, side=1, exhausted=exhausted)
    table.run(Attack(attacker=victory, zone=FRONT, defender=frigate, target_zone=FRONT))
    table.roll(*faces)
    while table.question.kind is not DEFENSE_TOKEN:
        table.answer(table.question.kind, PASS)
    return table


def kind_of(table: Scenario, token: object) -> DefenseToken | object:
    if not isinstance(token, int):
        return token
    return table.game.unit(attack_now(table.game).defender).defense[token].kind


def choice(table: Scenario) -> DefenseToken | object:
    return kind_of(table, defense.choose_token(table.game, table.question))


def test_much_damage_is_braced() -> None:
    table = under_fire("hit", "hit", "hit hit", "hit", "hit", "crit")
    assert choice(table) is DefenseToken.BRACE


def test_no_token_is_spent_against_no_damage() -> None:
    table = under_fire("blank", "blank", "accuracy", "accuracy", "accuracy", "accuracy")
    assert choice(table) is PASS


def test_an_evade_is_not_wasted_at_close_range() -> None:
    table = under_fire("hit", "hit", "hit", "hit", "hit", "hit")
    tokens = DefenseChoice(table.game, attack_now(table.game)).best(table.question.options).tokens
    assert DefenseToken.EVADE not in {kind_of(table, token) for token in tokens}


def test_a_single_point_is_not_worth_discarding_a_token() -> None:
    table = under_fire("hit", "blank", "blank", "accuracy", "accuracy", "accuracy", exhausted=(0, 1, 2))
    assert choice(table) is PASS


def test_the_attacker_locks_the_token_that_saves_most() -> None:
    table = under_fire("hit", "hit", "hit hit", "hit", "hit", "crit")
    gains = {
        kind_of(table, token): defense.lock_gain(table.game, attack_now(table.game), TokenId(token))
        for token in table.question.options
    }
    assert max(gains, key=lambda kind: gains[kind]) is DefenseToken.BRACE


def test_damage_is_redirected_to_the_zone_with_most_shields_and_only_as_far_as_it_saves_cards() -> None:
    table = under_fire("hit", "hit", "hit hit", "hit", "hit", "crit")
    table.answer(DEFENSE_TOKEN, token_of(table, DefenseToken.REDIRECT))
    assert table.question.kind is REDIRECT_ZONES
    (zone,) = defense.choose_redirect(table.game, table.question)
    assert zone in (LEFT, RIGHT)
    table.answer(REDIRECT_ZONES, (zone,))
    table.pass_(DEFENSE_TOKEN)
    while table.question.kind.name != "redirected damage":
        table.answer(table.question.kind, PASS)
    amount = defense.choose_redirected(table.game, table.question)
    assert amount == max(table.question.options)


def token_of(table: Scenario, kind: DefenseToken) -> TokenId:
    return next(TokenId(token) for token in table.question.options if kind_of(table, token) is kind)


def test_debris_is_taken_where_the_shields_are() -> None:
    from armada.rules.damage import SufferDamage

    table = Scenario()
    frigate = table.ship(FRIGATE, 900, 300, shields={FRONT: 0, LEFT: 1, RIGHT: 3, REAR: 0})
    table.run(SufferDamage(unit=frigate, amount=2, by="debris"))
    assert defense.choose_damaged_zone(table.game, table.question) is RIGHT
