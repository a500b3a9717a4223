import { describe, expect, it } from "vitest";
import { StandingConsent } from "../../src/app/table/standing_consent";
import { canShowDials, DialShows, isSecret, shownByTeammates, teammatesOf } from "../../src/app/table/dial_shows.svelte";
import { sideName } from "../../src/app/table/seat_words";
import { byTeam, nextHandOver, stillAsked } from "../../src/app/table/seats";
import type { PlayerShown, Prompt, Scene, Update } from "../../src/wire/messages";

const players = [0, 1, 0, 1].map((side, seat) => ({ seat, side, name: `P${seat}` }) as PlayerShown);
const ship = (id: number, seat: number, dials: string[]) => ({ id, seat, side: seat % 2, type: "ship", status: "in play", dials });
const scene = (changes: Partial<Scene> = {}): Scene =>
  ({
    profile: "sector_fleet",
    round: 2,
    outcome: null,
    players,
    units: [ship(0, 0, ["repair"]), ship(1, 2, ["facedown"])],
    ...changes,
  }) as unknown as Scene;
const update = (kinds: { seat: number; kind: string }[] = [], of: Scene = scene()): Update =>
  ({ scene: of, prompts: [], waiting: kinds }) as unknown as Update;
const prompt = (seat: number, kind = "command dials"): Prompt => ({ seat, kind }) as Prompt;

describe("a screen that goes round", () => {
  it("goes through one team before the other", () => {
    expect(byTeam(players).map((player) => player.seat)).toEqual([0, 2, 1, 3]);
    expect(nextHandOver([prompt(1), prompt(3), prompt(2)], players)?.seat).toBe(2);
    expect(nextHandOver([], players)).toBeNull();
  });
  it("knows who is still asked, here and elsewhere", () => {
    const now = { ...update([{ seat: 1, kind: "grand admiral" }]), prompts: [prompt(0, "grand admiral"), prompt(2)] };
    expect([...stillAsked(now, "grand admiral")]).toEqual([1, 0]);
    expect(stillAsked(null, "grand admiral").size).toBe(0);
  });
});

describe("a side in a sentence", () => {
  const of = (factions: string[]): PlayerShown[] => players.map((player) => ({ ...player, faction: factions[player.side] }) as PlayerShown);
  const nameOf = (player: PlayerShown): string => player.name;
  it("is a team by its faction, or its players by their names", () => {
    expect(sideName(of(["rebel", "empire"]), 0, nameOf)).toBe("the Rebels");
    expect(sideName(of(["rebel", "rebel"]), 0, nameOf)).toBe("P0 and P2");
    expect(sideName(of(["rebel", "empire"]).slice(0, 2), 1, nameOf)).toBe("P1");
  });
});

describe("consent for a round", () => {
  it("holds for the seat that gave it, and until the round is over", () => {
    const agreeing = new StandingConsent();
    agreeing.always(2, 3);
    expect(agreeing.answer(prompt(2, "agreement"), 3)).toBe(true);
    expect(agreeing.answer(prompt(2, "agreement"), 4)).toBeUndefined();
    expect(agreeing.answer(prompt(1, "agreement"), 3)).toBeUndefined();
    expect(agreeing.answer(prompt(2, "effect"), 3)).toBeUndefined();
  });
});

describe("dials shown to teammates", () => {
  it("are offered in sector fleet games of teams only", () => {
    expect(canShowDials(scene())).toBe(true);
    expect(canShowDials(scene({ profile: "standard" }))).toBe(false);
    expect(canShowDials(scene({ players: players.slice(0, 2) }))).toBe(false);
    expect(teammatesOf(scene(), 0)).toEqual([2]);
  });
  it("are never sent while anybody still chooses in secret", () => {
    const shows = new DialShows();
    shows.wish(0, [2]);
    const secret = update([{ seat: 3, kind: "command dials" }]);
    expect(isSecret(secret)).toBe(true);
    expect(shows.due(secret, [0], false)).toEqual([]);
    expect(shows.due(update(), [0], false)).toEqual([{ seat: 0, ship: 0, to: [2] }]);
  });
  it("are sent once, and to nobody by default", () => {
    const shows = new DialShows();
    expect(shows.due(update(), [0], false)).toEqual([]);
    expect(shows.due(update(), [0], true)).toEqual([{ seat: 0, ship: 0, to: [2] }]);
    expect(shows.due(update(), [0], true)).toEqual([]);
    expect(shows.isShown(0, 2, 2)).toBe(true);
    expect(shows.due(update([], scene({ round: 3 })), [0], false)).toEqual([]);
    expect(shows.to(0, scene({ round: 3 }), false)).toEqual([]);
  });
  it("of a ship that says nobody stay hidden although the setting shows them", () => {
    const shows = new DialShows();
    shows.wish(0, []);
    expect(shows.due(update(), [0], true)).toEqual([]);
  });
  it("are forgotten where they were not shown after all", () => {
    const shows = new DialShows();
    shows.wish(0, [2]);
    shows.forget();
    expect(shows.due(update(), [0], false)).toEqual([]);
  });
  it("of teammates are listed where they are known", () => {
    expect(shownByTeammates(scene(), [0])).toEqual([]);
    expect(shownByTeammates(scene(), [2]).map((unit) => unit.id)).toEqual([0]);
    expect(shownByTeammates(scene(), [1])).toEqual([]);
  });
});
