import { describe, expect, test } from "vitest";
import { awaitedText, stateText, progressText, roleText, stateOf, type TableFacts } from "../../src/app/frame/teams/player_state";
import { cellText } from "../../src/app/frame/teams/cell_text";
import { nextText } from "../../src/app/frame/teams/next";
import { deployed, fleetOf, unitsOf, hullShare, isWithoutFleet, lostBy, ready, teamsOf } from "../../src/app/frame/teams/players";
import { insetsWithStrips, stripsOf } from "../../src/app/frame/layout";
import { FrameView } from "../../src/app/frame/frame_view.svelte";
import { NAMES, players, seats, shipId, squadronId, table, waiting, withUnits } from "../teams";
import type { AttackShown, Scene, ScoreLine } from "../../src/wire/messages";

const [ILSE, RUTH, TOMAS, BEA, MARA, JUN, KAY, PRIYA] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const nameOf = (seat: number): string => NAMES[seat] ?? "";
const facts = (change: Partial<TableFacts> = {}): TableFacts => ({
  scene: table(),
  asked: [],
  seats: seats(),
  people: [],
  thinking: null,
  ...change,
});
const said = (seat: number, told: TableFacts): string =>
  stateText(
    stateOf(seat, told),
    told.asked.map((each) => nameOf(each.seat)),
  );
const attacked = (attacker: number, defender: number): Scene => table({ attack: { attacker, defender } as AttackShown });

describe("players are grouped", () => {
  test("opponents above, one's own team below, by their seats", () => {
    const [above, below] = teamsOf(table(), 0);
    expect(above?.players.map((held) => held.player.seat)).toEqual([MARA, JUN, KAY, PRIYA]);
    expect(below).toMatchObject({ isOwn: true, side: 0 });
    expect(teamsOf(table(), 1)[1]?.players[0]?.player.name).toBe("Mara");
  });

  test("with what they control, where they share a fleet", () => {
    const shared = withUnits(table(), { [shipId(ILSE, 1)]: { controller: RUTH }, [squadronId(ILSE, 0)]: { controller: RUTH } });
    const held = unitsOf(shared, players()[RUTH]!);
    expect(held.ships.map((ship) => ship.call_sign)).toEqual(["A2", "B1", "B2"]);
    expect(unitsOf(shared, players()[ILSE]!).squadrons).toHaveLength(1);
  });

  test("with their ships in the order of the fleet, whichever were deployed first", () => {
    const held = unitsOf(withUnits(table(), { [shipId(ILSE, 0)]: { status: "reserve" } }), players()[ILSE]!);
    expect(fleetOf(held).map((ship) => ship.call_sign)).toEqual(["A1", "A2"]);
  });

  test("with what is still to be deployed apart", () => {
    const held = unitsOf(withUnits(table(), { [shipId(ILSE, 0)]: { status: "reserve" } }), players()[ILSE]!);
    expect([held.ships.length, held.later.length]).toEqual([1, 1]);
  });

  test("a Grand Admiral without a fleet has a cell and no chips", () => {
    const bare = { ...players()[MARA]!, points: 0 };
    expect(isWithoutFleet(unitsOf({ ...table(), units: [] }, bare))).toBe(true);
    expect(isWithoutFleet(unitsOf(table(), bare))).toBe(false);
  });
});

