"""Play until each question comes that a test of the browser begins with, and keep the records up to there.

To be run when a record of tests/browser/positions no longer replays, or when a test needs another question.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from armada.engine.seats import Seat
from armada.fleet.fleet import Fleet
from armada.fleet.random_fleet import random_fleet
from armada.fleet.ready_made import ready_made
from armada.fleet.ready_made_teams import ready_made_teams
from armada.fleet.roster import roster
from armada.fleet.unique_names import unique_cards
from armada.records.game import Game
from armada.rules.attack import Attack
from armada.screens.previews.replies import Planned
from armada.screens.prompt.plans import plan
from armada.screens.prompt.prompt import Prompt, prompts_of

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "browser" / "positions"
ASKED = Seat(0)


def _damage(game: Game) -> int:
    """The damage of the pool on the table."""
    attack = game.innermost(Attack)
    return 0 if attack is None else attack.damage_so_far(game)


def _targets(game: Game) -> int:
    """How many targets the squadron in hand has after its move."""
    found = plan(game, ASKED, ())
    steps = found.steps if isinstance(found, Planned) else ()
    return max([len(step.options) for step in steps if step.kind == "attack"], default=0)


def _squadrons_in_arc(game: Game) -> int:
    """How many squadrons are in the arc of the best attack, if that is on one of them."""
    (prompt,) = prompts_of(game, ASKED)
    zones = [option.answer["zone"] for option in prompt.options if option.answer["target_zone"] is None]
    best = prompt.options[0].answer
    return zones.count(best["zone"]) if best["zone"] and best["target_zone"] is None else 0


WANTED: dict[str, tuple[str, Callable[[Prompt, Game], bool]]] = {
    "plan_of_two_tokens": ("defense token", lambda prompt, game: any(len(row.tokens) > 1 for row in prompt.outcomes)),
    "effect_to_pass": ("effect", lambda prompt, game: prompt.may_pass and len(prompt.options) == 1),
    "dice_step": ("effect", lambda prompt, game: prompt.is_dice_step and len(prompt.options) > 1 and _damage(game) > 1),
    "evade_that_rerolls": (
        "defense token",
        lambda prompt, game: any(
            row.best
            and len(row.tokens) > 1
            and prompt.options[0].icon == "evade"
            and "reroll" in prompt.options[0].note
            for row in prompt.outcomes
        ),
    ),
    "squadron_to_fly": ("squadron to activate", lambda prompt, game: _targets(game) > 1),
    "deploying": ("deployment", lambda prompt, game: len(prompt.options) > 2),
    "squadrons_in_arc": ("attack", lambda prompt, game: _squadrons_in_arc(game) > 1),
    "closed_target": ("attack", lambda prompt, game: any(closed.zone for closed in prompt.closed)),
}
"""The positions by name: the kind of question, and what must hold of it."""

TEAMS_OF_FOUR = ("rebels_4x300", "empire_4x300")
"""The teams of the game of eight, which is kept where the first seat activates a ship."""


def at_the_question(kind: str, holds: Callable[[Prompt, Game], bool]) -> Game:
    """A random game at the first such question of the first seat."""
    for seed in range(100):
        game = Game.new([ready_made()[key] for key in ("core_rebels", "core_empire")], seed=seed, points=180)
        rng = Random(seed)
        while game.questions:
            question = game.questions[0]
            if question.kind.name == kind and question.seat == ASKED and holds(prompts_of(game, ASKED)[0], game):
                return game
            game.play(question.sample(rng), question.seat)
    raise SystemExit(f"Nobody is asked for {kind} like this in a hundred games.")


EIGHT = ("Ilse", "Ruth", "Tomas", "Ben", "Mara", "Jun", "Kofi", "Priya")
"""The players of a sector fleet game, four in each team; the second of each becomes its Grand Admiral."""


def game_of_eight() -> Game:
    """A sector fleet game of eight at its first question, the vote for Grand Admirals; teams share no unique name."""
    fleets: list[Fleet] = []
    for faction in ("rebel", "empire"):
        taken: set[str] = set()
        for place in range(len(EIGHT) // 2):
            rng = Random(f"{faction} {place}")
            found = random_fleet(faction, 1200, rng, profile="sector_fleet", players=len(EIGHT), taken=taken)
            taken |= {name for card in unique_cards(roster(found)) for name in card.unique_names}
            fleets.append(found)
    return Game.new(fleets, profile="sector_fleet", points=1200, seed=3, names=EIGHT)


def at_the_first_dials() -> Game:
    """The same game when all eight assign their first dials."""
    game, rng = game_of_eight(), Random(5)
    while any(question.kind.name != "command dials" for question in game.questions):
        question = game.questions[0]
        is_vote = question.kind.name == "grand admiral"
        answer = Seat(1 if question.seat < 4 else 5) if is_vote else question.sample(rng)
        game.play(answer, question.seat)
    return game


def with_eight() -> Game:
    """A random game of eight where the first seat chooses a ship to activate."""
    fleets = [fleet for key in TEAMS_OF_FOUR for fleet in ready_made_teams()[key].fleets]
    game = Game.new(fleets, seed=1, points=1200, profile="sector_fleet")
    rng = Random(1)
    while (question := game.questions[0]).kind.name != "ship to activate" or question.seat != ASKED:
        game.play(question.sample(rng), question.seat)
    return game


def write(name: str, game: Game) -> None:
    path = FOLDER / f"{name}.record"
    path.write_text(game.record(), encoding="utf-8")
    print(f"  wrote {path.relative_to(ROOT).as_posix()}")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (kind, holds) in WANTED.items():
        write(name, at_the_question(kind, holds))
    write("eight_vote", game_of_eight())
    write("eight_dials", at_the_first_dials())
    write("ship_of_eight", with_eight())


if __name__ == "__main__":
    main()
