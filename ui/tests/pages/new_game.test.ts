import { beforeEach, describe, expect, test } from "vitest";
import { guest } from "../../src/app/guest.svelte";
import { choices } from "../../src/app/pages/choices.svelte";
import { GamePlan } from "../../src/app/pages/seats/plan.svelte";
import type { FormatSize, GameChoices, ReadyFleetChoice, ReadyTeam, SharedCard } from "../../src/wire/types";

const fleet = (key: string): ReadyFleetChoice => ({ key, name: key, faction: key.split("_")[0]!, points: 299 });

function team(faction: string, size: number): ReadyTeam {
  const fleets = Array.from({ length: size }, (_, at) => fleet(`${faction}_${at}`));
  return { key: faction, name: faction, summary: "", faction, points: 299 * size, fleets };
}

function size(players: number, points: number): FormatSize {
  const each = (2 * points) / players;
  const teams = [team("rebel", players / 2), team("empire", players / 2)];
  const extra = players > 2 ? [] : [fleet("rebel_spare")];
  const bank = players > 2 ? "team" : "player";
  return {
    players,
    points,
    each,
    label: String(points),
    extended_setup: false,
    bank,
    teams,
    fleets: [...teams.flatMap((side) => side.fleets), ...extra],
  };
}

const format = (key: string, sizes: FormatSize[]): GameChoices["games"][number] => ({
  key,
  profile: key === "core_set" ? "standard" : key,
  name: key,
  summary: "",
  most_players: Math.max(...sizes.map((each) => each.players)),
  can_share: key === "standard" || key === "core_set",
  sizes,
});

const people = (key: string, first: string, others: string): GameChoices["people"][number] => ({
  key,
  label: key,
  first,
  others,
  lobby: key === "link",
});
const named = (key: string): { key: string; label: string } => ({ key, label: key });

const LISTED: GameChoices = {
  factions: [named("rebel"), named("empire")],
  profiles: ["standard", "tournament", "sector_fleet"].map((key) => ({
    key,
    name: key,
    summary: "",
    points: 400,
    sizes: [],
    printing: "",
  })),
  options: [{ key: "legacy_300", summary: "", rules: [], profiles: ["tournament"], sizes: [{ points: 300, label: "300" }] }],
  printings: [named("2016"), named("final")],
  levels: [named("greedy"), named("random")],
  spectators: [named("link"), named("all")],
  clocks: [{ minutes: null, label: "none" }],
  at_zero: [named("concede")],
  formats: [],
  games: [
    format("core_set", [size(2, 180)]),
    format("standard", [size(2, 400), size(2, 300)]),
    format("tournament", [size(2, 400)]),
    format("sector_fleet", [size(2, 600), size(4, 600), size(6, 900), size(8, 1200)]),
  ],
  people: [
    people("computers", "me", "greedy"),
    people("link", "me", "friend"),
    people("here", "me", "here"),
    people("watch", "greedy", "greedy"),
  ],
};

const plan = (how: ConstructorParameters<typeof GamePlan>[0] = {}): GamePlan => new GamePlan(how);
const eight = (): GamePlan => {
  const planned = plan({ format: "sector_fleet" });
  planned.chooseSize(planned.sizes.find((each) => each.players === 8)!);
  return planned;
};
const seat = (planned: GamePlan, letter: string) => planned.seats.find((each) => each.letter === letter)!;
const wanted = (planned: GamePlan) => planned.wanted("Mara", (letter) => `Computer ${letter}`);
const players = (planned: GamePlan): string[] => planned.seats.map((each) => each.player);
const fleets = (planned: GamePlan): string[] => planned.seats.map((each) => each.fleet);

beforeEach(() => {
  for (const key of ["armada.new_game", "armada.rules"]) localStorage.removeItem(key);
  guest.fleets = [];
  choices.listed = LISTED;
});

