/** Words of the game as the table writes them. */
import type { Part } from "../../wire/messages";
import "../../words/terms";
import { numbered, say } from "../../words/words.svelte";

export const commandName = (command: string): string => say("terms-command", { command });
export const zoneName = (zone: string): string => say("terms-zone", { zone });
export const rangeName = (range: string): string => say("terms-range", { range });
export const tokenName = (token: string): string => say("terms-token", { token });
export const faceName = (face: string): string => say("terms-face", { face: face.replaceAll(" ", "_") });
export const dieName = (color: string, face: string | null): string =>
  face === null ? say("terms-die", { color }) : say("terms-die-rolled", { color, face: faceName(face) });
export const commandIcon = (command: string): string => (command === "concentrate_fire" ? "concentrate" : command);

/** With which icon of the sheet something goes; empty for hull zones and dice, which are drawn otherwise. */
const DRAWN = new Set([
  "navigate",
  "squadron",
  "repair",
  "concentrate",
  "evade",
  "brace",
  "redirect",
  "scatter",
  "contain",
  "hull",
  "shield",
  "speed",
  "damage",
  "bolt",
  "flag",
  "swap",
  "eye",
  "crit",
  "hit",
  "accuracy",
  "blank",
  "dial",
  "trophy",
]);

export function iconName(icon: string): string {
  const name = commandIcon(icon);
  return DRAWN.has(name) ? name : "";
}

export function capital(text: string): string {
  const plain = text.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export const plain = (sentence: readonly Part[]): string => sentence.map((part) => part.text).join("");
/** A chance in whole percents; the error of a product decides no half. */
export const percent = (chance: number): string => numbered(Math.round(Math.round(chance * 1e9) / 1e7) / 100, { style: "percent" });
/** A number with one digit behind the point. */
export const tenths = (value: number): string => numbered(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
export const mm = (length: number): string =>
  say("terms-mm", { length: length > 0.05 && length < 10 ? tenths(length) : numbered(Math.round(length), { useGrouping: false }) });
