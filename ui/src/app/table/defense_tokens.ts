/** The defense tokens that the options of a question are about. */
import type { Option, UnitShown } from "../../wire/messages";

/** Whether an option is an exhausted defense token of a unit: its answer is the place among the unit's tokens. */
export function isExhausted(option: Option, unit: UnitShown | undefined): boolean {
  const token = typeof option.answer === "number" ? unit?.defense[option.answer] : undefined;
  return token?.kind === option.icon && token.state === "exhausted";
}
