/** The frame's game, played, watched or replayed: the page makes one table and sets it for all inside. */
import { createContext } from "svelte";
import type { Stage } from "../../board/stage.svelte";
import type { Link } from "../../wire/live.svelte";
import type { Channel, LogLine, Prompt, Scene, TableShown, Waiting } from "../../wire/messages";
import type { AskFor } from "./preview_port";
import type { FrameView } from "./frame_view.svelte";

/** The latest data from the server. */
export interface Connection {
  readonly link: Link;
  /** The seats of this browser; none for a spectator or a replay. */
  readonly seats: readonly number[];
  /** Whether several people share this screen. */
  readonly shared: boolean;
  readonly table: (Pick<TableShown, "seats" | "people" | "bank"> & Partial<Pick<TableShown, "taught" | "lesson">>) | null;
  readonly lines: readonly LogLine[];
  readonly thinking: number | null;
  /** The newest state, which scenes may still be on the way to. */
  readonly update?: { readonly scene: Scene } | null;
}

/** The question that this browser answers. */
export interface OpenQuestion {
  readonly prompt: Prompt;
  /** What is in hand, and what Enter does with it, as they are said. */
  readonly inWords: { what: string; label: string };
  /** Send an answer from the text board; why it was refused, or null. */
  decide(answer: unknown): Promise<string | null>;
}

export interface TableContext {
  readonly stage: Stage;
  readonly live: Connection;
  readonly decision: OpenQuestion | null;
  /** The last line of the log that was played as a scene; none where all of it was. */
  readonly upTo?: number | null;
  /** The side whose edge of the table is at the bottom, where that is not the viewer's. */
  readonly bottom?: number | null;
  readonly view: FrameView;
  /** The other seats that decide, and their questions. */
  readonly waiting: readonly Waiting[];
  /** Messages in the chat that were not read. */
  readonly unread: number;
  readonly canUndo: boolean;
  /** The moment of a replay: what a tool has drawn belongs to one. */
  readonly moment: number;
  /** Ask the server what a tool or an explanation needs. */
  readonly ask: AskFor;
  /** Look a card or rule up; without a name, open the look-up. */
  lookUp(what?: string): void;

  // Offered by some pages only
  undo?(): void;
  toggleMenu?(): void;
  toggleChat?(): void;
  /** Go to what is said to the team, or at the table, where teams play. */
  talk?(channel: Channel): void;
  /** Ask to go back to before a line of the log. */
  takeBack?(line: LogLine): void;
  /** Be asked from now on about what a line says was answered without asking. */
  alwaysAsk?(line: LogLine): void;
  /** Go to the moment of a line of the log. */
  goTo?(line: LogLine): void;
}

export const [getTable, setTable, hasTable] = createContext<TableContext>();

/** The lines of the log that may be read: none runs ahead of its scene. */
export function linesTold(table: TableContext): readonly LogLine[] {
  const upTo = table.upTo ?? null;
  return upTo === null ? table.live.lines : table.live.lines.filter((line) => line.number <= upTo);
}
