/** To whom one's dials are shown (SEC-39): wishes are kept here until all dials are locked, then they are sent. */
import { SvelteMap } from "svelte/reactivity";
import type { Scene, ShipShown, Update } from "../../wire/messages";

/** A ship's dials, to be shown to these teammates. */
export interface DialShow {
  seat: number;
  ship: number;
  to: number[];
}

/** Dials are shown in sector fleet games of teams; who shares a fleet sees them anyway. */
export const canShowDials = (scene: Scene | undefined): boolean => scene?.profile === "sector_fleet" && scene.players.length > 2;

export const teammatesOf = (scene: Scene | undefined, seat: number): number[] => {
  const side = scene?.players.find((player) => player.seat === seat)?.side;
  return scene?.players.flatMap((player) => (player.side === side && player.seat !== seat ? [player.seat] : [])) ?? [];
};

/** Nobody shows dials while somebody still chooses in secret. */
export const isSecret = (update: Update): boolean => [...update.prompts, ...update.waiting].some((each) => SECRET.has(each.kind));
const SECRET: ReadonlySet<string> = new Set(["command dials", "grand admiral"]);

export class DialShows {
  /** The teammates who shall see the dials of a ship, once all are locked. */
  readonly #wishes = new SvelteMap<number, number[]>();
  /** The requests sent, by ship: the round and the seats shown to. */
  readonly #sent = new SvelteMap<number, { round: number; to: number[] }>();

  /** The seats that see the dials of a ship, or will: as chosen for it, or else by the person's setting. */
  to(ship: number, scene: Scene | undefined, always: boolean): number[] {
    const sent = this.#sent.get(ship);
    const shown = sent && sent.round === scene?.round ? sent.to : [];
    const seat = scene?.units.find((unit) => unit.id === ship)?.seat ?? -1;
    const wish = this.#wishes.get(ship) ?? (always ? teammatesOf(scene, seat) : []);
    return [...new Set([...shown, ...wish])];
  }

  wish(ship: number, to: readonly number[]): void {
    this.#wishes.set(ship, [...to]);
  }

  /** Whether a teammate has seen them already this round: that cannot be undone. */
  isShown(ship: number, to: number, round: number): boolean {
    const sent = this.#sent.get(ship);
    return sent?.round === round && sent.to.includes(to);
  }

  /** The shows that are due now; none while anybody still chooses. Each is returned once. */
  due(update: Update, seats: readonly number[], always: boolean): DialShow[] {
    const { scene } = update;
    if (!canShowDials(scene) || isSecret(update) || scene.outcome || scene.round < 1) return [];
    return ownShips(scene, seats).flatMap((ship) => {
      const to = this.to(ship.id, scene, always).filter((seat) => !this.isShown(ship.id, seat, scene.round));
      if (!to.length || !ship.dials.length) return [];
      this.sent(ship.id, to, scene.round);
      return [{ seat: ship.seat, ship: ship.id, to }];
    });
  }

  /** Wishes that were not carried out are dropped. */
  forget(): void {
    this.#wishes.clear();
  }

  /** Dials were shown. A wish holds for the dials placed now: it is forgotten. */
  sent(ship: number, to: readonly number[], round: number): void {
    const before = this.#sent.get(ship);
    const all = before?.round === round ? [...before.to, ...to] : [...to];
    this.#sent.set(ship, { round, to: [...new Set(all)] });
    this.#wishes.delete(ship);
  }
}

/** The ships of these seats that are in the game. */
export const ownShips = (scene: Scene | undefined, seats: readonly number[]): ShipShown[] =>
  scene?.units.flatMap((unit) => (unit.type === "ship" && unit.status !== "destroyed" && seats.includes(unit.seat) ? [unit] : [])) ?? [];

/** The ships of teammates of which dials are known to who looks, each with those dials. */
export const shownByTeammates = (scene: Scene | undefined, seats: readonly number[]): ShipShown[] => {
  const side = scene?.players.find((player) => seats.includes(player.seat))?.side;
  return (
    scene?.units.flatMap((unit) =>
      unit.type === "ship" && unit.side === side && !seats.includes(unit.seat) && unit.dials.some((dial) => dial !== "facedown")
        ? [unit]
        : [],
    ) ?? []
  );
};
