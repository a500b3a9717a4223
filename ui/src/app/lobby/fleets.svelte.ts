/** The fleets that a seat of a lobby can bring: ready-made ones that fit, and those of this browser. */
import { get } from "../../wire/rest";
import type { ReadyFleet } from "../../wire/types";
import { guest } from "../guest.svelte";
import { choices } from "../pages/choices.svelte";
import type { Lobby, SeatInLobby } from "./lobby.svelte";
import { formatOf } from "./settings";

/** A fleet to choose; `text` is what is sent: a key, or the list itself. */
export interface Offered {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly faction: string;
  readonly text: string;
}

class ReadyFleets {
  #listed = $state.raw<readonly ReadyFleet[]>([]);
  #asked = false;

  /** All ready-made fleets; they come with the first question for them. */
  open(): void {
    if (this.#asked) return;
    this.#asked = true;
    get("/api/fleets/ready").then(
      (listed) => (this.#listed = listed),
      () => (this.#asked = false),
    );
  }

  get listed(): readonly ReadyFleet[] {
    return this.#listed;
  }
}

export const readyFleets = new ReadyFleets();

const byKey = (fleet: { key: string; name: string; points: number; faction: string }): Offered => ({
  id: fleet.key,
  name: fleet.name,
  points: fleet.points,
  faction: fleet.faction,
  text: fleet.key,
});

/** The ready-made fleets for a seat, those of its team's faction if it has one. */
export function readyFor(lobby: Lobby, seat: SeatInLobby): Offered[] {
  const shown = lobby.shown;
  if (!shown) return [];
  const fitting = formatOf(shown).size?.fleets.map(byKey) ?? readyFleets.listed.filter((fleet) => fleet.points <= shown.each).map(byKey);
  const wanted = lobby.wanted(seat);
  const suiting = fitting.filter((fleet) => !wanted || fleet.faction === wanted);
  return suiting.length ? suiting : fitting;
}

/** The fleets that were saved in this browser, those that fit first. */
export function savedFor(lobby: Lobby): Offered[] {
  const each = lobby.shown?.each ?? 0;
  const saved = guest.fleets.map(({ name, points, faction, text }) => ({ id: `mine:${name}`, name, points, faction, text }));
  return saved.sort((one, other) => Number(one.points > each) - Number(other.points > each));
}

/** The name of a faction. */
export const factionName = (key: string): string => choices.faction(key);
