/** How a panel and its question work together: what it reads, what it puts in hand, and what it registers once. */
import { createContext, onDestroy } from "svelte";
import type { Checked, Given, Option, PlanStep, Prompt } from "../../wire/messages";
import type { LastAnswers } from "./last_answers";
import type { Planning } from "./planning.svelte";

/** A quiet button of a panel. */
export interface PanelButton {
  label: string;
  key?: string;
  icon?: string;
  act: () => void;
}

/** A panel's additions to its question, as long as it is drawn. Functions are called whenever their value is needed. */
export interface PanelHandlers {
  /** The best answer came, and with it what follows: put it in hand, where that is more than choosing an option. */
  onPlan?: (best: unknown, steps: readonly PlanStep[]) => void;
  /** An answer is shown by a lesson or the coach, with all that follow from it: put it in hand, whatever is there. */
  onShow?: (answer: unknown, given: readonly unknown[]) => void;
  /** A key, before the table gets it; true when the panel took it. */
  onKey?: (event: KeyboardEvent) => boolean;
  /** A place on the board that is not an option, in mm, and the ship or squadron there. */
  onPlace?: (point: [number, number], unit: number | null) => void;
  /** An option was pressed: instead of choosing or marking it. */
  onChoose?: (option: number) => void;
  /** An option was chosen by the player. */
  onChosen?: () => void;
  /** Whether a press on the chosen option answers; it does where nothing is told. */
  answersByPress?: () => boolean;
  /** The server has checked the proposed answer. */
  onChecked?: (checked: Checked) => void;
  /** The answer in hand is about to be sent. */
  onSend?: () => void;
  /** A free answer that the panel knows to be legal; undefined while it has none. */
  answer?: () => unknown;
  /** The answers to the questions that follow, which the panel itself knows; instead of those of the plan. */
  then?: () => readonly Given[];
  /** How many of the answers that follow the panel shows itself; the others are listed below it. */
  shows?: () => number;
  /** Whether the panel shows an answer that follows itself, though the button names it. */
  hides?: (step: PlanStep) => boolean;
  /** The words on the commit button; empty for those of the prompt. */
  label?: () => string;
  /** The same where it passes. */
  passLabel?: () => string;
  /** Why the commit button must be held; empty where a press is enough. */
  warning?: () => string;
  /** What is in hand, as it is said to those who do not see it; null for the options chosen. */
  spoken?: () => string | null;
  /** A quiet button beside the commit button. */
  extra?: () => PanelButton | null;
  /** How to answer as the last time, where that is more than choosing the same options. */
  repeat?: () => PanelButton | null;
}

/** The open question as its panel sees it. Nothing is sent before the commit, which is not the panel's. */
export interface PanelPort {
  readonly prompt: Prompt;
  readonly lastAnswers: LastAnswers;
  /** The options in the order in which they are listed and numbered. */
  shown: number[];
  /** Which option is chosen; of several, which are marked. */
  chosen: number | null;
  readonly marked: readonly number[];
  /** The option under the pointer, in the panel or on the board. */
  pointed: number | null;
  /** The pointer came to an option, or left it. */
  point(option: number | null): void;
  /** The option under the pointer, or else the chosen one. */
  readonly looked: number | null;
  /** Nothing was chosen on purpose: the commit button passes. */
  declined: boolean;
  /** The server's verdict on the proposed answer. */
  readonly checked: Checked | null;
  readonly ready: boolean;

  option(number: number): Option | undefined;
  choose(option: number): void;
  /** Press an option: it comes into hand, and is the answer if it is already. */
  press(option: number): void;
  /** Whether the player has changed what is in hand. */
  touched: boolean;
  readonly planning: Planning;
  /** Answer with what is in hand. */
  commit(): Promise<void>;
  /** Choose the next option, or the one before. */
  step(by: number): void;
  /** Put a free answer in hand and have it checked shortly. */
  propose(answer: unknown): void;
  /** Register what the panel adds; call what comes back to release it. */
  attach(handlers: PanelHandlers): () => void;
}

/** The port of the question around this component. */
export const [getPort, setPort] = createContext<PanelPort>();

/** The port for a panel, which registers its handlers while it is made and releases them when it is destroyed. */
export function openPort(handlers: PanelHandlers = {}): PanelPort {
  const port = getPort();
  onDestroy(port.attach(handlers));
  return port;
}

/** The part of a prompt for which a panel is chosen. */
export function required<T>(part: T | null): T {
  if (part === null) throw new Error("this panel needs a part of the prompt that is missing");
  return part;
}
