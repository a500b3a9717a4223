/** Scenes without flashes: bursts, bolts and flickering are left out; scorch marks, veils and figures stay. */
import type { Cue } from "./cues";

export const withoutFlashes = (cues: readonly Cue[]): Cue[] =>
  cues.flatMap((cue): Cue[] => {
    if (cue.kind === "burst" || cue.kind === "bolt") return [];
    return [cue.kind === "flare" && cue.how === "breaks" ? { ...cue, how: "hit" } : cue];
  });
