/** Which icon stands for what, and what it is called. */
import type { Command, DefenseToken } from "../wire/types";

export const commandIcon = (command: Command): string =>
  command === "concentrate_fire" ? "concentrate" : command === "facedown" ? "dial" : command;

export const COMMAND_NAMES: Record<Command, string> = {
  navigate: "Navigate",
  squadron: "Squadron",
  repair: "Repair",
  concentrate_fire: "Concentrate Fire",
  facedown: "hidden",
};

/** The salvo token has no icon of its own in the sheet: converging fire says what it does. */
export const defenseIcon = (token: DefenseToken): string => (token === "salvo" ? "concentrate" : token);