describe("a new game", () => {
  test("is filled in: me as a Rebel against an Imperial computer, with the usual fleets and no clock", () => {
    expect(wanted(plan())).toMatchObject({
      seats: [
        { player: "me", fleet: "rebel_0", name: "Mara" },
        { player: "greedy", fleet: "empire_0", name: "Computer B" },
      ],
      profile: "standard",
      points: 180,
      minutes: null,
      lobby: false,
    });
  });

  test("of a sector fleet with eight players is me and seven computers in two legal teams", () => {
    const { seats, points, profile, bank } = wanted(eight());
    expect(seats.map((each) => each.player)).toEqual(["me", ...Array<string>(7).fill("greedy")]);
    expect(seats.map((each) => each.fleet)).toEqual(
      [0, 1, 2, 3].map((at) => `rebel_${at}`).concat([0, 1, 2, 3].map((at) => `empire_${at}`)),
    );
    expect([points, profile, bank]).toEqual([1200, "sector_fleet", "team"]);
  });

  test("offers only the sizes of its format, and an added rule may change them", () => {
    const planned = plan({ format: "sector_fleet" });
    expect(planned.sizes.map((each) => [each.players, each.points])).toEqual([[2, 600], [4, 600], [6, 900], [8, 1200]]); // prettier-ignore
    planned.set({ format: "tournament" });
    planned.rules.toggle("legacy_300");
    expect(planned.sizes.map((each) => each.points)).toEqual([300]);
    expect(planned.fleets(0).map((each) => each.key)).toContain("rebel_spare");
  });

  test("remembers everything that was chosen and typed", () => {
    const planned = eight();
    planned.seatPlayer(seat(planned, "C"), "here");
    planned.name(seat(planned, "C"), "Ilse");
    planned.paste(seat(planned, "F"), "a list");
    const again = plan();
    expect([again.format?.key, again.size?.players]).toEqual(["sector_fleet", 8]);
    expect(wanted(again).seats[2]).toMatchObject({ player: "here", name: "Ilse" });
    expect(seat(again, "F").fleet).toBe("a list");
  });

  test("remembers the size of each format", () => {
    const planned = eight();
    planned.set({ format: "standard" });
    planned.chooseSize(planned.sizes[1]!);
    planned.set({ format: "sector_fleet" });
    expect(planned.size?.players).toBe(8);
    planned.set({ format: "standard" });
    expect(planned.size?.points).toBe(300);
  });

  test("says what happens when a time bank is empty, but where the rules of tournaments do", () => {
    const planned = plan({ format: "standard" });
    expect(wanted(planned)).not.toHaveProperty("at_zero");
    planned.set({ minutes: 30 });
    expect(wanted(planned)).toMatchObject({ minutes: 30, at_zero: "concede" });
    planned.set({ format: "tournament" });
    expect(wanted(planned)).not.toHaveProperty("at_zero");
  });

  test("does without a computer or a fleet that the server no longer has", () => {
    const planned = plan();
    planned.seatPlayer(seat(planned, "B"), "deep_thought");
    planned.chooseFleet(seat(planned, "A"), "rebel_gone");
    expect(players(planned)).toEqual(["me", "greedy"]);
    expect(fleets(planned)).toEqual(["rebel_0", "empire_0"]);
  });

  test("by a link that names an opponent is for two, whatever was played last", () => {
    eight();
    const planned = plan({ people: "link" });
    expect([planned.format?.key, players(planned)]).toEqual(["core_set", ["me", "friend"]]);
  });
});

describe("people", () => {
  test("who come by a link bring their own fleets; of two one is invited, more meet in a lobby", () => {
    const planned = plan({ people: "link" });
    expect(planned.hasLobby).toBe(false);
    planned.name(seat(planned, "B"), "Anders");
    expect(wanted(planned).seats[1]).toMatchObject({ player: "friend", fleet: "", name: "Anders" });
    const many = eight();
    many.choosePeople("link");
    expect(many.hasLobby).toBe(true);
    expect(wanted(many).lobby).toBe(true);
    expect(fleets(many)).toEqual(["rebel_0", ...Array<string>(7).fill("")]);
  });

  test("chosen again leave a pasted list to be chosen again", () => {
    const planned = eight();
    planned.paste(seat(planned, "E"), "typed");
    planned.choosePeople("link");
    planned.choosePeople("computers");
    expect(seat(planned, "E")).toMatchObject({ fleet: "empire_0", text: "typed" });
  });

  test("who watch computers play see a game that everybody may watch", () => {
    const planned = eight();
    planned.choosePeople("watch");
    expect([planned.computers, planned.persons, wanted(planned).spectators]).toEqual([8, 0, "all"]);
  });

  test("sit down elsewhere by changing places with who is there", () => {
    const planned = eight();
    planned.seatPlayer(seat(planned, "G"), "me");
    expect([seat(planned, "A").player, seat(planned, "G").player]).toEqual(["greedy", "me"]);
    expect(planned.seats.filter((each) => each.player === "me")).toHaveLength(1);
  });

  test("may control a second fleet of their team, as one person", () => {
    const planned = eight();
    planned.choosePeople("here");
    planned.name(seat(planned, "G"), "Ilse");
    expect(planned.mates(seat(planned, "E")).map((mate) => mate.letter)).toEqual(["F", "G", "H"]);
    planned.seatAlso(seat(planned, "E"), 2);
    const { seats } = wanted(planned);
    expect([seats[4], seats[6]]).toMatchObject([
      { player: "here", name: "Ilse", fleet: "empire_0" },
      { player: "here", name: "Ilse", fleet: "empire_2", same_as: 4 },
    ]);
    expect(seats[4]).not.toHaveProperty("same_as");
    expect(planned.persons).toBe(7);
    planned.seatPlayer(seat(planned, "G"), "greedy");
    expect(players(planned).slice(4)).toEqual(["greedy", "here", "greedy", "here"]);
  });

  test("may be Grand Admiral without a fleet, after all who have one", () => {
    const planned = eight();
    planned.setAdmiral(1, true);
    expect(wanted(planned).seats[8]).toMatchObject({ player: "greedy", role: "grand_admiral", side: 1, fleet: "" });
    planned.exchange(seat(planned, "A"), planned.seats[8]!);
    expect([players(planned)[0], players(planned)[8]]).toEqual(["greedy", "me"]);
    expect(fleets(planned)[0]).toBe("rebel_0");
    planned.set({ format: "core_set" });
    expect(planned.seats).toHaveLength(2);
  });
});

