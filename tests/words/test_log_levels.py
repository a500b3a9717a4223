"""How far each line of the log is indented: a line belongs to the nearest line above that is indented less."""

from __future__ import annotations

from armada.rules.ship_phase import COMMAND, DIAL_USE, DialUse, ShipActivation
from armada.rules.squadron_activation import SQUADRON_ACTION, Action
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.events import Event, attack, cards, commands, damage, movement, rounds, setup, teams
from armada.state.records import Command
from armada.words.log import SENTENCES, describe_events
from tests.builders.attack_table import NEBULON, TIE, VICTORY, X_WING
from tests.builders.games import new_game
from tests.builders.scenario import FRONT, Scenario

LEVELS: dict[int, set[type[Event]]] = {
    # rounds and phases, and the end
    0: {rounds.RoundBegun, rounds.PhaseBegun, rounds.GameEnded},
    # what happens in a phase: all of setup, whose turn it is, points
    1: {
        commands.ActivationBegun,
        rounds.ActivationsProposed,
        rounds.InitiativePassed,
        rounds.TimeCalled,
        rounds.Conceded,
        rounds.PointsScored,
    },
    # what an activation consists of
    2: {
        attack.AttackDeclared,
        damage.Destroyed,
        cards.UpgradeReadied,
        cards.ObjectiveTokenPlaced,
        cards.ObjectiveTokenChanged,
        movement.ManeuverExecuted,
        movement.SquadronMoved,
        movement.ObstacleMoved,
        movement.ObstacleRemoved,
        rounds.VictoryTokensGained,
    },
}
"""The events of each level; all others of setup are on the first, of commands on the second, else on the third."""

DEFAULT = {setup: 1, teams: 1, commands: 2, attack: 3, cards: 3, damage: 3, movement: 3}


def test_a_line_is_indented_below_what_it_belongs_to() -> None:
    named = {kind: level for level, kinds in LEVELS.items() for kind in kinds}
    modules = {module.__name__: level for module, level in DEFAULT.items()}
    for kind, (level, _) in SENTENCES.items():
        assert level == named.get(kind, modules.get(kind.__module__)), kind.__name__


def test_an_activation_is_told_with_its_attacks_and_what_they_do() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, dials=(Command.SQUADRON,) * 3)
    table.squadron(TIE, 850, 420)
    table.squadron(X_WING, 800, 460, side=1)
    nebulon = table.ship(NEBULON, 900, 560, 180, side=1, shields={FRONT: 2})
    table.run(ShipActivation(ship=victory)).answer(DIAL_USE, DialUse.KEEP)
    if table.question.kind is COMMAND:
        table.answer(COMMAND, Command.SQUADRON)
    table.answer(table.question.kind, table.question.options[0]).answer(SQUADRON_ACTION, Action.ATTACK)
    table.roll("hit", "hit", "accuracy")
    while table.question.kind is not ATTACK:
        table.pass_(table.question.kind)
    table.answer(ATTACK, AttackChoice(FRONT, nebulon, FRONT)).roll(*["hit"] * 3).roll(*["accuracy"] * 3).pass_()
    assert list(describe_events(table.events, table.game.state)) == [
        "  Victory II-class Star Destroyer 0 activates.",
        "    Victory II-class Star Destroyer 0 reveals Squadron.",
        "    Victory II-class Star Destroyer 0 resolves Squadron with its dial.",
        "  TIE Fighter Squadron 1 activates.",
        "    TIE Fighter Squadron 1 attacks X-wing Squadron 2 at close range.",
        "      TIE Fighter Squadron 1 rolls blue hit, blue hit, blue accuracy.",
        "      X-wing Squadron 2 suffers 2 damage.",
        "      X-wing Squadron 2 has 3 of 5 hull points left.",
        "    Victory II-class Star Destroyer 0 front attacks Nebulon-B Escort Frigate 3 front at medium range.",
        "      Victory II-class Star Destroyer 0 rolls red hit, red hit, red hit, blue accuracy, blue accuracy,"
        " blue accuracy.",
        "      Nebulon-B Escort Frigate 3 suffers 3 damage.",
        "      Nebulon-B Escort Frigate 3 has no shields on its front.",
        "      Nebulon-B Escort Frigate 3 is dealt a facedown damage card.",
    ]


def test_setup_is_told_below_its_phase() -> None:
    game = new_game("core_rebels", "core_empire", seed=3)
    question = game.questions[0]
    lines = list(describe_events(game.play(question.options[0], question.seat), game.state))
    assert lines
    assert all(line.startswith("  ") and line[2] != " " for line in lines)
