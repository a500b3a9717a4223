/** The outcome of an attack, as its events tell it: it stays in sight for a moment and never holds the game. */
import type { Stage } from "../../board/stage.svelte";
import type { CardNamed, DieShown, GameEvent, HullZone, LogLine, Scene, UnitShown } from "../../wire/messages";
import { settings } from "../settings.svelte";
import { lossOf } from "./losses";

/** How long each point of damage takes, how long the whole stays, and how long if another attack waits; in ms. */
const POINT = 140;
const STAYS = 1500;
/** A faceup card has words to be read. */
const READ = 3000;
const HURRIED = 700;
/** How many attacks wait to be shown at most; older ones are in the log. */
const WAITING = 3;

export interface Point {
  what: "shield" | "hull" | "card";
  zone: HullZone | null;
  faceup: boolean;
  /** The card that was dealt faceup. */
  card: CardNamed | null;
}

export interface Result {
  number: number;
  attacker: number;
  defender: number;
  target_zone: HullZone | null;
  dice: DieShown[];
  damage: number | null;
  points: Point[];
  destroyed: boolean;
}

export class Results {
  now = $state.raw<Result | null>(null);
  /** How many points of the damage are seen so far. */
  seen = $state(0);
  /** The last one, once it is out of sight. */
  past = $state.raw<Result | null>(null);

  #open: Result | null = null;
  #waiting: Result[] = [];
  #timer = 0;
  #after: Scene | null = null;

  constructor(readonly stage: Stage) {}

  /** Take in a new state; `lines` is null if the whole log was sent. */
  onUpdate(scene: Scene, fresh: readonly LogLine[] | null): void {
    this.#after = scene;
    if (!fresh) return this.#sitDown(scene);
    for (const line of fresh) if (line.event) this.#read(line, line.event);
    if (this.#open && !scene.attack) this.#finish();
    if (!this.now) this.#next();
    else if (this.#open && fresh.some((line) => line.event?.type === "AttackDeclared")) this.#makeWay();
  }

  /** A viewer who joins in the middle of an attack sees its end too. */
  #sitDown({ attack }: Scene): void {
    this.#waiting = [];
    this.#open = attack
      ? {
          number: 0,
          attacker: attack.attacker,
          defender: attack.defender,
          target_zone: attack.target_zone,
          dice: attack.dice,
          damage: attack.step > 4 ? attack.damage : null,
          points: [],
          destroyed: false,
        }
      : null;
  }

  #read({ number, about }: LogLine, event: GameEvent): void {
    if (event.type === "AttackDeclared") {
      const { attacker, defender, target_zone } = event;
      this.#finish();
      this.#open = { number, attacker, defender, target_zone, dice: [], damage: null, points: [], destroyed: false };
    }
    if (this.#open) follow(this.#open, event, about);
  }

  /** The attack is over: it is shown if dice were rolled. */
  #finish(): void {
    const done = this.#open;
    this.#open = null;
    if (done?.damage !== null && done?.dice) this.#waiting = [...this.#waiting, done].slice(-WAITING);
  }

  /** The next one, point by point; `whole` where it was seen before. */
  #next(whole = settings.still): void {
    const [next, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (this.now) this.past = this.now;
    this.now = next ?? null;
    this.seen = 0;
    if (!next) return this.#settle();
    this.past = null;
    if (whole) this.seen = next.points.length;
    this.#step();
  }

  /** One more point, then a moment to look at the whole. */
  #step(): void {
    clearTimeout(this.#timer);
    const now = this.now;
    if (!now) return;
    if (this.seen < now.points.length) {
      this.#patch(now);
      this.#timer = window.setTimeout(() => {
        this.seen++;
        this.#step();
      }, POINT);
    } else {
      this.#settle();
      this.#timer = window.setTimeout(
        () => this.#next(),
        this.#waiting.length || this.#open ? HURRIED : now.points.some((point) => point.faceup) ? READ : STAYS,
      );
    }
  }

  /** Another attack has begun, and its line of fire is to be seen: what is shown goes soon. */
  #makeWay(): void {
    if (this.seen < (this.now?.points.length ?? 0)) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#next(), HURRIED);
  }

  /** Space: what is shown is seen enough. */
  skip(): boolean {
    if (!this.now) return false;
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#next();
    return true;
  }

  /** Show the last one again. */
  again(): void {
    if (this.past) this.#waiting = [this.past];
    this.#next(true);
  }

  forget(): void {
    this.past = null;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** The board counts down with the points: the defender is drawn with what it has left so far. */
  #patch(now: Result): void {
    const scene = this.#after;
    const unit = unitIn(scene, now.defender);
    if (!scene || !unit || unit.status === "destroyed") return;
    const left = now.points.slice(this.seen);
    const shown = left.length ? withPoints(unit, left) : unit;
    this.stage.scene = { ...scene, units: scene.units.map((each) => (each.id === unit.id ? shown : each)) };
  }

  #settle(): void {
    if (this.#after && this.stage.scene !== this.#after) this.stage.scene = this.#after;
  }
}

/** The contribution of an event to the outcome of an attack. */
function follow(open: Result, event: GameEvent, about: CardNamed | null): void {
  const loss = lossOf(event);
  if (loss?.unit === open.defender)
    for (let each = 0; each < loss.lost; each++)
      open.points.push({ what: loss.zone ? "shield" : "hull", zone: loss.zone, faceup: false, card: null });
  switch (event.type) {
    case "DiceRolled":
    case "DiceModified":
      open.dice = event.pool.dice.map(([color, face]) => ({ color, face }));
      break;
    case "DamageTotaled":
      if (event.defender === open.defender) open.damage = event.amount;
      break;
    case "DamageCardDealt":
      if (event.ship === open.defender)
        open.points.push({ what: "card", zone: open.target_zone, faceup: event.faceup, card: event.faceup ? about : null });
      break;
    case "Destroyed":
      if (event.unit === open.defender) open.destroyed = true;
  }
}

const unitIn = (scene: Scene | null, id: number): UnitShown | undefined => scene?.units.find((unit) => unit.id === id);

/** A unit as it was before it suffered these points. */
function withPoints(unit: UnitShown, left: readonly Point[]): UnitShown {
  if (unit.type === "squadron") return { ...unit, hull: unit.hull + left.length };
  const shields = unit.shields.map((each) => ({
    ...each,
    left: each.left + left.filter((point) => point.what === "shield" && point.zone === each.zone).length,
  }));
  const cards = left.filter((point) => point.what === "card").length;
  return { ...unit, shields, damage: unit.damage.slice(0, Math.max(0, unit.damage.length - cards)) };
}
