"""The options of a question as a screen lists them: labels, places on the board, icons, what is chosen beforehand."""

from __future__ import annotations

from armada.effects.upgrades.defensive_retrofit import MARKED_ZONE
from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.geometry.bases import HullZone
from armada.geometry.pose import pose_at
from armada.rules.attack import REDIRECTED
from armada.rules.commands import COMMAND_PAYMENT
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES
from armada.rules.displaced_squadrons import Placement
from armada.rules.navigate import NEW_SPEED, NavigateCommand
from armada.rules.overlapping import PLACEMENT
from armada.rules.repair import RepairCommand
from armada.rules.setup import FIRST_PLAYER
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.squadron_phase import SquadronPhase
from armada.screens.prompt.options import default_of, distinct, options_of
from armada.screens.prompt.parts import Anchor, Option
from armada.screens.prompt.prompt import Prompt, prompts_of
from armada.state.records import Command, ShipId
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY, X_WING, Battle
from tests.builders.games import first_question
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario


def prompt_of(table: Scenario) -> Prompt:
    (prompt,) = prompts_of(table.game, table.question.seat)
    return prompt


def shown(table: Scenario) -> list[tuple[str, str, Anchor | None]]:
    """Label, icon and place of every option."""
    return [(option.label, option.icon, option.anchor) for option in prompt_of(table).options]


def test_options_with_the_same_label_are_numbered() -> None:
    options = [Option(answer=place, label=label) for place, label in enumerate(("Brace", "Evade", "Brace"))]
    assert [option.label for option in distinct(options)] == ["Brace (1)", "Evade", "Brace (2)"]
    assert [option.answer for option in distinct(options)] == [0, 1, 2]


def test_defense_tokens_lie_at_the_defender_under_their_own_icons() -> None:
    at = Anchor(unit=1)
    assert shown(Battle("close").attack("hit", "hit", "hit")) == [
        ("Evade, readied", "evade", at),
        ("Brace, readied", "brace", at),
        ("Redirect, readied", "redirect", at),
    ]


def test_tokens_that_cannot_be_spent_are_closed_with_the_reason() -> None:
    prompt = prompt_of(Battle("close").attack("hit", "hit", "hit").spend("brace"))
    (closed,) = prompt.closed
    assert (closed.label, closed.rule, closed.anchor) == ("Brace", "DEF-07", Anchor(unit=1))
    assert closed.instead == "You can spend Evade or Redirect, or pass."


def test_redirected_damage_is_that_beyond_the_shields_unless_changed() -> None:
    def default(front: int, *faces: str) -> int | None:
        table = Battle("close", defending={"shields": {FRONT: front}}).attack(*faces).spend("redirect")
        assert [(option.icon, option.anchor) for option in prompt_of(table).options] == [
            ("right", Anchor(unit=1, zone=RIGHT)),
            ("left", Anchor(unit=1, zone=LEFT)),
        ]
        table.answer(REDIRECT_ZONES, (LEFT,)).pass_(DEFENSE_TOKEN)
        assert table.question.kind is REDIRECTED
        return prompt_of(table).default

    assert default(2, "hit", "hit", "hit") == 1
    assert default(1, "hit", "hit", "hit") == 2
    assert default(2, "hit", "blank", "blank") == 0
    assert default(0, "hit hit", "hit hit", "hit") == 2, "no more than can be redirected"


def test_a_repair_names_what_it_does_and_where() -> None:
    table = Scenario()
    victory = table.ship(
        VICTORY, 900, 300, revealed=Command.REPAIR, damage=[None, "ruptured_engine"], shields={FRONT: 1}
    )
    options = {label: (icon, anchor) for label, icon, anchor in shown(table.run(RepairCommand(ship=victory)))}
    assert options["Recover a shield at front"] == ("front", Anchor(unit=victory, zone=FRONT))
    assert options["Move a shield from rear to front"] == ("front", Anchor(unit=victory, zone=FRONT))
    assert options["Discard facedown damage card 1"] == ("", None)
    assert options["Discard Ruptured Engine, faceup"] == ("", None)


def test_repairs_that_the_points_do_not_reach_are_closed() -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, 900, 300, revealed=Command.REPAIR, damage=[None], shields={FRONT: 1})
    prompt = prompt_of(table.run(RepairCommand(ship=corvette)))
    (closed,) = prompt.closed
    assert (closed.label, closed.anchor) == ("Discard a damage card", Anchor(unit=corvette))
    assert prompt.engineering == 2


def test_a_shield_that_one_point_does_not_recover_is_closed_at_the_hull_zone_that_lacks_it() -> None:
    def closed(**ship: object) -> list[tuple[str, Anchor | None]]:
        table = Scenario()
        table.ship(CORVETTE, 900, 300, tokens=(Command.REPAIR,), **ship)  # type: ignore[arg-type]
        prompt = prompt_of(table.run(RepairCommand(ship=ShipId(0))))  # type: ignore[arg-type]
        assert prompt.engineering == 1
        return [(each.label, each.anchor) for each in prompt.closed]

    assert closed(shields={LEFT: 0}) == [("Recover a shield", Anchor(unit=0, zone=LEFT))]


