from __future__ import annotations

import re
from random import Random

import pytest
from msgspec.structs import replace

from armada.catalog.cards import Color, DefenseToken
from armada.engine.seats import Seat, Side
from armada.geometry.bases import HullZone
from armada.geometry.maneuver_tool import ToolSide
from armada.geometry.pose import Pose
from armada.messages.languages import speaking
from armada.rules.destruction import LEFT_PLAY_AREA
from armada.rules.scoring import DESTROYED
from armada.rules.winning import EndReason
from armada.state.dice import Die, DieFace, Pool
from armada.state.events import Event
from armada.state.events.attack import (
    CriticalEffectResolved,
    DamageTotaled,
    DefenseTokenGained,
    DefenseTokenSpent,
    DiceModified,
    DiceReplaced,
    DieRemoved,
)
from armada.state.events.cards import EffectResolved, ObjectiveTokenChanged, ObjectiveTokenPlaced
from armada.state.events.commands import CommandResolved, DialsAssigned, DialSet, DialsSeen, DialsShown
from armada.state.events.damage import Destroyed, HullChanged, Removed, ShieldsChanged
from armada.state.events.movement import ManeuverExecuted, SquadronMoved
from armada.state.events.rounds import ActivationsProposed, GameEnded, PointsScored, Proposal
from armada.state.events.setup import DeckShuffled
from armada.state.events.teams import Appointment, GrandAdmiralAppointed, Vote, VotesShown
from armada.state.game_state import GameState, Outcome
from armada.state.records import Command, Ship, Squadron, Token, TokenId, TokenState
from armada.views.masking import masked
from armada.words.log import SENTENCES, UNLOGGED, describe_event, describe_events
from armada.words.names import Names
from tests.builders.games import medium_game
from tests.builders.team_table import ADA, BEN, CEM, shared_game


def test_every_event_has_a_sentence_or_needs_none() -> None:
    ours = {kind for kind in Event.by_name.values() if kind.__module__.startswith("armada.")}
    missing = sorted(kind.__name__ for kind in ours - set(SENTENCES) - UNLOGGED)
    assert not missing, f"write sentences for these in words/log.py: {', '.join(missing)}"


def test_no_event_is_both_told_and_silent() -> None:
    assert not UNLOGGED & set(SENTENCES)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_can_be_told(seed: int) -> None:
    game, rng = medium_game(seed), Random(seed)
    told: list[str] = []
    while game.questions:
        question = rng.choice(game.questions)
        told += describe_events(game.play(question.sample(rng), question.seat), game.state)
    assert any("is deployed at" in line for line in told)
    assert told[-1].startswith("The game is over (")
    assert not any("{" in line or "None" in line for line in told)


def test_ships_and_squadrons_are_told_apart() -> None:
    labels = [unit.label for unit in medium_game().state.units]
    assert len(set(labels)) == len(labels)


def test_a_dial_that_is_hidden_is_not_told() -> None:
    game = medium_game()
    ship = next(unit for unit in game.state.units if isinstance(unit, Ship))
    event = DialsAssigned(ship.seat, ship.id, (Command.REPAIR,))
    seen, hidden = [describe_event(masked(event, seat), game.state) for seat in (ship.seat, Seat(1 - ship.seat))]
    assert seen is not None
    assert seen.text == f"{ship.label} is assigned Repair."
    assert hidden is not None
    assert hidden.text == f"{ship.label} is assigned 1 facedown dial."


def said_of(event: Event, state: GameState) -> str:
    """The sentence of an event."""
    told = describe_event(event, state)
    assert told is not None
    return told.text


def test_a_token_spent_by_a_ship_that_was_destroyed_since_is_named_by_its_card() -> None:
    game = medium_game()
    ship = next(unit for unit in game.state.units if isinstance(unit, Ship) and len(unit.defense) > 1)
    state = Removed(ship.id, 0).apply(game.state)
    kind = ship.defense[1].kind.value.title()
    spent = DefenseTokenSpent(ship.id, TokenId(1), TokenState.EXHAUSTED)
    assert said_of(spent, state) == f"{ship.label} spends {kind} and exhausts it."


def test_a_dial_set_in_secret_is_told_without_its_command() -> None:
    game = medium_game()
    ship = next(unit for unit in game.state.units if isinstance(unit, Ship))
    event = DialSet(ship.id, Command.REPAIR, (ship.seat,))
    assert said_of(masked(event, None), game.state) == f"{ship.label} sets its top dial again."
    assert said_of(event, game.state) == f"{ship.label} sets its top dial to Repair."


