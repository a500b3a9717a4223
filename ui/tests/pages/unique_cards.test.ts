import { expect, test } from "vitest";
import { uniqueCardOwners, ownersFromLink, ownersInLink } from "../../src/app/pages/unique_cards";
import type { FleetShown } from "../../src/wire/types";

const card = (title: string, unique: boolean): { title: string; unique: boolean } => ({ title, unique });
const fleet = {
  ships: [{ upgrades: [card("Yavaris", true), card("Nav Team", false)] }],
  squadrons: [card("Luke Skywalker", true), card("X-wing Squadron", false)],
} as unknown as FleetShown;

test("the unique cards of teammates are told to the builder with whose they are (SEC-24)", () => {
  const taken = uniqueCardOwners([
    { name: "Ilse", fleet },
    { name: "Jun", fleet: null },
  ]);
  const link = new URLSearchParams(`profile=sector_fleet${ownersInLink(taken)}`);
  expect([...ownersFromLink(link)]).toEqual([
    ["Yavaris", "Ilse"],
    ["Luke Skywalker", "Ilse"],
  ]);
});

test("a link that was changed names no cards", () => {
  expect(ownersFromLink(new URLSearchParams("taken=Yavaris&taken=[1,2]")).size).toBe(0);
});
