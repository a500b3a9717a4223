/** Drawings of a question on the board: its options highlighted, the attack's lines, removed when it is answered. */
import { untrack } from "svelte";
import { highlightFrom, placeOf, type Highlight, type Overlay, type Place, type Stage } from "../../board/stage.svelte";
import type { AttackShown, PlanStep, Pose, Prompt } from "../../wire/messages";
import type { Decision } from "./decision.svelte";
import { rangeName } from "./words";

/** How far from a unit that may be activated others are shown with it, in mm. */
const NEAR = 400;

/** The lines of an attack: how it is measured and along which line it is seen, and the arc it comes from. */
export function attackLines(attack: AttackShown): Overlay[] {
  const drawn: Overlay[] = [];
  if (attack.zone) drawn.push({ kind: "arc", unit: attack.attacker, zone: attack.zone });
  if (attack.sight) drawn.push({ kind: "line", from: attack.sight[0], to: attack.sight[1], tone: "sight" });
  if (attack.range_line) {
    const [from, to] = attack.range_line;
    drawn.push({ kind: "line", from, to, tone: "range", label: rangeName(attack.range), labelTone: attack.obstructed ? "warn" : "plain" });
  }
  return drawn;
}

/** The pieces as they will stand and what they attack, as far as a plan says so. */
export function planLines(steps: readonly PlanStep[], stage: Stage | null): Overlay[] {
  const drawn: Overlay[] = [];
  let at: Place | null = null;
  for (const { unit: number, answer } of stage ? steps : []) {
    const unit = stage?.unit(number);
    if (Array.isArray(answer) && answer.length === 3 && unit?.type === "squadron" && unit.pose) {
      const pose = answer as unknown as Pose;
      at = placeOf(pose);
      drawn.push({ kind: "line", from: placeOf(unit.pose), to: at, tone: "trail" });
      drawn.push({ kind: "ghostSquadron", glyph: unit.glyph, pose, side: unit.side });
    } else if (answer && typeof answer === "object" && "defender" in answer) {
      const target = stage?.unit(Number((answer as { defender: number }).defender));
      const from = at ?? (unit?.pose ? placeOf(unit.pose) : null);
      if (from && target?.pose) drawn.push({ kind: "line", from, to: placeOf(target.pose), tone: "sight" });
    }
  }
  return drawn;
}

/** Draw on the board under a name as long as the component lives, and again whenever its inputs change. */
export function drawing(stage: Stage, key: string, make: () => readonly Overlay[]): void {
  $effect(() => {
    const made = make();
    untrack(() => stage.show(key, made));
  });
  $effect(() => () => untrack(() => stage.hide(key)));
}

/** Light the options on the board, numbered as in the panel; a press there chooses here. Call while a component is made. */
export function lightOptions(stage: Stage, decision: Decision): void {
  $effect(() => {
    const options = decision.options;
    const players = decision.prompt.players.length ? litPlayers(decision) : null;
    stage.lit = players ?? untrack(() => highlightFrom(options.map((option) => option.anchor)));
    stage.onpick = (pick) => decision.onPick(pick.option, pick.point, pick.unit ?? null);
    return () => {
      stage.lit = [];
      stage.onpick = null;
    };
  });
  $effect(() => {
    const chosen = decision.prompt.form === "some" ? decision.marked.at(-1) : decision.chosen;
    stage.chosen = chosen == null ? null : decision.placeOf(chosen);
  });
}

/** Where players are chosen, the ships of each are one option. */
function litPlayers(decision: Decision): Highlight[] {
  return decision.prompt.players.flatMap((row) => {
    const option = row.option === null ? null : decision.placeOf(row.option);
    return option === null ? [] : row.units.map((unit) => ({ unit, option }));
  });
}

/** Further places of a question for the camera: regions for a piece, the attacker, the table below the dials. */
export function placesOf(prompt: Prompt, stage: Stage): Place[] {
  const places: Place[] = prompt.placing?.region.flat() ?? [];
  const attack = stage.scene?.attack;
  for (const unit of attack ? [attack.attacker, attack.defender] : []) {
    const pose = stage.unit(unit)?.pose;
    if (pose) places.push(placeOf(pose));
  }
  if (prompt.kind === "command dials") places.push(...aboveDials(stage));
  if (prompt.kind === "ship to activate" || prompt.kind === "squadron to activate") places.push(...around(prompt, stage));
  return places;
}

/** All pieces near those that may be activated, of both sides: players choose with them in mind. */
function around(prompt: Prompt, stage: Stage): Place[] {
  const own = prompt.options.flatMap((option) => poseOf(stage, option.anchor?.unit));
  const near = ([x, y]: Place): boolean => own.some((place) => Math.hypot(place[0] - x, place[1] - y) <= NEAR);
  return (stage.scene?.units ?? []).flatMap((unit) => poseOf(stage, unit.status === "destroyed" ? null : unit.id)).filter(near);
}

function poseOf(stage: Stage, unit: number | null | undefined): Place[] {
  const pose = stage.unit(unit)?.pose;
  return pose ? [placeOf(pose)] : [];
}

/** All ships and as much again below them, which the table of dials covers. */
function aboveDials(stage: Stage): Place[] {
  const ships = (stage.scene?.units ?? []).flatMap((unit) => (unit.type === "ship" && unit.pose ? [placeOf(unit.pose)] : []));
  if (!ships.length) return [];
  const ys = ships.map((place) => place[1]);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const covered = 1.5 * (high - low) + 350;
  return [...ships, [ships[0]?.[0] ?? 0, stage.camera.turned ? high + covered : low - covered]];
}