describe("a cell counts", () => {
  test("what may still activate of what is in play", () => {
    const scene = withUnits(table(), { [squadronId(ILSE, 0)]: { activated: true }, [shipId(ILSE, 0)]: { status: "destroyed" } });
    const held = unitsOf(scene, players()[ILSE]!);
    expect(ready(held.squadrons)).toEqual({ left: 1, of: 2 });
    expect(ready(held.ships)).toEqual({ left: 1, of: 1 });
  });

  test("how many ships of the fleet are deployed", () => {
    const scene = withUnits(table(), { [shipId(ILSE, 0)]: { status: "reserve" } });
    expect(deployed(unitsOf(scene, players()[ILSE]!))).toEqual({ left: 1, of: 2 });
  });

  test("what is left of the hull of a ship", () => {
    const hurt = withUnits(table(), { [shipId(ILSE, 0)]: { hull: 4, damage: [{}] as never } });
    const [one, other] = unitsOf(hurt, players()[ILSE]!).ships;
    expect([hullShare(one!), hullShare(other!)]).toEqual([75, 100]);
    expect(hullShare({ ...one!, status: "destroyed" })).toBe(0);
  });

  test("what opponents have scored with the fleet", () => {
    const line = (unit: number, side: number): ScoreLine => ({ side, unit, points: 44 }) as ScoreLine;
    const score = [line(shipId(ILSE, 0), 1), line(squadronId(ILSE, 1), 1), line(shipId(RUTH, 0), 1), line(shipId(ILSE, 0), 0)];
    expect(lostBy(table({ score }), unitsOf(table(), players()[ILSE]!))).toBe(88);
  });
});

describe("what each player is doing", () => {
  test("one decides, and who is part of the attack waits for them", () => {
    const told = facts({ scene: attacked(shipId(MARA, 0), shipId(ILSE, 0)), asked: [{ seat: ILSE, kind: "defense token" }] });
    expect(said(ILSE, told)).toBe("decides");
    expect(said(MARA, told)).toBe("waits for Ilse");
    expect(said(JUN, told)).toBe("ready");
    expect(roleText(stateOf(MARA, told), ["Ilse"])).toBe("attacks");
    expect(roleText(stateOf(ILSE, told), [])).toBe("decides");
  });

  test("a computer thinks", () => {
    const told = facts({ asked: [{ seat: KAY, kind: "ship to activate" }], seats: seats({ [KAY]: { kind: "bot" } }) });
    expect(stateOf(KAY, told)).toMatchObject({ doing: "thinks", isAwaited: true });
  });

  test("somebody who left is away, also while awaited", () => {
    const people = [{ person: PRIYA, name: "Priya", screen: 0, seats: [PRIYA], connected: false, away: 40 }];
    const told = facts({ people, seats: seats({ [PRIYA]: { connected: false } }), asked: [{ seat: PRIYA, kind: "command dials" }] });
    expect(said(PRIYA, told)).toBe("away 0:40");
    expect(stateOf(PRIYA, told).isAwaited).toBe(true);
  });

  test("who has set their dials is done, whatever else", () => {
    const told = facts({
      asked: [
        { seat: TOMAS, kind: "command dials" },
        { seat: JUN, kind: "command dials" },
      ],
    });
    expect(said(BEA, told)).toBe("dials set");
    expect(said(TOMAS, told)).toBe("decides");
  });

  test("nobody does anything once the game is over", () => {
    expect(said(MARA, facts({ scene: table({ phase: "over" }) }))).toBe("");
  });

  test("whoever has lost all ships is out, and a free seat is free", () => {
    const lost = { status: "destroyed" } as const;
    const scene = withUnits(table(), { [shipId(TOMAS, 0)]: lost, [shipId(TOMAS, 1)]: lost });
    expect(said(TOMAS, facts({ scene }))).toBe("fleet destroyed");
    expect(said(JUN, facts({ seats: seats({ [JUN]: { kind: "open" } }) }))).toBe("free seat");
  });
});

describe("the bar says who is awaited", () => {
  const text = (...all: Parameters<typeof waiting>[]): string =>
    awaitedText(
      all.map((each) => waiting(...each)),
      nameOf,
    )
      .map((part) => part.text)
      .join("");

  test("one, with the sentence of the question", () => {
    expect(text([ILSE, "defense token", "Ilse chooses a defense token."])).toBe("Ilse chooses a defense token.");
  });

  test("two or three by their names, four and more by their number", () => {
    const dials = [TOMAS, JUN, PRIYA, BEA].map((seat) => [seat, "command dials"] as Parameters<typeof waiting>);
    expect(text(...dials.slice(0, 3))).toBe("Tomás, Jun and Priya assign command dials.");
    expect(text(...dials)).toBe("4 players assign command dials.");
    expect(text([ILSE, "grand admiral"], [RUTH, "grand admiral"])).toBe("Ilse and Ruth vote for their Grand Admiral.");
    expect(text([ILSE, "defense token"], [RUTH, "effect"])).toBe("Ilse and Ruth decide.");
  });

  test("and a screen reader how many are done, and who is missing", () => {
    const asked = [TOMAS, JUN, PRIYA].map((seat) => ({ seat, kind: "command dials" as const }));
    expect(progressText(asked, 8, nameOf)).toBe("5 of 8 players are done. Missing: Tomás, Jun and Priya.");
  });
});

