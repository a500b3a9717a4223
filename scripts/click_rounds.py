"""Play rounds of a 400-point game against the computer in a real browser, and count the presses of each round.

Called by `make clicks-browser`. The answer in hand is taken, and every tenth time, or every second time where ships and
squadrons are activated, another option first. Courses are taken as they are in hand. With a pace, scenes are played:
how long questions wait for them is printed, and each time the board is compared with what the server told.

    python scripts/click_rounds.py [--rounds 6] [--phone] [--pace calm] [--seed 1]
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from scene_watch import differences, report, watch

from tests.browser.at_table import AtTable, Moment
from tests.browser.people import PHONE, Person
from tests.browser.serving import chromium, serving

LAPTOP: Final = (1440, 900)
CHANGED: Final = {"ship to activate": 0.5, "squadron to activate": 0.5, "defense token": 0.15}
SELDOM: Final = 0.1
PLANNED: Final = """(number) => {
  const panel = document.querySelector("section[data-kind]");
  return Number(panel?.dataset.question ?? -1) !== number || panel.matches("[data-planned], [data-kind=objective]");
}"""
"""The plan of a question was told, or the question was answered by an earlier plan."""


def main() -> None:
    """Play, and print the presses of each round and for each kind of question."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--pace", choices=["off", "quick", "calm", "slow"], default="off")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fleets", nargs=2, default=["rebels_400_squadrons", "empire_400_ships"])
    args = parser.parse_args()
    presses: Counter[int] = Counter()
    kinds: Counter[str] = Counter()
    rng = Random(args.seed)
    mine, theirs = args.fleets
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
        seats = [{"player": "me", "fleet": mine}, {"player": "greedy", "fleet": theirs}]
        made = server.make(seats, seed=args.seed)
        plays = args.pace != "off"
        size = PHONE if args.phone else LAPTOP
        person = Person(browser, server.address, size=size, touch=args.phone, pace=args.pace, still=not plays)
        table = AtTable(person.page(server.link(made).removeprefix(server.address)), touch=args.phone)
        wrong: list[str] = []
        watch(table.page)
        while True:
            moment = table.wait()
            if plays and moment.what == "question":
                wrong += [f"{moment.kind} {moment.number}: {each}" for each in differences(person, table.page)]
            round = server.listed(made["game"]).get("round", 0)
            if moment.what == "over" or round > args.rounds:
                break
            table.page.wait_for_function(PLANNED, arg=moment.number, polling=40)
            if table.moment == moment:
                count = _answer(table, moment, rng)
                presses[round] += count
                kinds[moment.kind] += count
        if plays:
            report(table.page, wrong)
    played = [count for round, count in presses.items() if round]
    print(f"{len(played)} rounds: {sum(played) / max(1, len(played)):.1f} presses on average, {dict(presses)}")
    for kind, count in kinds.most_common():
        print(f"{kind:26s} {count:4}")


def _answer(table: AtTable, moment: Moment, rng: Random) -> int:
    """Answer a question with what is in hand, or with another option; how often something was pressed."""
    presses = 0
    choices = table.panel.locator("[data-choice]:not([disabled])")
    if choices.count() > 1 and rng.random() < CHANGED.get(moment.kind, SELDOM):
        choice = choices.nth(rng.randrange(choices.count()))
        if choice.get_attribute("aria-pressed") != "true":
            table.press(choice)
            presses += 1
    table.page.wait_for_function("() => !document.querySelector('[data-commit]')?.disabled")
    if table.moment != moment:
        return presses
    if "Hold" in table.commit.inner_text():
        table.hold(table.commit)
    else:
        table.press(table.commit)
    table.wait_for_other(moment)
    return presses + 1


if __name__ == "__main__":
    main()
