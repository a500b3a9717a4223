/** Which icon stands for what, and what it is called. */
import type { Command, DefenseToken } from "../wire/types";
import "../words/board";
import { say } from "../words/words.svelte";

export const commandIcon = (command: Command): string =>
  command === "concentrate_fire" ? "concentrate" : command === "facedown" ? "dial" : command;

export const commandName = (command: Command): string => say(`board-command-${command}`);

/** The salvo token has no icon of its own in the sheet: converging fire says what it does. */
export const defenseIcon = (token: DefenseToken): string => (token === "salvo" ? "concentrate" : token);
