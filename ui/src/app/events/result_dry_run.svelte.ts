/** A dry run of a result while somebody types it: the outcome, or what is still missing. */
import { Refusal } from "../../wire/rest";
import type { Problem, Report, DryRun } from "../../wire/types";
import type { Draft } from "./draft.svelte";

const PAUSE = 180;

export class ResultDryRun {
  outcome = $state.raw<DryRun | null>(null);
  problem = $state.raw<Problem | null>(null);
  #asked = 0;

  /** Follow a draft; call this once, when a component is created. */
  constructor(draft: () => Draft | null, dryRun: (report: Report) => Promise<DryRun>) {
    $effect(() => {
      const now = draft();
      const asked = ++this.#asked;
      this.outcome = null;
      this.problem = null;
      if (!now?.isBegun) return;
      const report = now.report;
      const timer = setTimeout(() => void this.#run(asked, () => dryRun(report)), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  async #run(asked: number, dryRun: () => Promise<DryRun>): Promise<void> {
    try {
      const outcome = await dryRun();
      if (asked !== this.#asked) return;
      if (outcome.refusal) this.problem = outcome.refusal;
      else this.outcome = outcome;
    } catch (error) {
      if (asked === this.#asked && error instanceof Refusal) this.problem = error.problem;
    }
  }
}
