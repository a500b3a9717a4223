/** The rules by area: the areas as the rule index names them, each read when it is opened. */
import { get } from "../../wire/rest";
import type { RulesShown, RuleShown } from "../../wire/types";

class Rulebook {
  /** Code and title of each area, in their order. */
  areas = $state.raw<RulesShown["areas"]>([]);
  /** The rules that were read, by area. */
  rules = $state.raw<Record<string, RuleShown[]>>({});
  problem = $state("");
  #asked = new Set<string>();

  /** Read an area, if it is not there yet; without one, the areas alone. */
  open(area = ""): void {
    if (this.#asked.has(area)) return;
    this.#asked.add(area);
    this.problem = "";
    get("/api/rules", { query: { area } }).then(
      (told) => {
        this.areas = told.areas;
        this.rules = { ...this.rules, [area]: told.rules };
      },
      (error: Error) => {
        this.#asked.delete(area);
        this.problem = error.message;
      },
    );
  }
}

export const rulebook = new Rulebook();
