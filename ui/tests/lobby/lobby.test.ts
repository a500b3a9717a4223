import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { guest } from "../../src/app/guest.svelte";
import { Lobby } from "../../src/app/lobby/lobby.svelte";
import type { FleetShown, LobbySeat, LobbyShown, PersonShown, Request, SeatShown, TableShown } from "../../src/wire/messages";
import { Line } from "../line";
import { update } from "../table";

const fleet = (faults = 0): FleetShown =>
  ({ name: "Flak wall", faction: "rebel", points: 299, faults: Array.from({ length: faults }, () => ({ severe: true })) }) as FleetShown;

const NAMES = ["Ilse", "Jun", "Mara"];
const people = (change: Partial<PersonShown>[] = []): PersonShown[] =>
  NAMES.map((name, person) => ({ person, name, screen: person, seats: [person], connected: true, away: null, ...change[person] }));

/** Four seats: Ilse, who is host, and Jun against Mara and a free seat. */
const seats = (change: Partial<SeatShown>[] = []): SeatShown[] =>
  [0, 1, 2, 3].map(
    (seat) =>
      ({
        seat,
        side: seat < 2 ? 0 : 1,
        name: NAMES[seat] ?? "",
        kind: NAMES[seat] ? "human" : "open",
        person: NAMES[seat] ? seat : null,
        level: "",
        ...change[seat],
      }) as SeatShown,
  );
const places = (change: Partial<LobbySeat>[] = []): LobbySeat[] =>
  [0, 1, 2, 3].map(
    (seat) =>
      ({
        seat,
        letter: "ABCD"[seat],
        state: seat === 3 ? "free" : "chooses",
        fleet: null,
        holds: [],
        role: "fleet",
        ...change[seat],
      }) as LobbySeat,
  );

interface Told {
  you?: number[];
  places?: Partial<LobbySeat>[];
  seats?: Partial<SeatShown>[];
  people?: Partial<PersonShown>[];
  lobby?: Partial<LobbyShown>;
}
const table = (told: Told): TableShown => ({
  ...update().table,
  seats: seats(told.seats),
  people: people(told.people),
  you: told.you ?? [0],
  invitations: {},
  lobby: {
    host: 0,
    profile: "sector_fleet",
    points: 600,
    each: 300,
    minutes: null,
    bank: "team",
    at_zero: "concede",
    seats: places(told.places),
    teams: ["rebel", ""],
    missing: "A free seat.",
    allows_admirals: true,
    cards: [],
    swaps: [],
    ...told.lobby,
  } as LobbyShown,
});

/** The lobby as a screen sees it, and what is asked for from there. */
function lobbyOf(told: Told = {}, invitation = ""): { lobby: Lobby; asked: Partial<Request>[]; line: Line } {
  const line = new Line([], update({ table: table(told) }));
  const asked: Partial<Request>[] = [];
  const lobby = new Lobby(
    {
      game: "ours",
      live: line.live,
      say: async (message) => {
        asked.push(message);
        return true;
      },
    },
    invitation,
  );
  return { lobby, asked, line };
}

beforeEach(() => void vi.useFakeTimers());

describe("who asks", () => {
  test("a spectator may neither sit nor say that they are ready", () => {
    const { lobby } = lobbyOf({ you: [] });
    expect([lobby.me, lobby.canComeIn, lobby.isHost, lobby.readiness, lobby.side]).toEqual([null, false, false, "watching", null]);
    expect(lobby.seats.every((seat) => !seat.isMine && !seat.isOwnTeam)).toBe(true);
  });

  test("whoever has the link may come in", () => {
    expect(lobbyOf({ you: [] }, "secret").lobby.canComeIn).toBe(true);
    expect(lobbyOf({ you: [1] }, "secret").lobby.canComeIn).toBe(false);
  });

  test("the host alone is host, and only once nobody is missing can they start", () => {
    expect([lobbyOf().lobby.isHost, lobbyOf({ you: [1] }).lobby.isHost]).toEqual([true, false]);
    expect(lobbyOf().lobby.canStart).toBe(false);
    expect(lobbyOf({ lobby: { missing: "" } }).lobby.canStart).toBe(true);
    expect(lobbyOf({ you: [1], lobby: { missing: "" } }).lobby.canStart).toBe(false);
  });

  test("where several people share a screen, each asks for themselves", async () => {
    const { lobby, asked } = lobbyOf({ you: [0, 1] });
    await lobby.sayReady(true);
    lobby.act(1);
    await lobby.sayReady(true);
    expect(asked).toMatchObject([{ person: 0 }, { person: 1 }]);
    expect(lobby.own.map((seat) => seat.seat)).toEqual([1]);
    expect(lobby.seats.filter((seat) => seat.isMine)).toHaveLength(2);
  });

  test("who shares a screen is told, and not guessed from the number of seats", () => {
    const told = { you: [0], people: [{ seats: [0, 1] }], seats: [{}, { person: 0 }] };
    const { lobby } = lobbyOf(told);
    expect([lobby.you.length, lobby.own.length]).toEqual([1, 2]);
  });
});

