/** How the frame's tools ask the server: of a game in play through its line, of a replay at its moment. */
import type { PreviewRequest, PreviewReply } from "../../wire/messages";
import "../../words/connection";
import { say } from "../../words/words.svelte";

export type AskFor = (about: PreviewRequest) => Promise<PreviewReply | null>;

/** Why something was not told, in words. */
export function whyNot(reason: unknown): string {
  if (reason && typeof reason === "object" && "reason" in reason) return String(reason.reason);
  return say("connection-unanswered");
}
