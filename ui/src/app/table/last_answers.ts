/** A player's answer to the last question like this one, if something like it is offered again. */
import type { Option, Pose, Prompt, QuestionKind } from "../../wire/messages";

/** The last move of a squadron: its ends, and the squadron's kind. */
export interface Moved {
  glyph: string;
  start: Pose;
  end: Pose;
}

/** Defense tokens are alike by their type. */
const BY_ICON: ReadonlySet<QuestionKind> = new Set(["defense token", "locked token"]);

export class LastAnswers {
  readonly #given = new Map<string, string[]>();
  /** The last course of each seat, and the last move of a squadron. */
  readonly courses = new Map<number, readonly number[]>();
  readonly moves = new Map<number, Moved>();

  /** Remember an answer to a choice. */
  note(prompt: Prompt, numbers: readonly number[]): void {
    const likes = numbers.flatMap((number) => likeness(prompt, prompt.options[number]) ?? []);
    if (likes.length === numbers.length && likes.length) this.#given.set(keyOf(prompt), likes);
    else this.#given.delete(keyOf(prompt));
  }

  /** The options that are the same again; none where not all of them are offered. */
  of(prompt: Prompt): number[] {
    const given = this.#given.get(keyOf(prompt)) ?? [];
    const found: number[] = [];
    for (const like of given)
      found.push(prompt.options.findIndex((option, number) => !found.includes(number) && likeness(prompt, option) === like));
    return found.includes(-1) || found.length > prompt.most ? [] : found;
  }
}

const keyOf = ({ seat, kind, title }: Prompt): string => `${seat}:${kind}:${title}`;

/** The common trait of options at different times; null if one names a piece or a die, which is never the same. */
function likeness(prompt: Prompt, option: Option | undefined): string | null {
  if (!option || (option.die !== null && option.face === null) || prompt.targets.length) return null;
  if (prompt.kind === "effect") return option.effect || null;
  if (BY_ICON.has(prompt.kind)) return option.icon || null;
  if (option.anchor && option.anchor.zone === null) return null;
  return JSON.stringify(option.answer);
}

/** The spot beside where the last squadron went, on the side nearer to this one; in µm. */
export function beside(moved: Moved, start: Pose, radius: number): Pose {
  const [dx, dy] = [moved.end[0] - moved.start[0], moved.end[1] - moved.start[1]];
  const length = Math.hypot(dx, dy) || 1;
  const gap = 2 * radius * 1000 + 500;
  const spots = [1, -1].map((side): Pose => [
    Math.round(moved.end[0] + (side * -dy * gap) / length),
    Math.round(moved.end[1] + (side * dx * gap) / length),
    moved.end[2],
  ]);
  const far = (spot: Pose): number => Math.hypot(spot[0] - start[0], spot[1] - start[1]);
  return spots.sort((one, other) => far(one) - far(other))[0] ?? moved.end;
}