describe("how far one is", () => {
  test("goes from a seat and a fleet without faults to ready", () => {
    const of = (state: LobbySeat["state"], faults = 0): string =>
      lobbyOf({ places: [{ state, fleet: state === "chooses" ? null : fleet(faults) }] }).lobby.readiness;
    expect(["chooses", "brought", "ready"].map((state) => of(state as "ready"))).toEqual(["no fleet", "unready", "ready"]);
    expect(of("faults", 2)).toBe("faults");
    expect(lobbyOf({ seats: [{ person: null, kind: "open" }] }).lobby.readiness).toBe("standing");
  });

  test("counts the faults of all fleets of one person", () => {
    const both = { state: "faults", fleet: fleet(2) } as const;
    const { lobby } = lobbyOf({ seats: [{}, { person: 0 }], places: [both, both] });
    expect([lobby.faults, lobby.seat?.seat]).toEqual([4, 0]);
    lobby.show(1);
    expect(lobby.seat?.seat).toBe(1);
  });
});

describe("seats", () => {
  test("an absence grows by the second between two messages", () => {
    const { lobby } = lobbyOf({ people: [{}, {}, { connected: false, away: 70 }] });
    lobby.now += 5000;
    expect(Math.round(lobby.seats[2]?.away ?? 0)).toBe(75);
  });

  test("a second one is offered in one’s own team alone (SEC-26)", () => {
    expect(lobbyOf().lobby.alsoFree).toEqual([]);
    const { lobby } = lobbyOf({ you: [2] });
    expect(lobby.alsoFree.map((seat) => seat.seat)).toEqual([3]);
  });

  test("teams that share a fleet have no second seats, and a Grand Admiral without a fleet is nobody’s (SEC-65)", () => {
    expect(lobbyOf({ you: [2], places: [{}, { role: "teammate" }] }).lobby.alsoFree).toEqual([]);
    expect(lobbyOf({ you: [2], places: [{}, {}, {}, { role: "grand_admiral" }] }).lobby.alsoFree).toEqual([]);
  });

  test("that change places are chosen one after the other", async () => {
    const { lobby, asked } = lobbyOf();
    lobby.isMoving = true;
    await lobby.choose(1);
    expect([lobby.moved, asked]).toEqual([1, []]);
    await lobby.choose(3);
    expect(asked).toEqual([{ type: "move_person", seat: 1, to: 3 }]);
    expect([lobby.moved, lobby.isMoving]).toEqual([null, false]);
  });

  test("all that are free get computers at once", async () => {
    const { lobby, asked } = lobbyOf({ seats: [{}, { person: null, kind: "open" }], places: [{}, { state: "free" }] });
    await lobby.fill("greedy");
    expect(asked.map((each) => "seat" in each && each.seat)).toEqual([1, 3]);
  });
});

describe("what a team decides", () => {
  test("a clock is changed in one point, and the others stay", async () => {
    const { lobby, asked } = lobbyOf({ lobby: { minutes: 60 } });
    await lobby.setClock({ bank: "player" });
    await lobby.setClock({ minutes: null });
    expect(asked).toEqual([
      { type: "set_clock", minutes: 60, bank: "player", at_zero: "concede" },
      { type: "set_clock", minutes: null, bank: "team", at_zero: "concede" },
    ]);
  });

  test("one card of a shared fleet goes to another player, and the others stay (OPT-07)", async () => {
    const cards = [0, 1, 0].map((controller) => ({ side: 0, card: "x", title: "X", points: 1, controller }));
    const { lobby, asked } = lobbyOf({ lobby: { cards } });
    await lobby.deal(0, 2, 1);
    await lobby.deal(0, null);
    expect(asked).toMatchObject([{ controllers: [0, 1, 1] }, { controllers: [] }]);
  });

  test("a Grand Admiral without a fleet is for the host and the seat's team to add", () => {
    expect([0, 1].map((side) => lobbyOf().lobby.mayChangeAdmiral(side))).toEqual([true, true]);
    expect([0, 1].map((side) => lobbyOf({ you: [1] }).lobby.mayChangeAdmiral(side))).toEqual([true, false]);
    expect(lobbyOf({ you: [] }).lobby.mayChangeAdmiral(0)).toBe(false);
    expect(lobbyOf({ lobby: { allows_admirals: false } }).lobby.mayChangeAdmiral(0)).toBe(false);
  });
});

describe("coming in", () => {
  const before = { games: guest.games, name: guest.name };
  afterEach(() => {
    guest.games = before.games;
    guest.name = before.name;
    localStorage.removeItem("armada.games");
    localStorage.removeItem("armada.name");
  });

  test("a seat is taken with the name at once, and the connection is opened again", async () => {
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      asked.push([url, JSON.parse(String(init.body))]);
      return new Response(JSON.stringify({ game: "ours", token: "t", seats: [] }), { status: 200 });
    });
    const { lobby, asked: requests, line } = lobbyOf({ you: [] }, "secret");
    const before = line.socket;
    lobby.name = " Priya ";
    expect(await lobby.sit(3)).toBe(true);
    expect(asked).toEqual([["/api/games/ours/join", { invitation: "secret", name: "Priya" }]]);
    expect(requests).toEqual([{ type: "sit_down", seat: 3, also: false, person: null }]);
    expect(line.socket).not.toBe(before);
  });

  test("a refused name stays as it was typed, and no seat is asked for", async () => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ reason: "Ilse is already at the table." }), { status: 422 }));
    const { lobby, asked } = lobbyOf({ you: [] }, "secret");
    lobby.name = "Ilse";
    expect(await lobby.sit(3)).toBe(false);
    expect([lobby.name, lobby.nameProblem, asked]).toEqual(["Ilse", "Ilse is already at the table.", []]);
  });
});
