/** What the panels have in hand, in words: courses, dials and places. */
import type { Pose, PreviewRemark } from "../../wire/messages";
import { capital, commandName } from "./words";
import "../../words/aloud";
import "../../words/panels";
import { listed, say } from "../../words/words.svelte";

/** A course: the joint that the keys turn, all joints from the ship on, and what comes of it. */
export function courseText(
  course: { clicks: readonly number[]; side: string },
  joint: number,
  { speed, remarks }: { speed: number | null; remarks: readonly PreviewRemark[] | null },
): string {
  const yaw = (clicks: number | undefined): string => say("panels-yaw", { clicks: clicks ?? 0 });
  const joints = course.clicks.length;
  const at = Math.min(joint, joints - 1);
  const args = {
    joint: at + 1,
    joints,
    yaw: yaw(course.clicks[at]),
    course: listed(course.clicks.map(yaw)),
    side: course.side,
  };
  const laid = joints ? say("aloud-course", args) : say("panels-stays");
  const told = remarks && (remarks.map((remark) => remark.text).join(" ") || say("panels-clear-path"));
  return [speed === null ? laid : say("aloud-course-speed", { speed, course: laid }), told ?? ""].join(" ").trim();
}

/** A dial: its ship, its round and its command, with how many are still to be set. */
export const dialText = (ship: string, round: number, command: string | undefined, left: number): string =>
  say("aloud-dial", { ship, round, command: command ? commandName(command) : say("aloud-no-command"), left });

/** A place of the table, in mm from its corner, and what comes of it; before it the piece, where there are several. */
export function placeText(piece: string, { pose, speed }: { pose: Pose; speed: number | null }, remarks: readonly PreviewRemark[]): string {
  const [x, y, heading] = pose.map((value) => String(Math.round(value / 1000))) as [string, string, string];
  const place = speed === null ? say("aloud-place", { x, y, heading }) : say("aloud-place-speed", { x, y, heading, speed });
  return [piece && `${capital(piece)}.`, place, ...remarks.map((remark) => remark.text)].filter(Boolean).join(" ");
}
