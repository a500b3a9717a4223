/** A result while it is being typed: the text of the fields, and the report made from it. */
import type { Ending, Report } from "../../wire/types";

const number = (text: string): number | null => (text.trim() === "" || Number.isNaN(Number(text)) ? null : Number(text));
const shown = (value: number | null | undefined): string => (value === null || value === undefined ? "" : String(value));

export class Draft {
  ending = $state<Ending>("six rounds");
  scores = $state<[string, string]>(["", ""]);
  second = $state<number | null>(null);
  lost = $state<number | null>(null);
  together = $state(false);
  objective = $state("");
  winner = $state<number | null>(null);
  points = $state<[string, string]>(["", ""]);
  margin = $state("");
  note = $state("");

  constructor(report: Report | null = null) {
    if (report) this.take(report);
  }

  take(report: Report): void {
    this.ending = report.ending ?? "six rounds";
    this.scores = [shown(report.scores?.[0]), shown(report.scores?.[1])];
    this.second = report.second ?? null;
    this.lost = report.lost ?? null;
    this.together = report.together ?? false;
    this.objective = report.objective ? String(report.objective) : "";
    this.winner = report.winner ?? null;
    this.points = [shown(report.points?.[0]), shown(report.points?.[1])];
    this.margin = report.margin ? String(report.margin) : "";
    this.note = report.note ?? "";
  }

  /** Whether the form asks who lost: whose fleet is gone, who conceded or did not come. */
  get asksLost(): boolean {
    return ["one fleet destroyed", "concession", "no-show"].includes(this.ending);
  }

  get asksScores(): boolean {
    return this.ending !== "no-show";
  }

  get isJudged(): boolean {
    return this.ending === "judge";
  }

  /** Whether there is enough for a dry run. */
  get isBegun(): boolean {
    if (this.isJudged) return this.points.every((text) => text.trim() !== "");
    if (this.asksLost) return this.lost !== null || this.ending === "no-show";
    return this.scores.every((text) => String(text).trim() !== "");
  }

  get report(): Report {
    const points: [number, number] = [number(String(this.points[0])) ?? 0, number(String(this.points[1])) ?? 0];
    const given = this.points.every((text) => String(text).trim() !== "");
    return {
      ending: this.ending,
      scores: this.asksScores ? [number(String(this.scores[0])), number(String(this.scores[1]))] : [null, null],
      second: this.second,
      lost: this.asksLost ? this.lost : null,
      together: this.ending === "both fleets destroyed" && this.together,
      objective: this.asksLost && this.ending !== "no-show" ? (number(String(this.objective)) ?? 0) : 0,
      winner: this.isJudged ? this.winner : null,
      points: this.isJudged && given ? points : null,
      margin: this.isJudged ? (number(String(this.margin)) ?? 0) : 0,
      note: this.note,
    };
  }
}
