/** One fetch at a time: a call during a fetch triggers one more after it. */
export class Refresh {
  #running: Promise<void> | null = null;
  #again = false;

  constructor(readonly fetch: () => Promise<void>) {}

  run(): Promise<void> {
    if (this.#running) this.#again = true;
    else this.#running = this.#untilCurrent().finally(() => (this.#running = null));
    return this.#running;
  }

  async #untilCurrent(): Promise<void> {
    do {
      this.#again = false;
      await this.fetch();
    } while (this.#again);
  }
}
