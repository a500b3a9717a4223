/** A result weighed by the server while it is typed: what it would come to, or what is still missing. */
import { Refusal } from "../../wire/rest";
import type { Problem, Report, Weighed } from "../../wire/types";
import type { Draft } from "./draft.svelte";

const PAUSE = 180;

export class Weighing {
  weighed = $state.raw<Weighed | null>(null);
  problem = $state.raw<Problem | null>(null);
  #asked = 0;

  /** Follow a draft; to be called once, where a component begins. */
  constructor(draft: () => Draft | null, weigh: (report: Report) => Promise<Weighed>) {
    $effect(() => {
      const now = draft();
      const asked = ++this.#asked;
      this.weighed = null;
      this.problem = null;
      if (!now?.isBegun) return;
      const report = now.report;
      const timer = setTimeout(() => void this.#weigh(asked, () => weigh(report)), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  async #weigh(asked: number, weigh: () => Promise<Weighed>): Promise<void> {
    try {
      const weighed = await weigh();
      if (asked !== this.#asked) return;
      if (weighed.refusal) this.problem = weighed.refusal;
      else this.weighed = weighed;
    } catch (error) {
      if (asked === this.#asked && error instanceof Refusal) this.problem = error.problem;
    }
  }
}
