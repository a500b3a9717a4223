/** An attempt to do something: whether it is under way, its refusal, or its remarks. */
import { Refusal } from "../../wire/rest";
import type { Problem } from "../../wire/types";

type Act = (overrule: boolean) => Promise<string[]>;

export class Attempt {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** Remarks on what was done last. */
  said = $state.raw<string[]>([]);
  #act: Act | null = null;

  /** Whether the organiser may insist on it. */
  get canInsist(): boolean {
    return !!this.problem?.can_overrule && this.#act !== null;
  }

  async run(act: Act, overrule = false): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.said = [];
    try {
      const said = await act(overrule);
      this.problem = null;
      this.#act = null;
      this.said = said;
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#act = act;
      this.problem = error.problem;
      return false;
    } finally {
      this.busy = false;
    }
  }

  async insist(): Promise<boolean> {
    return this.#act ? this.run(this.#act, true) : false;
  }

  clear(): void {
    this.problem = null;
    this.said = [];
    this.#act = null;
  }
}