def test_the_end_is_told_with_the_points_of_the_winner_first() -> None:
    outcome = Outcome(winner=Side(1), scores=(40, 120), margin=80, reason="rounds")
    assert "wins, 120 to 40, margin 80." in said_of(GameEnded(outcome), medium_game().state)


def test_a_squadron_that_was_hit_is_told_with_what_is_left_of_it() -> None:
    game = medium_game()
    squadron = next(unit for unit in game.state.units if isinstance(unit, Squadron))
    most = game.squadron_card(squadron.id).hull
    hit = HullChanged(squadron.id, 2, "attack")
    assert said_of(hit, game.state) == f"{squadron.label} has 2 of {most} hull points left."
    assert describe_event(HullChanged(squadron.id, 0, "attack"), game.state) is None


def test_an_attack_that_does_nothing_does_no_damage() -> None:
    game = medium_game()
    ship = game.state.units[0]
    assert said_of(DamageTotaled(ship.id, 0), game.state) == f"{ship.label} suffers no damage."


def test_moves_are_told_without_coordinates() -> None:
    game = medium_game()
    ship = next(unit for unit in game.state.units if isinstance(unit, Ship))
    squadron = next(unit for unit in game.state.units if isinstance(unit, Squadron))
    there = Pose(500_000, 386_000, 20_000)
    assert said_of(SquadronMoved(squadron.id, there), game.state) == f"{squadron.label} moves."
    turned, straight = (ManeuverExecuted(ship.id, clicks, ToolSide.LEFT, 2, there) for clicks in ((0, 1), (0, 0)))
    assert said_of(turned, game.state) == f"{ship.label} moves at speed 2 (straight, 1 right)."
    assert said_of(straight, game.state) == f"{ship.label} moves at speed 2 (straight ahead)."


def test_a_ship_that_removes_or_replaces_dice_is_named() -> None:
    game = medium_game()
    ship = game.state.units[0]
    removed = DieRemoved(ship.id, Color.RED, "obstruction")
    assert said_of(removed, game.state) == f"{ship.label} removes a red die (obstruction)."
    several, one = (DiceReplaced(ship.id, colors, "") for colors in ((Color.RED, Color.BLUE), (Color.BLACK,)))
    assert said_of(several, game.state) == f"{ship.label} rolls red and blue dice instead."
    assert said_of(one, game.state) == f"{ship.label} rolls a black die instead."


ENGLISH = re.compile(r"\b(the|is|are|of|its|rolls|with|and|attacks|dealt|moves|gains|at)\b")


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_is_described_in_german_without_an_english_sentence(seed: int) -> None:
    game, rng = medium_game(seed), Random(seed)
    titles = [card.title for group in (game.catalog.upgrades, game.catalog.damage_cards) for card in group.values()]
    others = [unit.label for unit in game.state.units] + [player.name for player in game.state.players]
    names = re.compile("|".join([re.escape(name) for name in sorted([*titles, *others], key=len, reverse=True)]))
    said = dict[type[Event], str]()
    while game.questions:
        question = rng.choice(game.questions)
        events = game.play(question.sample(rng), question.seat)
        for event in events:
            english = describe_event(event, game.state)
            with speaking("de"):
                german = describe_event(event, game.state)
            if english is not None and german is not None:
                said[type(event)] = names.sub("", german.text)
                assert german._replace(text="", cause="") == english._replace(text="", cause="")
    assert len(said) > 25
    assert not {kind.__name__: text for kind, text in said.items() if ENGLISH.search(text)}


def test_a_sentence_is_the_same_when_the_game_has_gone_on() -> None:
    game, rng = medium_game(5), Random(5)
    said: list[tuple[Event, str]] = []
    while game.questions:
        question = rng.choice(game.questions)
        for event in game.play(question.sample(rng), question.seat):
            told = describe_event(event, game.state)
            said += [(event, told.text)] if told is not None else []
    assert [text for _, text in said] == [said_of(event, game.state) for event, _ in said]