def test_the_present_speed_is_chosen_beforehand() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, revealed=Command.NAVIGATE, speed=1)
    table.run(NavigateCommand(ship=victory))
    assert table.question.kind is NEW_SPEED
    prompt = prompt_of(table)
    assert prompt.default is not None
    assert prompt.options[prompt.default].answer == 1


def test_damage_from_an_obstacle_is_taken_where_most_shields_are_unless_changed() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, shields={FRONT: 0, LEFT: 1, RIGHT: 2, REAR: 1})
    table.run(SufferDamage(unit=ship, amount=1, by="debris"))
    prompt = prompt_of(table)
    assert prompt.default is not None
    assert prompt.options[prompt.default].answer == RIGHT
    assert prompt.options[prompt.default].anchor == Anchor(unit=ship, zone=RIGHT)


def test_the_first_player_may_be_you() -> None:
    game, question = first_question("first player")
    assert question.kind is FIRST_PLAYER
    labels = [option.label for option in options_of(game, question)]
    assert labels[game.side_of(question.seat)] == "You"
    assert labels.count("You") == 1


def test_an_objective_is_its_card() -> None:
    game, question = first_question("objective")
    assert [option.card for option in options_of(game, question)] == list(question.options)


def test_ships_and_squadrons_lie_where_they_are_with_their_cards_and_icons() -> None:
    table = Scenario()
    one, two = table.ship(VICTORY, 900, 300), table.ship(CORVETTE, 300, 300)
    table.ship(NEBULON, 900, 860, 180, side=1)
    table.run(ShipPhase())
    assert [(option.card, option.icon, option.anchor) for option in prompt_of(table).options] == [
        (VICTORY, "ship", Anchor(unit=one)),
        (CORVETTE, "ship", Anchor(unit=two)),
    ]
    fighters = Scenario()
    first, second = fighters.squadron(X_WING, 300, 300, side=1), fighters.squadron(TIE, 900, 300)
    fighters.squadron(TIE, 1000, 300)
    fighters.squadron(TIE, 1100, 300, activated=True)
    fighters.ship(VICTORY, 100, 800)
    fighters.ship(CORVETTE, 1700, 800, side=1)
    fighters.run(SquadronPhase())
    (option,) = [option for option in prompt_of(fighters).options if option.anchor == Anchor(unit=second)]
    assert (option.card, option.icon) == (TIE, "squadron")
    assert first not in [option.answer for option in prompt_of(fighters).options]


def test_a_squadron_that_finds_room_only_at_some_places_is_listed_with_each() -> None:
    """Where neither the ship nor a squadron beside it can be touched, only the closest places are left."""
    table = Scenario()
    table.ship(VICTORY, 100, 800)
    table.ship(CORVETTE, 1700, 800, side=1)
    one = table.squadron(X_WING, 900, 300, side=1)
    table.run(SquadronActivation(squadron=one))
    places = [Placement(one, pose_at(x, 300)) for x in (800, 1000)]
    options = options_of(table.game, Question(Seat(0), PLACEMENT, tuple(places)))
    assert [option.anchor for option in options] == [Anchor(unit=one, pose=place.pose) for place in places]


def test_moving_and_attacking_have_icons_and_say_why_one_of_them_is_closed() -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, 900, 300, side=1)
    table.squadron(TIE, 930, 340)
    table.ship(VICTORY, 100, 800)
    table.ship(CORVETTE, 1700, 800, side=1)
    prompt = prompt_of(table.run(SquadronActivation(squadron=x_wing)))
    assert [(option.label, option.icon) for option in prompt.options] == [("Attack", "attack")]
    (closed,) = prompt.closed
    assert (closed.label, closed.instead) == ("Move", "You can attack, or pass.")
    assert closed.rule.startswith("ENG")


def test_ways_to_pay_for_a_command_prefer_none() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, revealed=Command.REPAIR, tokens=(Command.REPAIR,), shields={FRONT: 1})
    table.run(RepairCommand(ship=victory))
    assert table.question.kind is COMMAND_PAYMENT
    assert len(prompt_of(table).options) == 3


def test_an_only_option_is_chosen_beforehand_unless_the_seat_may_pass() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300)
    table.ship(VICTORY, 900, 860, 180, side=1)
    game = table.run(ShipActivation(ship=ship)).game
    zone = (HullZone.FRONT,)
    for may_pass, default in ((False, 0), (True, None)):
        question = Question(Seat(0), MARKED_ZONE, zone, may_pass=may_pass)
        assert default_of(game, question, options_of(game, question)) == default
    both = Question(Seat(0), MARKED_ZONE, (FRONT, REAR))
    assert default_of(game, both, options_of(game, both)) is None
    assert default_of(game, both, ()) is None
