/** The tools that are always there: measure, arcs, line of sight, threat, try a course, odds. They change nothing. */
import type { Overlay, Pick, Stage, ToolName } from "../../board/stage.svelte";
import type { Contours, End, Measured, OddsShown, PreviewReply, CoursePreview, UnitShown } from "../../wire/messages";
import { sideOf } from "../../board/naming";
import type { CourseDraft } from "./course";
import { whyNot, type AskFor } from "./preview_port";
import { reachDrawing } from "./reach_drawing";
import { endOf } from "./ruler_ends";
import "../../words/tools";
import { say } from "../../words/words.svelte";

/** As many measured lines stay on the board. */
const MOST_LINES = 6;

interface Measurement {
  tool: "measure" | "sight";
  told: Measured;
  names: [string, string];
}

/** Whether there is likely a keyboard: keys are spoken of only there. */
const hasKeys = (): boolean => matchMedia("(hover: hover)").matches;

export class Tools {
  /** The text of the tool: the next thing to press, or its result. */
  said = $state("");
  failed = $state("");
  /** Which side of the ruler is up. */
  face = $state<"range" | "distance">("range");
  course = $state.raw<CourseDraft | null>(null);
  tried = $state.raw<CoursePreview | null>(null);
  odds = $state.raw<{ told: OddsShown; title: string; squadron: boolean } | null>(null);
  lines = $state.raw<Measurement[]>([]);
  /** Units whose arcs are shown. */
  arcs = $state.raw<ReadonlySet<number>>(new Set());

  #first: { end: End; name: string; pick: Pick } | null = null;
  #round = 0;
  /** Drawings and sentences of answers, fetched with the first of them. */
  #drawings: typeof import("./tool_drawings") | null = null;

  constructor(
    readonly stage: Stage,
    readonly ask: AskFor | null,
  ) {}

  /** Which tools can be used: without a server only the arcs, which the pieces themselves carry. */
  can(tool: ToolName): boolean {
    return this.ask !== null || tool === "arcs";
  }

  /** A tool's key or button: take it up, flip the ruler, or lay the tool down. */
  press(tool: ToolName): void {
    if (!this.can(tool)) return;
    if (this.stage.tool !== tool) return this.#take(tool);
    if (tool === "measure" && this.face === "range" && this.lines.length) {
      this.face = "distance";
      this.#drawLines();
    } else this.down();
  }

