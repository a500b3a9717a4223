/** Words of the game as the table writes them. */
import type { Part } from "../../wire/messages";

const COMMANDS: Record<string, string> = {
  navigate: "Navigate",
  squadron: "Squadron",
  repair: "Repair",
  concentrate_fire: "Concentrate Fire",
};
const ZONES: Record<string, string> = {
  front: "Front",
  left: "Left",
  right: "Right",
  rear: "Rear",
  left_aux: "Left aux",
  right_aux: "Right aux",
};

export const commandName = (command: string): string => COMMANDS[command] ?? capital(command);
export const zoneName = (zone: string): string => ZONES[zone] ?? capital(zone);
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
export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
export const mm = (length: number): string => `${length > 0.05 && length < 10 ? length.toFixed(1) : Math.round(length)} mm`;

/** "1 dial", "3 dials". */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? "" : "s"}`;
