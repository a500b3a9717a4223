/** Movements of dice, tokens and the card beside the pieces: each motion once, of transform and opacity alone. */
import type { Motion } from "./hud";

const OUT = "cubic-bezier(.15,.6,.3,1)";
const LAND = "cubic-bezier(.3,1.5,.5,1)";
const seen: Keyframe = { transform: "none", opacity: 1 };

const FRAMES: Record<Motion["how"], { frames: Keyframe[]; easing: string }> = {
  throw: {
    frames: [
      { transform: "translate(-120px,-90px) rotate(-560deg) scale(1.3)", opacity: 0 },
      { transform: "translate(-14px,4px) rotate(-24deg) scale(1.02)", opacity: 1, offset: 0.6 },
      seen,
    ],
    easing: OUT,
  },
  reroll: {
    frames: [{ transform: "none" }, { transform: "translateY(-18px) rotate(270deg)" }, { transform: "rotate(540deg)" }],
    easing: "ease-in-out",
  },
  turn: {
    frames: [{ transform: "none" }, { transform: "scaleX(0)", offset: 0.45 }, { transform: "none" }],
    easing: "ease-in-out",
  },
  cancel: { frames: [{ transform: "none" }, { transform: "translateY(4px)" }], easing: "ease-out" },
  spend: { frames: [{ transform: "none" }, { transform: "translateY(-12px) scale(.9)", offset: 0.5 }, { transform: "none" }], easing: OUT },
  flip: { frames: [{ transform: "none" }, { transform: "scaleX(0)", offset: 0.44 }, { transform: "none" }], easing: LAND },
  lock: { frames: [{ transform: "scale(1.5)" }, { transform: "none" }], easing: LAND },
};

/** Lets an element move as it should, whenever it is given another motion. */
export const motion =
  (how: Motion | null, rate: number, still: boolean) =>
  (node: HTMLElement): (() => void) | undefined => {
    if (!how || still) return undefined;
    const { frames, easing } = FRAMES[how.how];
    const made = node.animate(frames, { delay: how.at, duration: how.lasts, easing, fill: "backwards" });
    made.playbackRate = rate;
    return () => made.cancel();
  };