  #take(tool: ToolName): void {
    this.down();
    this.stage.tool = tool;
    this.stage.toolpick = (pick) => this.#pick(pick);
    this.face = "range";
    const focused = this.stage.pointed ?? (tool === "threat" ? this.stage.scene?.active : null) ?? null;
    this.said = say(tool === "arcs" && hasKeys() ? "tools-press-arcs-keys" : `tools-press-${tool}`);
    const unit = this.stage.unit(focused);
    if (tool === "threat") void this.#threat(unit?.pose ? unit.id : null);
    else if (unit?.pose && (tool === "arcs" || (tool === "course" && unit.type === "ship"))) {
      this.#pick({ unit: unit.id, point: [unit.pose[0] / 1000, unit.pose[1] / 1000], option: null });
    }
  }

  /** Lay the tool down and take away what it drew. */
  down(): void {
    this.stage.tool = null;
    this.stage.toolpick = null;
    this.said = this.failed = "";
    this.course = null;
    this.tried = null;
    this.odds = null;
    this.arcs = new Set();
    this.lines = [];
    this.#first = null;
    this.#round++;
    for (const key of ["tool:lines", "tool:arcs", "tool:threat", "tool:danger", "tool:course", "tool:first"]) this.stage.hide(key);
  }

  /** Start the tool in hand again: the table is another one, as at another moment of a replay. */
  reset(): void {
    const tool = this.stage.tool;
    if (tool) this.#take(tool);
  }

  /** The arcs of all ships of a side. */
  showSide(side: number): void {
    if (this.stage.tool !== "arcs") this.#take("arcs");
    const ships = this.stage.scene?.units.filter((unit) => unit.type === "ship" && unit.side === side && unit.pose);
    this.arcs = new Set(ships?.map((ship) => ship.id));
    this.drawArcs();
  }

  #pick(pick: Pick): boolean {
    switch (this.stage.tool) {
      case "measure":
      case "sight":
        void this.#ends(pick, this.stage.tool);
        return true;
      case "odds":
        void this.#odds(pick);
        return true;
      case "arcs":
        if (pick.unit !== undefined) this.#toggleArcs(pick.unit);
        return pick.unit !== undefined;
      case "threat":
        if (pick.unit !== undefined) void this.#threat(pick.unit);
        return pick.unit !== undefined;
      case "course":
        if (pick.unit !== undefined) this.startCourse(pick.unit);
        return pick.unit !== undefined;
      default:
        return false;
    }
  }

  async #told<T extends PreviewReply>(about: Parameters<AskFor>[0], type: T["type"]): Promise<T | null> {
    const round = ++this.#round;
    this.failed = "";
    try {
      const told = await this.ask?.(about);
      this.#drawings ??= await import("./tool_drawings");
      if (round !== this.#round || !told) return null;
      if (told.type === type) return told as T;
      if (told.type === "refused") this.failed = told.reason;
    } catch (reason) {
      if (round === this.#round) this.failed = whyNot(reason);
    }
    return null;
  }

  // Measure and line of sight

  async #ends(pick: Pick, tool: "measure" | "sight"): Promise<void> {
    if (tool === "sight" && pick.unit === undefined) return;
    const end = endOf(this.stage, pick);
    if (!this.#first) {
      this.#first = { ...end, pick };
      this.said = say("tools-press-other-end", { end: end.name });
      this.stage.show("tool:first", [{ kind: "pill", at: pick.point, text: say("tools-from", { end: end.name }), tone: "act" }]);
      return;
    }
    const first = this.#first;
    this.#first = null;
    this.stage.hide("tool:first");
    const told = await this.#told<Measured>({ type: "measure", start: first.end, end: end.end }, "measured");
    if (!told || !this.#drawings) return;
    const { measureText, sightText } = this.#drawings;
    const kept: Measurement = { tool, told, names: [first.name, end.name] };
    this.lines = [...this.lines, kept].slice(-MOST_LINES);
    this.said = tool === "measure" ? measureText(told, kept.names) : sightText(told, kept.names);
    this.#drawLines();
  }

  #drawLines(): void {
    if (!this.#drawings) return;
    const { measureDrawing, sightDrawing } = this.#drawings;
    const last = this.lines.length - 1;
    const drawn = this.lines.flatMap(({ tool, told }, place): Overlay[] =>
      tool === "measure" ? measureDrawing(told, this.face, place === last) : sightDrawing(told),
    );
    this.stage.show("tool:lines", drawn);
  }

  /** Ask for a measure by names, for the text board. */
  async measured(start: End, end: End): Promise<Measured | string> {
    try {
      const told = await this.ask?.({ type: "measure", start, end });
      if (told?.type === "measured") return told;
      return told?.type === "refused" ? told.reason : say("tools-cannot-measure");
    } catch (reason) {
      return whyNot(reason);
    }
  }

  // Arcs

  #toggleArcs(unit: number): void {
    const arcs = new Set(this.arcs);
    if (!arcs.delete(unit)) arcs.add(unit);
    this.arcs = arcs;
    this.drawArcs();
  }

  drawArcs(): void {
    const many = this.arcs.size > 1;
    const drawn = [...this.arcs].flatMap((id) => reachDrawing(this.stage, id, many));
    this.stage.show("tool:arcs", drawn);
  }

  // Threat

  /** Where enemy dice reach now, for a ship of the size of one that is pointed at. */
  async #danger(unit: UnitShown | null): Promise<void> {
    const ship = unit?.type === "ship" ? unit : null;
    const side = ship?.side ?? sideOf(this.stage.scene);
    const told = await this.#told<Contours>({ type: "contours", side, unit: ship?.id ?? null }, "contours");
    if (!told || this.stage.tool !== "threat" || !this.#drawings) return;
    const { dangerDrawing, dangerText } = this.#drawings;
    this.said = dangerText(told, ship?.name ?? null);
    this.stage.show("tool:danger", dangerDrawing(told));
  }

  async #threat(unit: number | null): Promise<void> {
    this.stage.hide("tool:threat");
    const danger = this.#danger(this.stage.unit(unit) ?? null);
    const round = this.#round;
    await danger;
    // Not if another was pressed meanwhile, or the tool was laid down.
    if (unit === null || round !== this.#round) return;
    const told = await this.#told<PreviewReply & { type: "threat" }>({ type: "threat", unit, pose: null }, "threat");
    if (!told || !this.#drawings) return;
    const { aimDrawing } = this.#drawings;
    const damage = told.aims.reduce((sum, aim) => sum + aim.damage, 0);
    this.said = say("tools-threat-found", { unit: this.stage.unit(unit)?.name ?? "", count: told.aims.length, damage });
    this.stage.show(
      "tool:threat",
      told.aims.flatMap((aim) => aimDrawing(aim, this.stage)),
    );
  }

  // Odds

  async #odds(pick: Pick): Promise<void> {
    if (pick.unit === undefined) return;
    const end = endOf(this.stage, pick);
    if (!this.#first) {
      this.#first = { ...end, pick };
      this.odds = null;
      this.said = say("tools-press-defender", { attacker: end.name });
      return;
    }
    const first = this.#first;
    this.#first = null;
    const about = {
      type: "odds" as const,
      attacker: first.end.unit ?? 0,
      zone: first.end.zone ?? null,
      defender: pick.unit,
      target_zone: end.end.zone ?? null,
      range: null,
    };
    const told = await this.#told<OddsShown>(about, "odds");
    this.said = say("tools-press-attacker");
    if (!told) return;
    const title = say("tools-odds-title", { attacker: first.name, defender: end.name });
    this.odds = { told, title, squadron: this.stage.unit(pick.unit)?.type === "squadron" };
  }

  // Course

  startCourse(unit: number): void {
    const ship = this.stage.unit(unit);
    if (ship?.type !== "ship" || !ship.pose) return;
    const speed = Math.max(1, ship.speed);
    this.setCourse({ ship: unit, clicks: Array.from({ length: speed }, () => 0), side: null, selected: speed - 1 });
  }

  setCourse(draft: CourseDraft): void {
    this.course = draft;
    const name = this.stage.unit(draft.ship)?.name ?? "";
    this.said = say("tools-trying", { ship: name });
    void this.#try(draft);
  }

  async #try(draft: CourseDraft): Promise<void> {
    const { ship, clicks, side } = draft;
    const told = await this.#told<CoursePreview>({ type: "try_course", ship, clicks, side }, "tried");
    const { courseDrawing } = await import("./course");
    if (!told || this.course !== draft) return;
    this.tried = told;
    this.stage.show(
      "tool:course",
      courseDrawing(this.stage, draft, told, (next) => this.setCourse(next)),
    );
  }
}
