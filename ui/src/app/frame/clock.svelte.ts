/** The clocks of seats, running between what the server tells. */
import type { SeatShown } from "../../wire/types";

const TICK = 500;

export class Clocks {
  /** Now, and when the server last told. */
  now = $state(Date.now());
  #read = $state(Date.now());

  /** To be made while a component begins: it ticks while a clock of these runs, or anything else `counts`. */
  constructor(
    readonly seats: () => readonly SeatShown[],
    counts: () => boolean = () => false,
    /** While scenes are watched no clock counts. */
    watches: () => boolean = () => false,
  ) {
    $effect(() => {
      void seats();
      this.now = this.#read = Date.now();
    });
    $effect(() => {
      if (watches()) return () => void (this.now = this.#read = Date.now());
      return undefined;
    });
    const runs = $derived(counts() || seats().some((seat) => seat.running && seat.clock !== null && !watches()));
    $effect(() => {
      if (!runs) return;
      const timer = setInterval(() => (this.now = Date.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Seconds since the server last told. */
  get since(): number {
    return Math.max(0, this.now - this.#read) / 1000;
  }

  /** The seconds that a seat has left; null without a clock. */
  left(seat: SeatShown): number | null {
    return seat.clock === null ? null : Math.max(0, seat.clock - (seat.running ? this.since : 0));
  }

  time(seat: SeatShown): string {
    const left = Math.floor(this.left(seat) ?? 0);
    const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
    const two = (value: number): string => String(value).padStart(2, "0");
    return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  }

  isBelow(seat: SeatShown, seconds: number): boolean {
    const left = this.left(seat);
    return left !== null && left < seconds;
  }
}
