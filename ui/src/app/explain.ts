/** Why a number is what it is: how the parts of the screen ask for that, wherever they stand in the frame. */
import { getContext, setContext } from "svelte";
import type { ReasonsRequest, Figure } from "../wire/types";
import type { AskFor } from "./frame/asking";

const ASKING = Symbol("asking for reasons");

/** The frame says whom to ask, for all that is drawn inside it. */
export const answersReasons = (ask: () => AskFor | null): void => void setContext(ASKING, ask);

/** Whom to ask; nobody outside of a frame. */
export const asksForReasons = (): (() => AskFor | null) => getContext<(() => AskFor | null) | undefined>(ASKING) ?? (() => null);

/** The question why a figure is what it is: of a ship or squadron, of an attack, of a fleet. */
export const why = (what: Figure, about: Partial<Omit<ReasonsRequest, "type" | "what">> = {}): ReasonsRequest => ({
  type: "reasons",
  what,
  ...about,
});
