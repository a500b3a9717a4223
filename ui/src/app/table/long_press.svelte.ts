/** A press that counts only when it is held for a while; `part` is how much of it has passed. */
export class LongPress {
  part = $state(0);
  #frame = 0;
  #began = 0;

  constructor(
    readonly done: () => void,
    readonly lasts = 1000,
  ) {}

  begin(): void {
    if (this.#began) return;
    this.#began = performance.now();
    const step = (): void => {
      this.part = Math.min(1, (performance.now() - this.#began) / this.lasts);
      if (this.part < 1) this.#frame = requestAnimationFrame(step);
      else {
        this.end();
        this.done();
      }
    };
    this.#frame = requestAnimationFrame(step);
  }

  end(): void {
    cancelAnimationFrame(this.#frame);
    this.#began = 0;
    this.part = 0;
  }
}