def test_a_token_that_was_gained_is_still_named_when_its_ship_is_destroyed() -> None:
    game = medium_game()
    ship = next(unit for unit in game.state.units if isinstance(unit, Ship))
    token = TokenId(len(ship.defense))
    spent = DefenseTokenSpent(ship.id, token, TokenState.EXHAUSTED, DefenseToken.SCATTER)
    assert said_of(spent, Removed(ship.id, 0).apply(game.state)) == f"{ship.label} spends Scatter and exhausts it."


def test_a_damage_card_that_is_gone_is_still_resolved_by_its_ship() -> None:
    game = medium_game()
    ship = next(unit for unit in game.state.units if isinstance(unit, Ship))
    effect = EffectResolved("structural_damage@0", ship.seat, ship.id)
    assert said_of(effect, game.state) == f"{ship.label} resolves Structural Damage."


def test_objective_tokens_have_the_right_article() -> None:
    game = medium_game()
    for key, objective in game.catalog.objectives.items():
        article = "An" if objective.title[0] in "AEIOU" else "A"
        placed = said_of(ObjectiveTokenPlaced(Token(kind=key, pose=Pose(0, 0))), game.state)
        given = said_of(ObjectiveTokenPlaced(Token(kind=key, unit=0)), game.state)
        assert placed == f"{article} {objective.title} token is placed."
        assert f" is given {article.lower()} {objective.title} token." in given


def test_the_end_of_a_game_has_words_for_every_reason() -> None:
    for ending in EndReason:
        outcome = Outcome(winner=Side(1), scores=(40, 120), margin=80, reason=ending)
        with speaking("de"):
            assert ending not in said_of(GameEnded(outcome), medium_game().state)


def test_a_defense_token_that_is_gained_has_its_article() -> None:
    game = medium_game()
    ship = game.state.units[0]
    assert said_of(DefenseTokenGained(ship.id, DefenseToken.EVADE), game.state) == f"{ship.label} gains an Evade token."


def test_a_shuffled_damage_deck_is_named_for_its_player_where_each_has_one() -> None:
    state = medium_game().state
    shuffled = DeckShuffled(1, ())
    assert said_of(shuffled, state) == "The damage deck is shuffled."
    each = replace(state, decks=state.decks * 2)
    assert said_of(shuffled, each) == f"The damage deck of {Names(each).seat(1)} is shuffled."


def test_only_the_team_is_told_what_its_players_proposed() -> None:
    game = shared_game()
    ships = [unit for unit in game.state.units if isinstance(unit, Ship)][:2]
    proposals = tuple([Proposal(seat, ship.id) for seat, ship in zip((ADA, BEN), ships, strict=True)])
    event = ActivationsProposed(ADA, proposals, (ADA, BEN))
    names = f"{ships[0].label} (A1) (Ada) and {ships[1].label} (C1) (Ben)"
    assert said_of(masked(event, BEN), game.state) == f"The team proposes {names}; Ada decides as Team Commander."
    assert said_of(masked(event, CEM), game.state) == "The team does not agree; Ada decides as Team Commander."


def test_dials_that_are_looked_at_or_shown_are_listed_for_those_who_may_know_them() -> None:
    game = shared_game()
    ship, names = next(unit.id for unit in game.state.units if isinstance(unit, Ship)), Names(game.state)
    dials = (Command.NAVIGATE, Command.REPAIR)
    seen, shown = DialsSeen(ship, dials, (CEM,)), DialsShown(ship, dials, (ADA, BEN))
    label = names.unit(ship)
    assert said_of(seen, game.state) == f"Cem looks at the dials of {label}: Navigate and Repair."
    assert said_of(shown, game.state) == f"Ada shows the dials of {label} to Ben: Navigate and Repair."


def test_votes_are_told_to_the_team_and_to_others_only_that_it_does_not_agree() -> None:
    game = shared_game()
    votes = VotesShown(Side(0), (Vote(ADA, ADA, (ADA, BEN)), Vote(BEN, ADA, (ADA, BEN))))
    assert said_of(votes, game.state) == (
        "Ada and Ben do not agree on a Grand Admiral: Ada votes for Ada and Ben votes for Ada."
    )
    assert said_of(masked(votes, CEM), game.state) == "Ada and Ben do not agree on a Grand Admiral."
    chosen = [said_of(GrandAdmiralAppointed(Side(0), ADA, how), game.state) for how in Appointment]
    assert len(set(chosen)) == len(chosen)
    assert chosen[0] == "Ada is the Grand Admiral of Ada and Ben."


