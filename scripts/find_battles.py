"""Find good battles for newcomers: seeds for which a ship of the player is next, with an enemy ship in its arc.

Prints for each pair of fleets and each seat the best seeds, to be written into `armada/server/tables/openings.py`.
"""

from __future__ import annotations

import argparse

from armada.engine.seats import Seat
from armada.fleet.ready_made import ready_made
from armada.screens.previews.attack_options import aims
from armada.server.history.entries import GameCreated, SeatCreated, SecretsRedealt
from armada.server.history.ledger import Ledger
from armada.server.history.seating import fleet_data
from armada.server.tables.openings import ROUND, SEEDS, Opening, play_opening
from armada.state.records import Ship


def made(keys: tuple[str, str], seed: str) -> GameCreated:
    """A battle of two ready-made fleets."""
    seats = tuple([SeatCreated(name=key, level="greedy", fleet=fleet_data(ready_made()[key])) for key in keys])
    return GameCreated(
        seats=seats,
        title="",
        mode="solo",
        profile="standard",
        points=180,
        seed=seed,
        secret="00",
        version="",
    )


def value(keys: tuple[str, str], seat: Seat, seed: str) -> float:
    """The quality of a battle: the damage that a ship of the player can roll at once against an enemy ship."""
    battle = made(keys, seed)
    ledger = Ledger(battle)
    for entry in play_opening(Opening(battle, seat, SecretsRedealt(seed="00", key="00"))):
        ledger.enter(entry)
    assert ledger.timeline is not None
    game = ledger.timeline.game
    if game.state.round != ROUND or seat not in ledger.timeline.asked:
        return 0.0
    fresh = [s for s in game.ships() if game.owner(s) == seat and not game.ship(s).activated]
    found = [aim.damage for ship in fresh for aim in aims(game, ship)[0] if isinstance(game.unit(aim.defender), Ship)]
    return max(found, default=0.0)


def main() -> None:
    """Try seeds, and print the best."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=40)
    tried = parser.parse_args().seeds
    for one, other, seat in SEEDS:
        found = sorted([(value((one, other), Seat(seat), str(seed)), seed) for seed in range(tried)], reverse=True)
        best = ", ".join([f"{seed} ({damage:.1f})" for damage, seed in found[:5]])
        print(f"{one} v. {other}, seat {seat}: {best}", flush=True)


if __name__ == "__main__":
    main()
