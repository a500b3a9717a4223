from __future__ import annotations

from msgspec.structs import replace

from armada.analysis.value import health
from armada.catalog.cards import DefenseToken
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.bases import HullZone
from armada.players.greedy import defense
from armada.players.greedy.defense import DefenseChoice, attack_now
from armada.rules.attack import REDIRECTED, Attack
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES
from armada.state.records import TokenId, TokenState
from tests.builders.attack_table import Battle
from tests.builders.cards_table import squadron_attack, use
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.players.offers.situations import until

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


def loss(table: Scenario, *kinds: DefenseToken) -> float:
    """The loss that greedy expects of a defender that spends tokens of these kinds."""
    return DefenseChoice(table.game, attack_now(table.game)).loss(frozenset(kinds))


def suffered(table: Scenario, shields: float, cards: float, faceup: float = 0.0) -> float:
    """The defender's loss with a number of shields and damage cards."""
    return health(table.game, attack_now(table.game).defender).loss(shields, cards, faceup)


BRACE, REDIRECT, EVADE, CONTAIN = (
    DefenseToken.BRACE,
    DefenseToken.REDIRECT,
    DefenseToken.EVADE,
    DefenseToken.CONTAIN,
)


def test_a_redirect_saves_cards_up_to_the_shields_of_the_better_adjacent_hull_zone() -> None:
    shields = {FRONT: 1, LEFT: 2, RIGHT: 1}
    table = Battle("close", defending={"shields": shields}).attack("hit hit", "hit hit", "hit")
    assert loss(table) == suffered(table, 1, 4)
    assert loss(table, REDIRECT) == suffered(table, 3, 2)
    assert loss(table, REDIRECT, BRACE) == suffered(table, 3, 0)
    table.spend("redirect").answer(REDIRECT_ZONES, (LEFT,))
    assert loss(table) == suffered(table, 3, 2), "a Redirect that was spent is counted in"


def test_a_brace_halves_damage_rounded_up_and_counts_once_it_was_spent() -> None:
    table = Battle("close", defending={"shields": {FRONT: 0}}).attack("hit hit", "hit hit", "hit")
    assert (loss(table), loss(table, BRACE)) == (suffered(table, 0, 5), suffered(table, 0, 3))
    table.spend("brace")
    assert loss(table) == suffered(table, 0, 3)
    one = Battle("close", defending={"shields": {FRONT: 0}}).attack("hit", "blank", "blank")
    assert loss(one, BRACE) == loss(one) == suffered(one, 0, 1)


def test_an_evade_cancels_the_worst_die_at_long_range_and_rerolls_it_at_medium_range() -> None:
    at_long = Battle("long", defending={"shields": {FRONT: 0}}).attack("hit hit", "hit", "blank")
    assert loss(at_long, EVADE) == suffered(at_long, 0, 1)
    at_medium = Battle("medium", defending={"shields": {FRONT: 0}}).attack("hit hit", "hit", "blank")
    assert loss(at_medium, EVADE) == suffered(at_medium, 0, 1.75), "a red die does 0.75 damage on average"
    at_close = Battle("close", defending={"shields": {FRONT: 0}}).attack("hit hit", "hit", "blank")
    assert loss(at_close, EVADE) == loss(at_close)
    blank = Battle("medium", defending={"shields": {FRONT: 0}}).attack("blank", "accuracy", "blank")
    assert loss(blank, EVADE) == 0, "no die is rerolled that does no damage"


def test_a_critical_icon_deals_a_faceup_card_only_if_a_card_is_dealt() -> None:
    bare = Battle("close", defending={"shields": {FRONT: 0}}).attack("crit", "hit", "blank")
    assert (loss(bare), loss(bare, CONTAIN)) == (suffered(bare, 0, 2, 1), suffered(bare, 0, 2))
    shielded = Battle("close").attack("crit", "hit", "blank")
    assert loss(shielded) == suffered(shielded, 2, 0)
    plain = Battle("close", defending={"shields": {FRONT: 0}}).attack("hit", "hit", "blank")
    assert loss(plain) == suffered(plain, 0, 2)


def test_a_scatter_saves_everything() -> None:
    table = Scenario()
    tie = table.squadron("howlrunner", 900, 300)
    x_wing = table.squadron("x_wing_squadron", 930, 340, side=1)
    table.ship(VICTORY, 100, 800)
    table.ship(FRIGATE, 1700, 800, side=1)
    squadron_attack(table, x_wing, tie, "hit", "hit", "hit", "hit")
    assert loss(table) > 0
    assert loss(table, DefenseToken.SCATTER) == 0
    assert kind_of(table, defense.choose_token(table.game, table.question)) is DefenseToken.SCATTER