describe("seats", () => {
  test("of a team change places with everything", () => {
    const planned = eight();
    planned.chooseFleet(seat(planned, "B"), "rebel_3");
    planned.seatAlso(seat(planned, "C"), 0);
    planned.exchange(seat(planned, "A"), seat(planned, "B"));
    expect(players(planned).slice(0, 3)).toEqual(["greedy", "me", "me"]);
    expect(fleets(planned)[0]).toBe("rebel_3");
    expect(seat(planned, "C").also).toBe(1);
  });

  test("of two teams change people; ready-made fleets stay with their faction, own lists move along", () => {
    const planned = eight();
    expect(planned.moveAcross(seat(planned, "A"))).toMatchObject({ side: 1, index: 0 });
    expect([seat(planned, "A").player, seat(planned, "E").player]).toEqual(["greedy", "me"]);
    expect([fleets(planned)[0], fleets(planned)[4]]).toEqual(["rebel_0", "empire_0"]);
    planned.paste(seat(planned, "E"), "mine");
    planned.moveAcross(seat(planned, "E"));
    expect([fleets(planned)[0], fleets(planned)[4]]).toEqual(["mine", "empire_0"]);
  });

  test("of somebody who moves away leave their second fleet to a computer", () => {
    const planned = eight();
    planned.seatAlso(seat(planned, "B"), 0);
    planned.moveAcross(seat(planned, "A"));
    expect(seat(planned, "B")).toMatchObject({ also: null, player: "greedy" });
  });

  test("have the fleets of the other faction when the teams exchange theirs", () => {
    const planned = eight();
    planned.paste(seat(planned, "B"), "my rebels");
    planned.changeFaction(0);
    expect([planned.faction(0), planned.faction(1)]).toEqual(["empire", "rebel"]);
    expect([fleets(planned)[0], fleets(planned)[5]]).toEqual(["empire_0", "my rebels"]);
    expect(seat(planned, "A").player).toBe("me");
  });

  test("can have a fleet saved in this browser", () => {
    guest.fleets = [{ name: "Trial", faction: "rebel", points: 44, text: "the list", changed: 0 }];
    const planned = plan();
    planned.chooseFleet(seat(planned, "A"), "mine:Trial");
    expect(fleets(planned)[0]).toBe("the list");
    guest.fleets = [];
    expect(fleets(planned)[0]).toBe("rebel_0");
  });
});

test("a fleet from the builder is played in a game of its size, against another faction", () => {
  guest.fleets = [{ name: "Trial", faction: "empire", points: 298, text: "the list", changed: 0 }];
  plan().playSaved("Trial", { profile: "standard", points: 300, faction: "empire" });
  const planned = plan();
  expect([planned.format?.key, planned.size?.points, fleets(planned)]).toEqual(["standard", 300, ["the list", "rebel_0"]]);
});

describe("a shared fleet", () => {
  const shared = (sharers: number): GamePlan => {
    const planned = plan({ format: "standard" });
    planned.share(true, sharers);
    return planned;
  };

  test("is one for each of two teams as equal as possible", () => {
    const { seats, options, controllers } = wanted(shared(5));
    expect(seats.map(({ role = "fleet", side = null }) => [role, side])).toEqual([
      ["fleet", null],
      ["fleet", null],
      ["teammate", 0],
      ["teammate", 0],
      ["teammate", 1],
    ]);
    expect(seats.map((each) => each.fleet)).toEqual(["rebel_0", "empire_0", "", "", ""]);
    expect([options, controllers]).toEqual([["team_play"], []]);
  });

  test("is not for sector games, where each player has one (SEC-16)", () => {
    const planned = shared(4);
    planned.set({ format: "sector_fleet" });
    expect(planned.shares).toBe(false);
  });

  test("is dealt out card by card, and evenly again for another fleet", () => {
    const planned = shared(4);
    const card = (side: number, controller: number): SharedCard => ({ side, card: "x", title: "x", points: 1, controller });
    planned.deal([card(0, 0), card(0, 2), card(1, 1), card(1, 3)], 0, 2);
    expect(wanted(planned).controllers).toEqual([[1, 1], [0, 1]]); // prettier-ignore
    planned.chooseFleet(planned.seats[0]!, "rebel_spare");
    expect(wanted(planned).controllers).toEqual([]);
  });
});
