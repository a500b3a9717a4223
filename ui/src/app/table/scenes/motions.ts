/** Movements of dice, tokens and the card beside the pieces: each motion once, of transform and opacity alone. */
import type { Motion } from "./hud";

const OUT = "cubic-bezier(.15,.6,.3,1)";
const LAND = "cubic-bezier(.3,1.5,.5,1)";
const seen: Keyframe = { transform: "none", opacity: 1 };

/** How far the initiative token comes to rest from the middle, in pixels. */
export const RESTS = 44;
/** A token spins in the middle between both fleets, and comes to rest at one of them. */
const spun = (way: 1 | -1): Keyframe[] => [
  { transform: "none" },
  { transform: "rotateY(900deg)", offset: 0.64 },
  { transform: `translateX(${way * RESTS}px) rotateY(1080deg)` },
];

/** Dice burst apart: every other one up, the others down. */
const apart = (way: 1 | -1): Keyframe[] => [
  { ...seen, offset: 0 },
  { transform: `translate(${way * 22}px,${way * 58}px) rotate(${way * 110}deg) scale(.7)`, opacity: 0, offset: 0.98 },
  { transform: "none", opacity: 0 },
];

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
  left: { frames: spun(-1), easing: "linear" },
  right: { frames: spun(1), easing: "linear" },
  up: { frames: apart(-1), easing: OUT },
  down: { frames: apart(1), easing: OUT },
  rise: { frames: [{ transform: "translateY(18px) scale(.5)", opacity: 0 }, seen], easing: LAND },
  lock: { frames: [{ transform: "scale(1.5)" }, { transform: "none" }], easing: LAND },
};

/** The motions under way: that of an element is not begun again while it stays the same. */
const moving = new WeakMap<HTMLElement, { how: Motion | null; made: Animation | null }>();

/** Lets an element move as it should, whenever it is given another motion; at rate 0 it stands still. */
export const motion =
  (how: Motion | null, rate: number, still: boolean) =>
  (node: HTMLElement): void => {
    const before = moving.get(node);
    if (before?.how !== how || still) {
      before?.made?.cancel();
      moving.set(node, { how, made: how && !still ? begun(how, node) : null });
    }
    const made = moving.get(node)?.made;
    if (!made || made.playState === "finished") return;
    if (!rate) return made.pause();
    made.playbackRate = rate;
    if (made.playState === "paused") made.play();
  };

function begun({ how, at, lasts }: Motion, node: HTMLElement): Animation {
  const { frames, easing } = FRAMES[how];
  return node.animate(frames, { delay: at, duration: lasts, easing, fill: "backwards" });
}
