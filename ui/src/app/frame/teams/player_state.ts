/** The state of each player, as far as everybody may know: awaited, waiting for others, away. Never the subject of a decision. */
import type { Part, PersonShown, QuestionKind, Scene, SeatShown, Waiting } from "../../../wire/types";
import "../../../words/team";
import { listed, say } from "../../../words/words.svelte";
import type { TableContext } from "../table_context";
import { controllerOf, unitsOf, isDestroyed } from "./players";

export type Activity = "decides" | "thinks" | "away" | "waits" | "set" | "ready" | "destroyed" | "free" | "over";
export type Role = "attacks" | "defends" | "activates";

export interface PlayerState {
  readonly doing: Activity;
  /** The activity of a piece of theirs on the table, which everybody sees. */
  readonly role: Role | null;
  readonly isAwaited: boolean;
  /** Seconds since they left. */
  readonly away: number | null;
}

/** A seat with an open question, at this screen or elsewhere. */
export interface Asked {
  readonly seat: number;
  readonly kind: QuestionKind;
}

export interface TableFacts {
  readonly scene: Scene;
  readonly asked: readonly Asked[];
  readonly seats: readonly SeatShown[];
  readonly people: readonly PersonShown[];
  readonly thinking: number | null;
}

/** The facts known of a table now; null before its first scene. */
export function factsOf({ stage, live, decision, waiting }: TableContext): TableFacts | null {
  if (!stage.scene) return null;
  const asked = decision ? [{ seat: decision.prompt.seat, kind: decision.prompt.kind }, ...waiting] : waiting;
  return { scene: stage.scene, asked, seats: live.table?.seats ?? [], people: live.table?.people ?? [], thinking: live.thinking };
}

/** More awaited players than this are counted, not named. */
const MAX_NAMED_PLAYERS = 4;

export function stateOf(seat: number, { scene, asked, seats, people, thinking }: TableFacts): PlayerState {
  const isAwaited = asked.some((each) => each.seat === seat);
  const at = seats.find((each) => each.seat === seat);
  const role = roleOf(seat, scene);
  const state = (doing: Activity, away: number | null = null): PlayerState => ({ doing, role, isAwaited, away });
  if (at?.kind === "open") return state("free");
  if (at?.kind === "human" && !at.connected) return state("away", people.find((each) => each.person === at.person)?.away ?? null);
  if (scene.phase === "over") return state("over");
  if (isAwaited) return state(at?.kind === "bot" || thinking === seat ? "thinks" : "decides");
  const player = scene.players.find((each) => each.seat === seat);
  if (player && isDestroyed(unitsOf(scene, player))) return state("destroyed");
  if (asked.some((each) => each.kind === "command dials")) return state("set");
  return state(role && asked.length ? "waits" : "ready");
}

/** Whether a piece of theirs attacks, is attacked, or is the one that activates. */
function roleOf(seat: number, { attack, active, units }: Scene): Role | null {
  const isTheirs = (id: number | null | undefined): boolean => {
    const unit = units.find((each) => each.id === id);
    return !!unit && controllerOf(unit) === seat;
  };
  if (isTheirs(attack?.attacker)) return "attacks";
  if (isTheirs(attack?.defender)) return "defends";
  return isTheirs(active) ? "activates" : null;
}

/** Minutes and seconds. */
export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** A player's activity, in a word or two; `awaited`: the names of those who decide. */
export function stateText(state: PlayerState, awaited: readonly string[], seconds: number | null = null): string {
  switch (state.doing) {
    case "away":
      return state.away === null ? say("team-away") : say("team-away-for", { time: minutes(state.away) });
    case "decides":
      return seconds === null ? say("team-decides") : say("team-decides-for", { time: minutes(seconds) });
    case "waits":
      return awaited.length > 0 && awaited.length < MAX_NAMED_PLAYERS
        ? say("team-waits-for", { players: listed(awaited) })
        : say("team-waits");
    case "over":
      return "";
    default:
      return say(`team-${state.doing}`);
  }
}

/** The same where a piece of theirs says it in a word. */
export const roleText = (state: PlayerState, awaited: readonly string[], seconds: number | null = null): string =>
  state.role && (state.doing === "waits" || state.doing === "ready") ? say(`team-${state.role}`) : stateText(state, awaited, seconds);

/** The activity of several players at once. */
const AT_ONCE: Partial<Record<QuestionKind, string>> = {
  "command dials": "dials",
  "grand admiral": "admiral",
  "proposed ship": "ship",
  "proposed squadron": "squadron",
};

/** The sentence of the bar about those who are awaited: one by the server's sentence, several by their names, many by their number. */
export function awaitedText(waiting: readonly Waiting[], nameOf: (seat: number) => string): readonly Part[] {
  const [first] = waiting;
  if (!first) return [];
  if (waiting.length === 1) return first.sentence;
  const isSame = waiting.every((each) => each.kind === first.kind);
  const what = (isSame && AT_ONCE[first.kind]) || "other";
  const text =
    waiting.length < MAX_NAMED_PLAYERS
      ? say("team-several-decide", { players: listed(waiting.map((each) => nameOf(each.seat))), what })
      : say("team-many-decide", { count: waiting.length, what });
  return [{ text, unit: null, card: null, rule: null, seat: null }];
}

/** How far a question is that many answer at once. */
export function progressText(asked: readonly Asked[], players: number, nameOf: (seat: number) => string): string {
  const missing = asked.map((each) => nameOf(each.seat));
  return say("team-progress", { count: players - missing.length, players, missing: listed(missing) });
}
