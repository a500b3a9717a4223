/** Trying a course: what is set at each joint, and how it is drawn. */
import type { Overlay, Place, Stage } from "../../board/stage.svelte";
import type { ToolSide, CoursePreview } from "../../wire/messages";
import "../../words/tools";
import { say } from "../../words/words.svelte";

export interface CourseDraft {
  ship: number;
  clicks: number[];
  side: ToolSide | null;
  selected: number;
}

export const CLICKS = [-2, -1, 0, 1, 2] as const;
/** The angle of a click, and how far from its joint a button of the fan stands on the screen, in pixels. */
const CLICK = 22.5;
const FAN = 62;

/** The heading of the tool as it comes into a joint, in degrees clockwise from the far edge. */
function heading(tried: CoursePreview, joint: number): number {
  const at = tried.tool.joints[joint];
  const from = tried.tool.joints[joint - 1];
  if (!at || !from) return 0;
  return (Math.atan2(at[0] - from[0], at[1] - from[1]) * 180) / Math.PI;
}

export function courseDrawing(stage: Stage, draft: CourseDraft, tried: CoursePreview, set: (draft: CourseDraft) => void): Overlay[] {
  const ship = stage.unit(draft.ship);
  if (ship?.type !== "ship" || !ship.pose) return [];
  const { tool, course } = tried;
  const drawn: Overlay[] = [
    {
      kind: "tool",
      joints: tool.joints,
      segments: tool.segments,
      poses: tool.poses.slice(0, -1),
      chassis: ship.chassis,
      selected: draft.selected,
      onjoint: (joint) => set({ ...draft, selected: joint }),
    },
    {
      kind: "ghostShip",
      chassis: ship.chassis,
      pose: course.stops,
      side: ship.side,
      ...(tried.legal ? {} : { label: say("tools-not-legal") }),
    },
  ];
  const joint = tool.joints[draft.selected];
  if (!joint) return drawn;
  const turn = draft.selected ? heading(tried, draft.selected) : ship.pose[2] / 1000;
  const far = FAN / stage.camera.scale;
  drawn.push({
    kind: "buttons",
    from: joint,
    buttons: CLICKS.map((click) => {
      const angle = ((turn + click * CLICK) * Math.PI) / 180;
      return {
        at: [joint[0] + Math.sin(angle) * far, joint[1] + Math.cos(angle) * far] as Place,
        text: String(Math.abs(click)),
        on: draft.clicks[draft.selected] === click,
        off: false,
        label: say("tools-joint-click", { number: draft.selected + 1, click: say("tools-click", { click }) }),
        act: () => set({ ...draft, clicks: draft.clicks.map((was, place) => (place === draft.selected ? click : was)) }),
      };
    }),
  });
  return drawn;
}
