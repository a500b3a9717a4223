/** The open parts of the frame around the board. */
import { isSheet } from "./screen";

export class FrameView {
  help = $state(false);
  log = $state(false);
  text = $state(false);
  map = $state(false);
  rail = $state(false);
  /** The seat whose fleet is open, where teams play; the pin keeps it open. */
  fleet = $state<number | null>(null);
  pinned = $state(false);
  /** The tab of the sheet on small screens. */
  tab = $state<"decision" | "fleets" | "log">("decision");
  /** The line of the log that is looked for. */
  sought = $state<number | null>(null);
  /** What the objective says is open: nothing else stands there. */
  objective = $state(false);
  /** How high the strip of a lesson is below the bar of a small screen, in pixels. */
  strip = $state(0);
  /** Less than a minute is left on the clock of a seat of this browser. */
  low = $state(false);
  /** Close what lies on top, as Escape does; whether there was something. The frame knows how. */
  closeTop: () => boolean = () => false;

  /** Open the fleet of a player, or close it. */
  openFleet(seat: number): void {
    this.fleet = this.fleet === seat ? null : seat;
    if (this.fleet === null) this.pinned = false;
  }

  closeFleet(): void {
    this.fleet = null;
    this.pinned = false;
  }

  /** Open the log where the screen has it: as a drawer, or as a tab of the sheet. */
  openLog(line: number | null = null): void {
    this.sought = line;
    if (isSheet()) this.tab = "log";
    else this.log = true;
  }
}
