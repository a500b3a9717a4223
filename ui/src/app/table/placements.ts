/** Answers that place a piece: read from what the server suggests, and written as it wants them back. */
import type { Placing, Pose, QuestionKind } from "../../wire/messages";

export interface PlacedPiece {
  pose: Pose;
  /** Which unit, obstacle or token, where there are several. */
  piece: number | null;
  speed: number | null;
  mirrored: boolean;
}

/** Under which name the answer to a kind of question holds the piece. */
const NAMES: Partial<Record<QuestionKind, string>> = {
  "obstacle placement": "obstacle",
  "obstacle move": "obstacle",
  "token move": "token",
  placement: "squadron",
};

export function read(answer: unknown): PlacedPiece | null {
  if (Array.isArray(answer)) return { pose: answer as Pose, piece: null, speed: null, mirrored: false };
  if (typeof answer !== "object" || answer === null || !("pose" in answer)) return null;
  const held = answer as Record<string, unknown>;
  const piece = held["obstacle"] ?? held["squadron"] ?? held["token"] ?? held["ship"] ?? null;
  return {
    pose: held["pose"] as Pose,
    piece: piece as number | null,
    speed: (held["speed"] as number | undefined) ?? null,
    mirrored: held["mirrored"] === true,
  };
}

export function write(kind: QuestionKind, placing: Placing, laid: PlacedPiece): unknown {
  const name = NAMES[kind];
  if (name) {
    const answer: Record<string, unknown> = { [name]: laid.piece ?? placing.pieces[0], pose: laid.pose };
    if (placing.mirrors) answer["mirrored"] = laid.mirrored;
    return answer;
  }
  return placing.speeds.length ? { pose: laid.pose, speed: laid.speed ?? placing.speeds[0] } : laid.pose;
}

/** The suggestions for a piece; all of them if the answers name no piece. */
export function suggested(placing: Placing, piece: number | null): PlacedPiece[] {
  return placing.suggestions.flatMap((answer) => {
    const laid = read(answer);
    return laid && (laid.piece === null || piece === null || laid.piece === piece) ? [laid] : [];
  });
}

/** The middle of the first region, for a piece that nothing is suggested for. */
export function middle(placing: Placing): Pose {
  const corners = placing.region[0] ?? [[914.4, 457.2]];
  const sum = corners.reduce<[number, number]>(([x, y], at) => [x + at[0], y + at[1]], [0, 0]);
  return [Math.round((sum[0] / corners.length) * 1000), Math.round((sum[1] / corners.length) * 1000), 0];
}