def test_tokens_that_change_dice_are_spent_first_and_readied_ones_before_exhausted_ones() -> None:
    table = Battle("long", defending={"shields": {FRONT: 0, LEFT: 0, RIGHT: 0}}).attack("hit hit", "hit hit", "hit")
    first = kind_of(table, defense.choose_token(table.game, table.question))
    assert first is EVADE
    table.spend("evade")
    table.answer(table.question.kind, (0,))
    assert kind_of(table, defense.choose_token(table.game, table.question)) is BRACE
    twice = Scenario()
    nebulon = twice.ship("nebulon_b_escort_frigate", 900, 480, 180, side=1, exhausted=[1], shields={FRONT: 0})
    victory = twice.ship(VICTORY, 900, 300)
    twice.run(Attack(attacker=victory, zone=FRONT, defender=nebulon, target_zone=FRONT))
    twice.roll("hit", "hit", "hit", "hit", "hit", "hit")
    while twice.question.kind is not DEFENSE_TOKEN:
        twice.answer(twice.question.kind, PASS)
    chosen = defense.choose_token(twice.game, twice.question)
    assert isinstance(chosen, int)
    token = twice.the_ship(nebulon).defense[chosen]
    assert (token.kind, token.state) == (BRACE, TokenState.READIED)


def test_an_accuracy_icon_is_spent_only_on_a_token_that_would_save_something() -> None:
    assert defense.wants_lock(Battle("close").attack("hit hit", "hit hit", "accuracy").game)
    assert not defense.wants_lock(Battle("close").attack("blank", "blank", "accuracy").game)
    strong = Battle("close", defending={"shields": {FRONT: 0}}).attack("hit hit", "hit hit", "accuracy")
    assert defense.lock_gain(strong.game, attack_now(strong.game), token_kept(strong, BRACE)) > 0
    assert defense.lock_gain(strong.game, attack_now(strong.game), token_kept(strong, EVADE)) == 0
    strong.answer(EFFECT, "accuracy")
    assert kind_of(strong, defense.choose_lock(strong.game, strong.question)) is BRACE


def token_kept(table: Scenario, kind: DefenseToken) -> TokenId:
    """The place of the defender's token of a kind."""
    kinds = [token.kind for token in table.game.unit(attack_now(table.game).defender).defense]
    return TokenId(kinds.index(kind))


def redirected(shields: dict[HullZone, int], *faces: str) -> int:
    """How much greedy redirects to its left."""
    table = Battle("close", defending={"shields": shields}).attack(*faces)
    table.spend("redirect").answer(REDIRECT_ZONES, (LEFT,)).pass_(DEFENSE_TOKEN)
    assert table.question.kind is REDIRECTED
    return defense.choose_redirected(table.game, table.question)


def test_damage_is_redirected_so_that_no_card_is_dealt_and_shields_stay_even() -> None:
    assert redirected({FRONT: 2, LEFT: 2}, "hit", "hit", "hit") == 1, "both hull zones keep what they can"
    assert redirected({FRONT: 1, LEFT: 2}, "hit", "hit", "hit") == 2, "the rest would deal a card"
    assert redirected({FRONT: 3, LEFT: 1}, "hit", "blank", "blank") == 0
    assert redirected({FRONT: 1, LEFT: 3}, "hit", "blank", "blank") == 1


def test_several_hull_zones_are_named_for_a_redirect_only_if_they_have_shields() -> None:
    table = Battle("close", defending={"shields": {LEFT: 1, RIGHT: 2}}).attack("hit", "hit", "hit").spend("redirect")
    assert defense.choose_redirect(table.game, table.question) == (RIGHT,)


def test_of_the_tokens_that_jan_ors_lends_a_readied_one_is_spent() -> None:
    table = Scenario()
    jan = table.squadron("jan_ors", 960, 330, side=1)
    x_wing = table.squadron("x_wing_squadron", 900, 330, side=1)
    tie = table.squadron("tie_interceptor_squadron", 900, 270)
    table.ship(VICTORY, 100, 800)
    table.ship(FRIGATE, 1700, 800, side=1)
    lender = table.units[jan]
    spent, ready = lender.defense
    table.units[jan] = replace(lender, defense=(replace(spent, state=TokenState.EXHAUSTED), ready))
    squadron_attack(table, tie, x_wing, "hit", "hit", "hit", "hit")
    use(until(table, "jan_ors"), "jan_ors")
    assert table.question.kind is DEFENSE_TOKEN
    assert defense.choose_token(table.game, table.question) == 1
