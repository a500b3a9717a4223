/** What the director is told about its watcher, and what it notes of an update. */
import type { LogLine, Scene } from "../../../wire/messages";
import type { Heard } from "./beat";
import type { Hud } from "./hud";
import type { Pace } from "./pace";
import type { Told } from "./told";

export interface Watching {
  pace: Pace;
  /** A multiple of the pace, as in a replay. */
  speed?: number;
  /** Nothing may move by itself. */
  still: boolean;
  /** Nothing bursts or flashes. */
  calmLight?: boolean;
  /** The camera stays where the player has put it. */
  ownCamera?: boolean;
  isOwn: (line: LogLine | null) => boolean;
  hear: (sound: Heard, rate: number) => void;
}

/** The contents of one update: the groups still to be played, the state at its end, and what follows then. */
export interface Batch {
  groups: Told[][];
  scene: Scene;
  /** Called when it is shown; not the latest where another follows. */
  shown: (isLatest: boolean) => void;
}

/** The picture before a beat, and the place of its group among those that were begun. */
export interface Past {
  at: number;
  scene: Scene;
  hud: Hud;
  lines: "all" | "arc" | "none";
  line: LogLine | null;
}