test("a cell says letter, name, role and state, then ships and squadrons", () => {
  const scene = withUnits(table(), { [shipId(MARA, 0)]: { activated: true }, [shipId(MARA, 1)]: { status: "destroyed" } });
  const held = unitsOf(scene, players()[MARA]!);
  const cell = cellText(held, { letter: "E", name: "Mara", relation: "opponent", doing: "attacks", isBot: false, profile: "sector_fleet" });
  expect(cell).toBe(
    "Seat E, Mara, opponent, Grand Admiral, attacks. Ships: E1 activated, hull 4 of 4; E2 destroyed. 2 of 2 squadrons can activate.",
  );
});

describe("what comes next", () => {
  const scene = table({ active: shipId(MARA, 0) });
  const spent = (of: Scene, ...of_: number[]): Scene =>
    withUnits(of, Object.fromEntries(of_.flatMap((seat) => [0, 1].map((number) => [shipId(seat, number), { activated: true }]))));

  test("a Grand Admiral chooses, the others are chosen, once an opponent has activated", () => {
    expect(nextText(scene, RUTH, nameOf)).toBe("you choose which player of your team activates.");
    expect(nextText(scene, ILSE, nameOf)).toBe("you activate when Ruth chooses you.");
    expect(nextText(table({ active: shipId(BEA, 0) }), ILSE, nameOf)).toBe("");
  });

  test("where only one can activate nobody chooses", () => {
    expect(nextText(spent(scene, RUTH, TOMAS, BEA), ILSE, nameOf)).toBe("your team is next, and only you can activate.");
    expect(nextText(spent(scene, ILSE, TOMAS, BEA), ILSE, nameOf)).toBe("");
  });
});

describe("the strips", () => {
  test("lie along the long edges from six fleets on, where there is room", () => {
    expect(stripsOf("wide", 1440, 4, 1)).toBeNull();
    expect(stripsOf("wide", 1440, 6, 1)).toMatchObject({ form: "full", bottom: 96 });
    expect(stripsOf("laptop", 1280, 8, 1)).toMatchObject({ form: "brief" });
    expect(stripsOf("tablet", 1024, 8, 1)).toMatchObject({ form: "tight" });
    expect(stripsOf("tablet", 1000, 8, 1)).toMatchObject({ form: "badges", top: 40, bottom: 40 });
    expect(stripsOf("phone", 390, 8, 1)).toBeNull();
  });

  test("are folded for spectators, and have a row for each fleet of one's own", () => {
    expect(stripsOf("wide", 1440, 8, 0)).toMatchObject({ top: 56, bottom: 56 });
    expect(stripsOf("wide", 1440, 8, 2)).toMatchObject({ bottom: 2 * 96 + 6 });
  });

  test("leave the board what is between them", () => {
    const strips = stripsOf("wide", 1440, 8, 1)!;
    const { top, bottom, left } = insetsWithStrips("wide", strips, true, false);
    expect(top).toBeGreaterThan(58 + strips.top);
    expect(bottom).toBeGreaterThan(10 + strips.bottom);
    expect(insetsWithStrips("wide", strips, true, true).left).toBe(left + 244);
  });
});

test("a fleet opens, another takes its place, and it closes again with its pin", () => {
  const view = new FrameView();
  view.openFleet(MARA);
  view.openFleet(JUN);
  view.pinned = true;
  expect(view.fleet).toBe(JUN);
  view.openFleet(JUN);
  expect([view.fleet, view.pinned]).toEqual([null, false]);
});
