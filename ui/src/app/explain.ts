/** Why a number is what it is. */
import type { ReasonsRequest, Figure } from "../wire/types";

/** The question why a figure is what it is: of a ship or squadron, of an attack, of a fleet. */
export const why = (what: Figure, about: Partial<Omit<ReasonsRequest, "type" | "what">> = {}): ReasonsRequest => ({
  type: "reasons",
  what,
  ...about,
});