def test_points_are_told_with_their_reason() -> None:
    game = medium_game()
    ship, side = game.state.units[0], Names(game.state).side(1)
    won = PointsScored(Side(1), 60, DESTROYED, ship.id)
    marked = PointsScored(Side(1), 30, "most_wanted", ship.id)
    first = PointsScored(Side(1), 30, "most_wanted", 0)
    alone = PointsScored(Side(1), 20, "fire_lanes")
    assert said_of(won, game.state) == f"{side} scores 60 points for {ship.label} destroyed."
    assert said_of(marked, game.state) == said_of(first, game.state)
    assert said_of(marked, game.state) == f"{side} scores 30 points for {ship.label} (Most Wanted)."
    assert said_of(alone, game.state) == f"{side} scores 20 points for Fire Lanes."


def test_a_maneuver_that_is_stopped_is_told_with_both_speeds() -> None:
    game = medium_game()
    ship = next(unit for unit in game.state.units if isinstance(unit, Ship))
    there = Pose(500_000, 386_000, 20_000)
    stopped = ManeuverExecuted(ship.id, (0, 1), ToolSide.LEFT, 1, there)
    stays = ManeuverExecuted(ship.id, (), ToolSide.LEFT, 0, there)
    assert said_of(stopped, game.state) == f"{ship.label} moves at speed 2 (straight, 1 right), stopped at speed 1."
    assert said_of(stays, game.state) == f"{ship.label} stays where it is."


def test_a_change_in_an_attack_needs_no_cause_and_any_other_names_it() -> None:
    game = medium_game()
    ship = next(unit for unit in game.state.units if isinstance(unit, Ship))
    hit = ShieldsChanged(ship.id, HullZone.FRONT, 0, 1, "attack")
    rammed = ShieldsChanged(ship.id, HullZone.FRONT, 0, 1, "ruptured_engine")
    assert said_of(hit, game.state) == f"{ship.label} has 1 shield on its front."
    assert said_of(rammed, game.state) == f"{ship.label} has 1 shield on its front (Ruptured Engine)."


def test_what_is_destroyed_outside_the_play_area_is_told_so() -> None:
    game = medium_game()
    ship = game.state.units[0]
    outside = f"{ship.label} is destroyed: it left the play area."
    assert said_of(Destroyed(ship.id, LEFT_PLAY_AREA), game.state) == outside
    assert said_of(Destroyed(ship.id, "attack"), game.state) == f"{ship.label} is destroyed."


def test_a_command_is_told_with_what_resolves_it() -> None:
    game = medium_game()
    ship = next(unit for unit in game.state.units if isinstance(unit, Ship))
    how = {(dial, token): CommandResolved(ship.id, Command.REPAIR, dial, token) for dial, token in WAYS}
    assert {way: said_of(event, game.state).partition(" with ")[2] for way, event in how.items()} == {
        (True, True): "its dial and token.",
        (True, False): "its dial.",
        (False, True): "its token.",
    }


WAYS = ((True, True), (True, False), (False, True))


def test_a_token_on_the_board_and_one_of_a_ship_are_told_apart() -> None:
    game = medium_game()
    ship = game.state.units[0]
    token = Token(kind="minefields", pose=Pose(0, 0))
    state = replace(game.state, tokens=(token, token))
    taken = ObjectiveTokenChanged(1, None, ship.id)
    removed, moved = (ObjectiveTokenChanged(1, pose) for pose in (None, Pose(5, 5)))
    assert said_of(taken, state) == f"{ship.label} has the Minefields token 2."
    assert said_of(removed, state) == "The Minefields token 2 is removed."
    assert said_of(moved, state) == "The Minefields token 2 is moved."


def test_a_critical_effect_of_a_card_is_told_as_the_effect_of_the_card() -> None:
    game = medium_game()
    ship = game.state.units[0]
    assert describe_event(CriticalEffectResolved(ship.id, "assault_concussion_missiles"), game.state) is None
    assert describe_event(CriticalEffectResolved(ship.id, "standard_critical"), game.state) is not None


def test_dice_that_are_all_gone_are_told_so() -> None:
    game = medium_game()
    gone = said_of(DiceModified("attack", Pool(())), game.state)
    left = said_of(DiceModified("attack", Pool((Die(Color.RED, DieFace.HIT),))), game.state)
    assert left == "The attack pool is now red hit."
    assert gone == "The attack pool is empty."
