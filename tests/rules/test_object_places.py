"""Places spread over an area, and the limits on those of obstacles and objective tokens."""

from __future__ import annotations

from armada.geometry.play_area import Area
from armada.geometry.ruler import Distance
from armada.rules.object_places import named_obstacles, named_tokens, obstacle_limits, reachable, spread, token_limits
from armada.rules.queries import ObjectPlace
from tests.builders.attack_table import CORVETTE, VICTORY
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import StillTable


def test_places_are_spread_evenly_the_middle_ones_first() -> None:
    area = Area(100, 0, 200, 40)
    assert [pose.centre for pose in spread(area, 5, 1)] == [(150, 20), (130, 20), (170, 20), (110, 20), (190, 20)]
    assert [pose.x for pose in spread(area, 4, 1)] == [137_500, 162_500, 112_500, 187_500]
    assert [pose.centre for pose in spread(area, 1, 2)] == [(150, 10), (150, 30)]
    assert len(set(spread(area, 7, 5))) == 35


def game_with_things() -> Scenario:
    """Two obstacles and two tokens, one of each not on the table."""
    table = Scenario()
    table.ship(VICTORY, 1700, 100)
    table.ship(CORVETTE, 1700, 800, 180, side=1)
    table.obstacle("station", 400, 400)
    table.obstacle("debris_field_1", 900, 400)
    table.token("intel_sweep")
    table.token("intel_sweep", 600, 600)
    return table.run(StillTable())


def test_obstacles_and_tokens_on_the_table_are_named_all_or_some() -> None:
    game = game_with_things().game
    assert [(found.piece.x, found.piece.y) for found in named_obstacles(game)] == [(400, 400), (900, 400)]
    assert [found.piece.x for found in named_obstacles(game, (1,))] == [900]
    assert named_obstacles(game, ()) == []
    (token,) = named_tokens(game)
    assert (token.piece.x, token.piece.y) == (600, 600)
    assert dict(token.name.args)["number"] == 2, "tokens are counted from 1"  # type: ignore[union-attr]
    assert named_tokens(game, (0,)) == []
    assert named_tokens(game, (0, 1)) == [token]


def test_a_search_looks_only_where_it_is_far_enough_from_the_edges() -> None:
    area = game_with_things().game.play_area
    place = ObjectPlace(area.area, from_long_edges=100, from_short_edges=200)
    assert reachable(area, place) == Area(200, 100, area.width - 200, area.height - 100)
    inner = Area(300, 300, 400, 400)
    assert reachable(area, place._replace(area=inner)) == inner


def rules_of(place: ObjectPlace, *, token: bool = False) -> list[tuple[str, str]]:
    """The limits on a place, and the rules that they cite."""
    limits = (token_limits if token else obstacle_limits)(game_with_things().game, place)
    return [(type(limit).__name__, limit.rule) for limit in limits]


def test_an_objective_that_changes_where_obstacles_go_is_cited_for_it() -> None:
    three, one = Distance.THREE.end, Distance.ONE.end
    usual = ObjectPlace(Area(0, 0, 900, 900), three, three, from_obstacles=one)
    assert rules_of(usual) == [("Inside", "SETUP-27"), ("FromEdges", "SETUP-28"), ("Beyond", "SETUP-29")]
    nearer = usual._replace(from_long_edges=one, from_obstacles=three)
    assert rules_of(nearer) == [("Inside", "SETUP-27"), ("FromEdges", "SETUP-30"), ("Beyond", "SETUP-30")]
    anywhere = ObjectPlace(Area(0, 0, 900, 900))
    assert rules_of(anywhere) == [("Inside", "SETUP-27")]
    beside = anywhere._replace(at_tokens=(1,), at_length=one)
    assert rules_of(beside) == [("Inside", "SETUP-27"), ("CloseTo", "SETUP-30")]


def test_tokens_keep_what_their_objective_says() -> None:
    anywhere = ObjectPlace(Area(0, 0, 900, 900))
    assert rules_of(anywhere, token=True) == [("Inside", "OBJ-07")]
    for edges in ({"from_long_edges": 100.0}, {"from_short_edges": 100.0}):
        assert rules_of(anywhere._replace(**edges), token=True) == [("Inside", "OBJ-07"), ("FromEdges", "OBJ-04")]
    kept = anywhere._replace(from_obstacles=10.0, from_tokens=10.0, at_obstacles=(0,), at_length=100.0)
    assert rules_of(kept, token=True) == [
        ("Inside", "OBJ-07"),
        ("Beyond", "OBJ-04"),
        ("Beyond", "OBJ-04"),
        ("CloseTo", "OBJ-04"),
    ]
