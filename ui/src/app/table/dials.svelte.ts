/** Dials that a player has chosen but not locked: kept here, and sent one after another as the server asks for them. */
import { SvelteMap } from "svelte/reactivity";
import type { DialRow, Prompt, Update } from "../../wire/messages";
import type { Live, NotDone } from "../../wire/live.svelte";

export const COMMANDS = ["navigate", "squadron", "repair", "concentrate_fire"] as const;

export interface Cell {
  ship: number;
  round: number;
}

const at = ({ ship, round }: Cell): string => `${ship}:${round}`;

export class DialDraft {
  rows = $state.raw<DialRow[]>([]);
  locking = $state(false);
  readonly #chosen = new SvelteMap<string, string>();

  constructor(readonly seat: number) {}

  /** The cells that wait for a command, ship by ship, in the order of the rounds: as the server asks for them. */
  get open(): Cell[] {
    return this.rows.flatMap((row) => row.cells.filter((cell) => cell.open).map((cell) => ({ ship: row.ship, round: cell.round })));
  }

  get left(): number {
    return this.open.filter((cell) => !this.get(cell)).length;
  }

  get(cell: Cell): string | undefined {
    return this.#chosen.get(at(cell));
  }

  set(cell: Cell, command: string): void {
    this.#chosen.set(at(cell), command);
  }

  clear(): void {
    this.#chosen.clear();
    this.locking = false;
  }

  /** Answer one question after the other; what the server asks for next it says in the next update. */
  async lock(live: Live): Promise<void> {
    this.locking = true;
    try {
      for (let sent = 0; sent < 40; sent++) {
        const prompt = await asked(live, this.seat);
        const cell = prompt && this.#next(prompt);
        if (!prompt || !cell) break;
        await live.decide(this.seat, prompt.number, { ship: cell.ship, command: this.get(cell) });
        this.#chosen.delete(at(cell));
      }
      this.#forget();
    } catch (why) {
      answered.delete(live);
      throw why;
    } finally {
      this.locking = false;
    }
  }

  /** Once locked nothing of it stays in the page: at a shared screen the next player sits down. */
  #forget(): void {
    this.clear();
    this.rows = [];
  }

  #next(prompt: Prompt): Cell | undefined {
    const filled = this.open.filter((cell) => this.get(cell));
    return filled.find((cell) => cell.ship === prompt.about) ?? filled[0];
  }
}

/** The dial question of a seat, once the answer before has been taken in. */
async function asked(live: Live, seat: number): Promise<Prompt | null> {
  const find = (update: Update | null): Prompt | undefined =>
    update?.prompts.find((prompt) => prompt.seat === seat && prompt.kind === "command dial");
  for (let waited = 0; waited < 60; waited++) {
    const prompt = find(live.update);
    const question = prompt && `${seat}:${prompt.number}`;
    if (prompt && question && question !== answered.get(live)) {
      answered.set(live, question);
      return prompt;
    }
    if (!prompt && waited > 4) return null;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw {
    reason: "The server did not ask for the next dial. Nothing is lost: reload the page.",
    rule: null,
    nearest: null,
    stale: false,
  } satisfies NotDone;
}

/** The question that was answered last, of each connection: two seats that decide at once may be asked under one number. */
const answered = new WeakMap<Live, string>();
