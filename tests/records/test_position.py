"""Positions as text: what is written, read and refused, and the games that start from them."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from armada.engine.seats import Side
from armada.errors import FleetError, PositionError, RecordError
from armada.fleet.ready_made import ready_made
from armada.geometry.pose import Pose
from armada.records.game import Game
from armada.records.position import Position
from armada.rules.attack import Attack
from armada.rules.game import deck_titles
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SQUADRON_TO_ACTIVATE
from armada.state.game_state import Phase
from armada.state.records import Command, Ship, ShipId, Squadron, Status, TokenState, UnitId
from tests.properties.games import play_to_the_end

CORE = """armada-position 1
# A Victory meets a Nebulon-B.
profile: standard
points: 180
play area: core set
round: 2
phase: ship, player 2 to activate
first player: 1
objective: most_wanted

player 1: rebel
player 2: empire; name "Admiral; of: the \\"fleet\\""
obstacle asteroid_field_1: at 300 400 heading 90; mirrored
obstacle station: not placed
token most_wanted: on "Nebulon-B Escort Frigate"
ship nebulon_b_escort_frigate: player 1; at 450 300.25 heading 10.5; speed 2; shields front 1, left 0; \
defense evade exhausted, brace discarded, brace; dials ?, navigate; command tokens repair; \
damage 2 facedown, structural_damage; upgrades general_dodonna, nav_team exhausted
squadron x_wing_squadron: player 1; at 400 320; hull 2
squadron x_wing_squadron: player 1; at 440 320; activated
ship victory_i_class_star_destroyer "Avenger": player 2; at 450 700 heading 180; speed 1; dials ?, ?, ?; \
upgrades grand_moff_tarkin; flagship
squadron howlrunner: player 2; destroyed; hull 0
"""


def changed(old: str, new: str) -> str:
    assert old in CORE
    return CORE.replace(old, new)


def fault(text: str) -> str:
    with pytest.raises(PositionError) as refused:
        Position.parse(text)
    return str(refused.value)


def played(seed: int, kind: str = "", count: int = 0) -> Game:
    """A core game up to the question of a kind, or after a number of decisions."""
    fleets = [ready_made()["core_rebels"], ready_made()["core_empire"]]
    game, rng = Game.new(fleets, points=180, play_area="core set", seed=seed), Random(seed)
    decided = 0
    while game.questions and not (decided >= count and (not kind or game.questions[0].kind.name == kind)):
        question = game.questions[0]
        game.play(question.sample(rng), question.seat)
        decided += 1
    assert game.questions
    return game


# Reading and writing


def test_raid_tokens_are_read_and_written() -> None:
    position = Position.parse(changed("command tokens repair; ", "command tokens repair; raid tokens navigate; "))
    ships = [unit for unit in position.state.units if isinstance(unit, Ship)]
    assert [ship.raided for ship in ships] == [(Command.NAVIGATE,), ()]
    assert Position.parse(str(position)) == position


def test_a_line_says_what_its_card_does_not() -> None:
    state = Position.parse(CORE).state
    frigate, one, two, avenger, howlrunner = state.units
    assert isinstance(frigate, Ship)
    assert isinstance(avenger, Ship)
    assert isinstance(one, Squadron)
    assert isinstance(howlrunner, Squadron)
    assert frigate.label == "Nebulon-B Escort Frigate"
    assert frigate.pose == Pose(450_000, 300_250, 10_500)
    assert frigate.shields == (1, 1, 2, 0)
    assert [token.state for token in frigate.defense] == [
        TokenState.EXHAUSTED,
        TokenState.DISCARDED,
        TokenState.READIED,
    ]
    assert frigate.dials == (Command.FACEDOWN, Command.NAVIGATE)
    assert frigate.tokens == (Command.REPAIR,)
    assert [card.faceup for card in frigate.damage] == [False, False, True]
    assert deck_titles()[frigate.damage[2].number] == "structural_damage"
    assert [(upgrade.card, upgrade.exhausted) for upgrade in state.upgrades] == [
        ("general_dodonna", False),
        ("nav_team", True),
        ("grand_moff_tarkin", False),
    ]
    assert (one.label, one.hull, two.label, two.activated) == ("X-wing Squadron 1", 2, "X-wing Squadron 2", True)
    assert avenger.shields == (3, 3, 1, 3)
    assert avenger.status is Status.IN_PLAY
    assert (howlrunner.status, howlrunner.defense) == (Status.DESTROYED, ())
    assert state.tokens[0].unit == 0
    assert [obstacle.pose is None for obstacle in state.obstacles] == [False, True]
    assert state.players[1].name == 'Admiral; of: the "fleet"'
    assert len(state.decks[0].order) == len(deck_titles()) - 3


def test_what_a_text_leaves_out_is_written_in_full_and_read_back_the_same() -> None:
    position = Position.parse(CORE)
    written = str(position)
    assert Position.parse(written) == position
    assert str(Position.parse(written)) == written
    assert "seen by: spectators\n" in written
    assert 'ship nebulon_b_escort_frigate "Nebulon-B Escort Frigate": player 1; at 450 300.25 heading 10.5;' in written
    assert "shields front 1, right 1, rear 2, left 0; defense evade exhausted, brace discarded, brace" in written
    assert "damage 2 facedown, structural_damage; upgrades general_dodonna, nav_team exhausted; flagship" in written
    assert "phase: ship, player 2 to activate\n" in written


def test_lines_of_pieces_can_stand_in_any_order() -> None:
    lines = CORE.splitlines()
    mixed = "\n".join([lines[0], *reversed(lines[1:11]), *lines[11:13], *reversed(lines[13:])])
    one, other = Position.parse(CORE), Position.parse(mixed)
    assert sorted(unit.card for unit in one.state.units) == sorted(unit.card for unit in other.state.units)
    assert [unit.seat for unit in other.state.units] == [0, 0, 0, 1, 1]


def test_a_facedown_card_is_named_only_to_who_knows_it() -> None:
    text = changed("damage 2 facedown", "damage facedown injured_crew known to 1, facedown known to 2")
    position = Position.parse(text.replace("round: 2", "seen by: player 1\nround: 2"))
    frigate = position.state.units[0]
    assert isinstance(frigate, Ship)
    assert [card.known_to for card in frigate.damage] == [(0,), (1,), (0, 1)]
    assert "damage facedown injured_crew known to 1, facedown known to 2, structural_damage" in str(position)
    game = position.game(seed=1)
    assert deck_titles()[game.ship(0).damage[0].number] == "injured_crew"


def test_a_position_of_a_view_shows_the_viewer_its_own_dials_and_nobody_elses() -> None:
    game = played(3, "ship to activate")
    dials = {unit.seat: unit.dials for unit in game.state.units if isinstance(unit, Ship)}
    for viewer in (0, 1):
        position = Position.of(game.view(viewer))
        for unit in position.state.units:
            if isinstance(unit, Ship):
                hidden = all(dial is Command.FACEDOWN for dial in unit.dials)
                assert hidden is (unit.seat != viewer)
    public = str(Position.of(game.view(None)))
    assert dials
    assert "dials ?" in public
    assert not any(f"dials {command}" in public for command in Command)


# What is wrong with a text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("armada-position 1", "armada-position 9", "line 1: This is not a position"),
        (
            "nebulon_b_escort_frigate:",
            "nebulon_b_escort_frigat:",
            "line 16: .* Did you mean `nebulon_b_escort_frigate`",
        ),
        ("ship nebulon_b_escort_frigate:", "ship Victory II:", "line 16: .* Did you mean `victory_ii_class_star_destr"),
        ("nav_team", "nav_teem", "line 16: unknown upgrade card `nav_teem`. Did you mean `nav_team`"),
        ("objective: most_wanted", "objective: least_wanted", "line 9: unknown objective card `least_wanted`"),
        ("structural_damage", "structural_damge", "line 16: .* Did you mean `structural_damage`"),
        ("shields front 1", "shields stern 1", "line 16: unknown hull zone of nebulon_b_escort_frigate `stern`"),
        ("speed 2", "speed 7", "line 16: speed: `7` is not a whole number from 0 to 4"),
        ("speed 2", "sped 2", "line 16: unknown entry `sped 2`. Did you mean `speed`"),
        ("speed 2", "speed 2; speed 3", "line 16: `speed` occurs twice"),
        ("at 450 300.25", "at 450", "line 16: at: .* Write `at 450 200`"),
        ("at 450 300.25", "at 450 3OO", "line 16: at: `3OO` is not a number"),
        ("evade exhausted", "evade tired", "line 16: unknown state of a token `tired`. Possible: readied"),
        ("dials ?, navigate", "dials ?, nagivate", "line 16: .* Did you mean `navigate`"),
        ("round: 2", "rond: 2", "line 6: unknown line `rond`. Did you mean `round`"),
        ("round: 2", "round: 2\nround: 3", "line 7: `round` occurs twice"),
        ("round: 2", "round 2", "line 6: `round 2` has no colon"),
        ("phase: ship, player 2 to activate", "phase: ship, player 2", "line 7: .* is not a moment"),
        ("phase: ship, player 2 to", "phase: ship, player 3 to", "line 7: .*`3` is not a whole number from 1 to 2"),
        ("player 2: empire", "player 3: empire", "line 12: this is not player 2"),
        ("player 1: rebel", "player 1:", "line 11: player 1 has no faction"),
        ('on "Nebulon-B Escort Frigate"', 'on "Nebulon"', "line 15: no piece is called 'Nebulon'. Did you mean"),
        ('"Avenger"', '"X-wing Squadron 1"', "line 19: two pieces are called 'X-wing Squadron 1'"),
        ("; speed 1", "", None),
        (
            "squadron howlrunner: player 2",
            "squadron howlrunner: player 2; flagship",
            "line 20: unknown entry `flagship`",
        ),
        ("upgrades grand_moff_tarkin; flagship", "flagship", "line 19: Avenger is not the flagship"),
        ("profile: standard", "profile: standrad", "No profile is called .standrad.. Did you mean standard"),
        (
            "station: not placed",
            "statoin: not placed",
            "line 14: unknown obstacle `statoin`. Did you mean `station`",
        ),
    ],
)
def test_a_line_that_cannot_be_read_is_named_with_its_number_and_a_remedy(
    old: str, new: str, message: str | None
) -> None:
    if message is None:
        assert Position.parse(changed(old, new))
    else:
        with pytest.raises(PositionError, match=message):
            Position.parse(changed(old, new))


def test_more_copies_of_a_damage_card_than_there_are_cannot_lie_on_the_table() -> None:
    many = ", ".join(["structural_damage"] * 9)
    assert "more structural_damage damage cards than a damage deck has" in fault(changed("structural_damage", many))


def test_no_text_however_broken_gives_anything_but_a_position_or_its_error() -> None:
    rng = Random(7)
    read = 0
    for _ in range(600):
        letters = list(CORE)
        for _ in range(rng.randint(1, 6)):
            place = rng.randrange(len(letters))
            letters[place : place + rng.randint(0, 3)] = rng.choice(
                ["", ";", ",", ":", '"', "\n", " ", "-", "9", "?", "x"]
            )
        try:
            position = Position.parse("".join(letters))
        except PositionError:
            continue
        assert Position.parse(str(position)) == position
        read += 1
    assert read > 10


# Games


def test_a_game_starts_with_the_turn_of_the_side_that_acts() -> None:
    position = Position.parse(CORE)
    game = position.game(seed=4)
    question = game.question
    assert question is not None
    assert question.seat == 1
    assert game.innermost(ShipActivation) == ShipActivation(ship=ShipId(UnitId(3)), was_revealed=True)
    play_to_the_end(game, 1)
    assert game.outcome is not None


def test_what_is_hidden_is_dealt_from_the_seed() -> None:
    position = Position.parse(CORE)
    one, again, other = [position.game(seed=seed).state for seed in (1, 1, 2)]
    assert one == again
    assert one.decks != other.decks
    frigate = one.units[0]
    assert isinstance(frigate, Ship)
    assert Command.FACEDOWN not in frigate.dials
    assert frigate.dials[1] is Command.NAVIGATE
    numbers = [card.number for card in frigate.damage]
    assert sorted([*numbers, *one.decks[0].order]) == list(range(len(deck_titles())))


def test_the_start_of_a_turn_is_restored_word_for_word() -> None:
    for kind in ("ship to activate", "squadron to activate"):
        game = played(5, kind)
        for viewer in (None, 0, 1):
            position = Position.of(game.view(viewer))
            again = position.game(seed=9)
            assert [(q.kind, q.seat, q.options) for q in again.questions] == [
                (q.kind, q.seat, q.options) for q in game.questions
            ]
            assert Position.of(again.view(viewer)) == position


def test_the_second_squadron_of_a_turn_is_the_last() -> None:
    game = played(5, "squadron to activate")
    side = game.side_of(game.questions[0].seat)
    question = game.questions[0]
    game.play(question.options[0], question.seat)
    while game.questions[0].kind is not SQUADRON_TO_ACTIVATE:
        question = game.questions[0]
        game.play(question.sample(Random(1)), question.seat)
    assert game.side_of(game.questions[0].seat) == side
    position = Position.of(game.view(None))
    assert position.is_second
    assert f"phase: squadron, player {side + 1} to activate one more\n" in str(position)
    assert Position.of(position.game().view(None)) == position


def test_a_ship_that_has_not_moved_starts_its_activation_over_and_takes_its_dial_back() -> None:
    game = played(5, "course")
    ship = next(entry.procedure.ship for entry in game.view(None).under_way if entry.name == "ShipActivation")
    position = Position.of(game.view(game.owner(ship)))
    assert (position.activating, position.has_moved) == (ship, False)
    label = game.unit(ship).label
    assert f'activating: "{label}"\n' in str(position)
    assert f"{label} starts its activation over." in position.remarks
    again = position.game()
    assert not again.ship(ship).activated
    assert again.ship(ship).revealed is None
    assert position.turn == game.side(ship)
    assert again.side_of(again.questions[0].seat) == game.side(ship)


def test_a_ship_that_has_moved_has_activated() -> None:
    position = Position.parse(changed("first player: 1", 'activating: "Avenger", moved\nfirst player: 1'))
    game = position.game()
    assert game.ship(3).activated
    assert any("Avenger has moved" in remark for remark in position.remarks)
    assert game.questions[0].seat == 0


def test_an_attack_under_way_is_broken_off_and_said_to_be() -> None:
    game = Position.parse(changed("at 450 700", "at 450 450")).game()
    while game.innermost(Attack) is None:
        question = game.questions[0]
        game.play(question.options[0], question.seat)
    position = Position.of(game.view(None))
    assert "attack" in position.under_way
    assert any(remark.startswith("Not restored: ") and "attack" in remark for remark in position.remarks)
    again = position.game()
    assert again.question is not None
    assert again.innermost(Attack) is None
    play_to_the_end(again, 2)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (changed("round: 2", "round: 0").replace("phase: ship, player 2 to activate", "phase: setup"), "is in setup"),
        (changed("phase: ship, player 2 to activate", "phase: over"), "is the end of a game"),
        (
            changed("at 400 320; hull 2", "lifted; hull 2"),
            "X-wing Squadron 1 is lifted, but no moving ship is named",
        ),
    ],
)
def test_a_position_that_cannot_be_played_says_why(text: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        Position.parse(text).game()


def test_a_lifted_squadron_is_placed_first() -> None:
    text = changed("at 400 320; hull 2", "lifted; hull 2")
    text = text.replace("first player: 1", 'activating: "Avenger", moved\nfirst player: 1')
    game = Position.parse(text).game()
    assert game.questions[0].kind.name == "placement"


def test_what_should_be_destroyed_is_destroyed_before_the_first_question() -> None:
    game = Position.parse(changed("at 400 320; hull 2", "at 400 320; hull 0")).game()
    _ = game.questions
    assert game.unit(1).status is Status.DESTROYED


def test_a_position_with_cards_that_do_not_work_yet_is_refused_by_name() -> None:
    from armada.catalog.cards import Works
    from armada.catalog.catalog import catalog

    missing = next(card for card in catalog().upgrades.values() if card.effect is Works.NOT_YET)
    position = Position.parse(changed("nav_team", missing.key))
    with pytest.raises(FleetError, match="not written yet"):
        position.game()
    assert missing.key in position.game(allow_missing=True).state.without_effect


def test_a_game_from_a_position_is_saved_recorded_and_replayed_with_or_without_its_seed() -> None:
    game = Position.parse(CORE).game(seed=8)
    play_to_the_end(game, 3)
    for with_seed in (True, False):
        again = Game.replay(game.record(with_seed=with_seed))
        assert again.outcome == game.outcome
        assert again.state == game.state
    assert Game.load(game.save()).state == game.state
    with pytest.raises(RecordError, match="line 2: The position in the header cannot be played: line 6"):
        Game.replay(game.record().replace("round: 2", "rond: 2"))


@pytest.mark.parametrize("admirals", [(), (1,), (1, 0)])
def test_a_position_of_four_players_tells_sides_and_grand_admirals(admirals: tuple[int, ...]) -> None:
    fleets = [ready_made()[name] for name in ("rebels_600", "rebels_300", "empire_600", "empire_300")]
    game = Game.new(
        fleets,
        profile="sector_fleet",
        points=1200,
        seed=1,
        admirals_without_fleet=admirals,
        allow_illegal=True,
        allow_missing=True,
    )
    rng = Random(2)
    while game.state.phase is not Phase.SHIP:
        question = game.questions[0]
        game.play(question.sample(rng), question.seat)
    position = Position.of(game.view(3))
    assert "side 2" in str(position)
    assert Position.parse(str(position)) == position
    again = position.game(allow_missing=True)
    assert again.state.grand_admirals == game.state.grand_admirals
    assert again.state.without_fleet == game.state.without_fleet
    assert [q.options for q in again.questions] == [q.options for q in game.questions]


def test_the_repr_of_a_game_says_where_it_is_and_changes_nothing() -> None:
    fleets = [ready_made()["core_rebels"], ready_made()["core_empire"]]
    game = Game.new(fleets, points=180, seed=1)
    new = repr(game)
    assert new == "<Game standard 180: First Steps: Rebels 180 vs First Steps: Empire 178; setup>"
    assert game.events == []
    game = played(5, "ship to activate")
    seat = game.questions[0].seat
    assert repr(game).endswith(f"; round 1, ship, asked: ship to activate (seat {seat})>")


def test_whose_turn_it_is_is_part_of_a_position() -> None:
    position = Position.parse(CORE)
    turned = replace(position, turn=Side(0))
    assert turned != position
    assert str(turned) != str(position)
    assert replace(turned, turn=Side(1)) == position
