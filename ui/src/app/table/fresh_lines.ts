/** The lines of the log that were not read before: an update may be skipped, and lines may be taken back. */
import type { LogLine, Update } from "../../wire/messages";

export class FreshLines {
  #read = -1;

  /** The new lines; null where the whole log is told, at first and after something was taken back. */
  of(update: Update, lines: readonly LogLine[]): readonly LogLine[] | null {
    const last = this.#read;
    this.#read = lines.at(-1)?.number ?? 0;
    return last < 0 || update.replaces_log ? null : lines.filter((line) => line.number > last);
  }
}
