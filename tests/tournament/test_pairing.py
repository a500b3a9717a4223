"""Pairings: random, exact, without rematch; checked against every possible pairing and against plain matching."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
import rustworkx
from hypothesis import given, settings
from hypothesis import strategies as st

from armada.tournament.byes import Entrant
from armada.tournament.draw import Draw
from armada.tournament.pairing import Pairing, pair_players
from armada.tournament.score_groups import stretches_of
from tests.proves import proves

Met = dict[int, set[int]]
Pairs = tuple[tuple[int, int], ...]


def meet(met: Met, pairs: Sequence[tuple[int, int]]) -> None:
    for one, two in pairs:
        met.setdefault(one, set()).add(two)
        met.setdefault(two, set()).add(one)


def field(points: Sequence[int]) -> list[Entrant]:
    return [Entrant(id, value) for id, value in enumerate(points)]


def every_pairing(players: Sequence[int]) -> Iterator[Pairs]:
    """All ways to split these players into pairs."""
    if not players:
        yield ()
        return
    first, rest = players[0], players[1:]
    for place, other in enumerate(rest):
        for pairs in every_pairing((*rest[:place], *rest[place + 1 :])):
            yield ((first, other), *pairs)


def measure(pairs: Sequence[tuple[int, int]], points: Sequence[int], met: Met) -> tuple[int, int]:
    """Rematches, then the sum of squared differences."""
    again = sum(two in met.get(one, ()) for one, two in pairs)
    return again, sum((points[one] - points[two]) ** 2 for one, two in pairs)


def acceptable(points: Sequence[int], met: Met) -> set[frozenset[frozenset[int]]]:
    """Every pairing that is as good as the best."""
    found = [(measure(pairs, points, met), pairs) for pairs in every_pairing(range(len(points)))]
    best = min(measured for measured, _ in found)
    return {frozenset(map(frozenset, pairs)) for measured, pairs in found if measured == best}


def as_set(pairing: Pairing) -> frozenset[frozenset[int]]:
    return frozenset(frozenset(pair) for pair in pairing.pairs)


def history(players: int, rounds: int, rng: Random) -> Met:
    """The opponents of each player after a number of rounds, whatever the points."""
    met: Met = {}
    for _ in range(rounds):
        order = rng.sample(range(players), players)
        meet(met, [(order[place], order[place + 1]) for place in range(0, players - 1, 2)])
    return met


# What the Tournament Rules say


@proves("TRN-29")
def test_the_first_round_is_random_and_every_pairing_can_come() -> None:
    found = Counter(as_set(pair_players(field([0] * 6), f"seed {number}", met={})) for number in range(900))
    assert set(found) == acceptable([0] * 6, {})
    assert len(found) == 15
    assert max(found.values()) < 3 * min(found.values())


@proves("TRN-31")
def test_players_of_the_same_points_are_paired_at_random() -> None:
    points = [10, 10, 10, 10, 6, 6, 6, 6]
    found = {as_set(pair_players(field(points), f"seed {number}", met={})) for number in range(300)}
    assert found == acceptable(points, {})
    assert all(points[min(pair)] == points[max(pair)] for pairs in found for pair in pairs)
    assert len(found) == 9


@proves("TRN-32")
def test_of_an_odd_group_a_random_player_meets_a_random_one_of_the_next_group() -> None:
    points = [10, 10, 10, 7, 7, 7]
    floats = Counter(
        frozenset(pair)
        for number in range(400)
        for pair in pair_players(field(points), f"seed {number}", met={}).pairs
        if points[pair[0]] != points[pair[1]]
    )
    assert floats.total() == 400
    assert set(floats) == {frozenset((high, low)) for high in range(3) for low in range(3, 6)}


@proves("TRN-32")
def test_floating_goes_on_through_the_groups_rather_than_over_them() -> None:
    points = [10, 10, 10, 9, 9, 8]
    pairs = pair_players(field(points), "any", met={}).pairs
    assert sorted(sorted((points[one], points[two])) for one, two in pairs) == [[8, 9], [9, 10], [10, 10]]


@proves("TRN-34")
def test_two_who_have_met_are_paired_within_their_points_with_others() -> None:
    met: Met = {}
    meet(met, [(0, 1), (2, 3)])
    found = {as_set(pair_players(field([8] * 4), f"seed {number}", met=met)) for number in range(60)}
    assert found == {
        frozenset({frozenset({0, 2}), frozenset({1, 3})}),
        frozenset({frozenset({0, 3}), frozenset({1, 2})}),
    }


@proves("TRN-34")
def test_two_who_have_met_are_paired_down_when_their_group_has_nobody_else() -> None:
    met: Met = {}
    meet(met, [(0, 1)])
    pairing = pair_players(field([10, 10, 6, 6]), "any", met=met)
    assert frozenset({0, 1}) not in as_set(pairing)
    assert pairing.rematches == ()


@proves("TRN-34")
def test_the_worked_example_teaches_that_nobody_meets_twice() -> None:
    """The example adds 24 + 6 and 22 + 4 to 28 both; with its totals, and with the right ones, nobody meets again."""
    mike, gideon, ally, sara = range(4)
    met: Met = {}
    meet(met, [(mike, ally), (gideon, sara)])
    printed = [30, 28, 28, 28, 26, 26]
    pairs = as_set(pair_players(field(printed), "any", met=met))
    assert frozenset({gideon, sara}) not in pairs
    assert frozenset({mike, ally}) not in pairs
    right = pair_players(field([24 + 6, 24 + 6, 24 + 4, 22 + 4]), "any", met=met)
    assert as_set(right) == {frozenset({mike, gideon}), frozenset({ally, sara})}


@proves("TRN-34")
def test_a_rematch_is_avoided_in_a_pod_of_four_until_all_have_met() -> None:
    met: Met = {}
    points = [0] * 4
    for round in range(3):
        pairing = pair_players(field(points), f"round {round}", met=met)
        assert pairing.rematches == ()
        meet(met, pairing.pairs)
        for winner, _ in pairing.pairs:
            points[winner] += 8
    assert len(pair_players(field(points), "once more", met=met).rematches) == 2


@proves("TRN-34")
def test_where_a_rematch_cannot_be_avoided_there_are_as_few_as_can_be_and_they_are_named() -> None:
    met: Met = {}
    meet(met, [(one, two) for one in range(3) for two in range(3, 6)])
    pairing = pair_players(field([0] * 6), "two triangles", met=met)
    assert len(pairing.rematches) == 1
    assert pairing.rematches[0] in pairing.pairs


@proves("TRN-16")
def test_a_pairing_knows_points_margins_and_byes_and_nothing_else() -> None:
    assert set(Entrant.__struct_fields__) == {"id", "points", "margin", "byes"}
    level = [Entrant(id, 8, margin=id * 100) for id in range(6)]
    found = {as_set(pair_players(level, f"seed {number}", met={})) for number in range(400)}
    assert len(found) == 15, "the margin of victory does not matter for pairing"


@proves("TRN-30")
def test_who_asks_not_to_meet_is_kept_apart_when_that_can_be() -> None:
    apart: Met = {}
    meet(apart, [(0, 1), (2, 3), (0, 2)])
    for number in range(100):
        pairing = pair_players(field([0] * 6), f"seed {number}", met={}, apart=apart)
        assert all(two not in apart.get(one, ()) for one, two in pairing.pairs)
        assert pairing.clashes == ()


@proves("TRN-30")
def test_where_a_club_is_the_majority_as_few_of_it_meet_as_can_be() -> None:
    club = range(6)
    apart = {one: set(club) - {one} for one in club}
    pairing = pair_players(field([0] * 8), "a big club", met={}, apart=apart)
    assert len(pairing.clashes) == 2


# Byes


@proves("TRN-33", "TRN-36")
def test_the_bye_goes_to_the_fewest_points_then_to_the_lowest_margin() -> None:
    players = [Entrant(0, 20, 5), Entrant(1, 8, 30), Entrant(2, 8, 12), Entrant(3, 14, 0), Entrant(4, 9, 0)]
    assert pair_players(players, "any", met={}).bye == 2


@proves("TRN-36")
def test_among_equals_the_bye_is_random() -> None:
    players = [Entrant(0, 20), Entrant(1, 8, 12), Entrant(2, 8, 12)]
    assert {pair_players(players, f"seed {number}", met={}).bye for number in range(40)} == {1, 2}


@proves("TRN-35")
def test_the_bye_of_the_first_round_is_random() -> None:
    found = Counter(pair_players(field([0] * 5), f"seed {number}", met={}).bye for number in range(500))
    assert set(found) == set(range(5))
    assert max(found.values()) < 2 * min(found.values())


@proves("TRN-36")
def test_nobody_has_a_second_bye_while_somebody_can_have_a_first() -> None:
    players = [Entrant(0, 20), Entrant(1, 12, byes=1), Entrant(2, 2, byes=1)]
    assert pair_players(players, "any", met={}).bye == 0
    all_had_one = [Entrant(id, points, byes=1) for id, points in enumerate([20, 12, 2])]
    assert pair_players(all_had_one, "any", met={}).bye == 2


@proves("TRN-33", "TRN-34")
def test_the_bye_moves_up_where_else_two_would_meet_again_and_that_is_said() -> None:
    met: Met = {}
    meet(met, [(0, 1)])
    pairing = pair_players([Entrant(0, 20), Entrant(1, 12), Entrant(2, 2)], "any", met=met)
    assert (pairing.bye, pairing.bye_was_moved, pairing.rematches) == (1, True, ())


def test_the_organiser_may_give_the_bye() -> None:
    assert pair_players(field([9, 5, 1]), "any", met={}, bye=0).bye == 0


# Exact


@st.composite
def small_fields(draw: st.DrawFn) -> tuple[list[int], Met]:
    players = draw(st.sampled_from([2, 4, 6, 8, 10]))
    points = draw(st.lists(st.integers(0, 30), min_size=players, max_size=players))
    pairs = draw(st.lists(st.sampled_from(list(combinations(range(players), 2))), max_size=3 * players))
    met: Met = {}
    meet(met, pairs)
    return points, met


@proves("TRN-31", "TRN-32", "TRN-34")
@settings(max_examples=60, deadline=None)
@given(small_fields(), st.integers(0, 10**6))
def test_a_pairing_is_as_good_as_the_best_of_all_pairings(case: tuple[list[int], Met], seed: int) -> None:
    points, met = case
    assert as_set(pair_players(field(points), str(seed), met=met)) in acceptable(points, met)


@pytest.mark.parametrize("number", range(6))
def test_every_acceptable_pairing_of_a_small_field_turns_up(number: int) -> None:
    rng = Random(number)
    points = [rng.choice([5, 6, 8]) for _ in range(6)]
    met = history(6, 1, rng)
    wanted = acceptable(points, met)
    assert {as_set(pair_players(field(points), f"seed {seed}", met=met)) for seed in range(400)} == wanted


def plain_optimum(points: Sequence[int], met: Met) -> int:
    """The least sum of squared differences by plain maximum-weight matching of all pairs that have not met."""
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph()
    graph.add_nodes_from(range(len(points)))
    graph.add_edges_from(
        [
            (one, two, -((points[one] - points[two]) ** 2))
            for one, two in combinations(range(len(points)), 2)
            if two not in met.get(one, ())
        ]
    )
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    assert 2 * len(found) == len(points)
    return sum((points[one] - points[two]) ** 2 for one, two in found)


@proves("TRN-34")
@settings(max_examples=40, deadline=None)
@given(st.integers(6, 30), st.integers(0, 4), st.integers(1, 12), st.integers(0, 10**6))
def test_a_pairing_is_as_good_as_plain_maximum_weight_matching(half: int, rounds: int, spread: int, seed: int) -> None:
    rng = Random(seed)
    points = [rng.randrange(spread) for _ in range(2 * half)]
    met = history(2 * half, rounds, rng)
    pairing = pair_players(field(points), str(seed), met=met)
    assert measure(pairing.pairs, points, met) == (0, plain_optimum(points, met))


def parts(points: Sequence[int], met: Met) -> int:
    """Into how many stretches a field is cut."""
    apart = [frozenset(met.get(id, ())) for id in range(len(points))]
    return len(list(stretches_of(points, range(len(points)), apart)))


@pytest.mark.parametrize(
    ("players", "scores", "seed"), [(200, 3, 1), (240, 4, 2), (240, 3, 3), (300, 5, 4), (200, 2, 5)]
)
def test_large_fields_cut_at_their_broad_scores_are_paired_as_well_as_whole(
    players: int, scores: int, seed: int
) -> None:
    rng = Random(seed)
    points = [
        rng.choice([*range(20, 20 + scores), *([0, 40, 41, 3] if rng.random() < 0.1 else [])]) for _ in range(players)
    ]
    met = history(players, 3, rng)
    assert parts(points, met) > 1
    pairing = pair_players(field(points), str(seed), met=met)
    assert measure(pairing.pairs, points, met) == (0, plain_optimum(points, met))


def test_a_player_alone_at_the_top_who_met_most_of_the_next_is_floated_at_the_least_cost() -> None:
    """Narrow scores above, between and below broad ones, whose players have met each other."""
    points = [30, 30, 30, *[20] * 60, 15, 15, 14, *[10] * 60]
    met: Met = {}
    meet(met, [(0, 1), (0, 2), (1, 2), (63, 64), (63, 65), (64, 65)])
    assert parts(points, met) == 3
    for seed in range(5):
        pairing = pair_players(field(points), str(seed), met=met)
        assert measure(pairing.pairs, points, met) == (0, plain_optimum(points, met))


# Drawn from a seed


def test_the_same_seed_draws_the_same_pairing_in_whatever_order_players_are_named() -> None:
    players = [Entrant(id, id % 3) for id in range(21)]
    first = pair_players(players, "the seed", met={})
    assert pair_players(players[::-1], "the seed", met={}) == first
    assert pair_players(players, "another seed", met={}) != first


def test_numbers_are_drawn_as_the_page_says() -> None:
    draw = Draw("seed")
    assert [draw.number() % 1000 for _ in range(3)] == [NUMBERS % 1000 for NUMBERS in KNOWN]
    assert sorted(Draw("x").shuffled("abcdef")) == list("abcdef")
    assert Counter(Draw(str(n)).below(3) for n in range(300)).keys() == {0, 1, 2}


def _known() -> list[int]:
    from hashlib import blake2b

    key = blake2b(b"seed", digest_size=64).digest()
    block = blake2b((0).to_bytes(8, "little"), key=key).digest()
    return [int.from_bytes(block[place : place + 8], "little") for place in (0, 8, 16)]


KNOWN = _known()
