/**
 * The games and fleets of this browser. What holds a seat is a cookie that only the server reads (no account is needed);
 * here are names and how games were made.
 */
import { remove } from "../wire/rest";
import type { GameWanted } from "../wire/types";

export interface SavedGame {
  game: string;
  title: string;
  /** When it was last opened here, in milliseconds. */
  opened: number;
  /** How it was made, for a rematch. */
  wanted?: GameWanted;
}

export interface SavedFleet {
  name: string;
  faction: string;
  points: number;
  text: string;
  changed: number;
}

const GAMES = "armada.games";
const FLEETS = "armada.fleets";
const NAME = "armada.name";
const MOST = 40;

function stored<T>(key: string): T[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as T[];
  } catch {
    return [];
  }
}

class Guest {
  games = $state.raw<SavedGame[]>(stored<SavedGame>(GAMES));
  fleets = $state.raw<SavedFleet[]>(stored<SavedFleet>(FLEETS));
  name = $state(localStorage.getItem(NAME) ?? "");

  /** Another tab has kept a fleet, such as one that was built while a lobby waits. */
  reread(): void {
    this.fleets = stored<SavedFleet>(FLEETS);
  }

  rename(name: string): void {
    this.name = name;
    localStorage.setItem(NAME, name);
  }

  saveGame(game: SavedGame): void {
    this.games = [game, ...this.games.filter((other) => other.game !== game.game)].slice(0, MOST);
    localStorage.setItem(GAMES, JSON.stringify(this.games));
  }

  /** Give up the seat on this device; its link still leads back to it. */
  async forgetGame(game: string): Promise<void> {
    await remove("/api/games/{game}/seat", { path: { game } });
    this.games = this.games.filter((other) => other.game !== game);
    localStorage.setItem(GAMES, JSON.stringify(this.games));
  }

  knows(game: string): boolean {
    return this.games.some((other) => other.game === game);
  }

  saveFleet(fleet: SavedFleet): void {
    this.fleets = [fleet, ...this.fleets.filter((other) => other.name !== fleet.name)].slice(0, MOST);
    localStorage.setItem(FLEETS, JSON.stringify(this.fleets));
  }

  forgetFleet(name: string): void {
    this.fleets = this.fleets.filter((other) => other.name !== name);
    localStorage.setItem(FLEETS, JSON.stringify(this.fleets));
  }
}

export const guest = new Guest();
