/** Marks on the board: edges, arcs, lines, words and icons. */
import { icon as drawingOf } from "../../look/icons";
import { arcDrawing } from "../overlay/arcs";
import { plate, posed, teamOf } from "../shapes";
import { OUT } from "./keyframes";
import { angle, far, put, upright, type Movement, type Of, type Table } from "./movement";
import { fresh } from "./pool";

export function edge(on: Table, unit: number, tone: string, { at, lasts }: { at: number; lasts: number }): Movement[] {
  const shown = on.stage.unit(unit);
  const pose = shown?.pose;
  if (!shown || !pose) return [];
  const node = on.pool.take("edge", tone);
  const shape = node.firstElementChild;
  const piece = shown.type === "ship" ? on.stage.pieces.ships[shown.chassis] : undefined;
  const r = on.stage.pieces.squadron_radius + 3;
  shape?.setAttribute(
    "d",
    piece
      ? plate(piece.width + 7, piece.length + 7, teamOf(shown.side))
      : `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  );
  node.style.transform = posed(pose, piece ? pose[2] / 1000 : 0);
  const frames: Keyframe[] = [
    { opacity: 0, transform: "scale(1.12)" },
    { opacity: 1, transform: "none", offset: 0.35 },
    { opacity: 1, transform: "none", offset: 0.75 },
    { opacity: 0, transform: "none" },
  ];
  return shape ? [{ of: shape, frames, at, lasts }] : [];
}

export function arc(on: Table, { unit, zone, at, lasts }: Of<"arc">): Movement[] {
  const ship = on.stage.unit(unit);
  const found = ship?.type === "ship" ? on.stage.pieces.ships[ship.chassis]?.zones.find((each) => each.zone === zone) : undefined;
  if (!ship?.pose || !found) return [];
  const node = on.pool.take("arc");
  const grown = node.firstElementChild;
  if (!grown) return [];
  const { bands, borders } = arcDrawing(found);
  const paths: [string, string][] = [
    ...bands.flatMap(({ band, area, edge }): [string, string][] => [
      [`bandfill ${band}`, area],
      [`bandedge ${band}`, edge],
    ]),
    ["arcline", borders],
  ];
  while (grown.children.length < paths.length) grown.append(fresh("line").firstElementChild ?? "");
  for (const [place, child] of [...grown.children].entries()) {
    const [name, d] = paths[place] ?? ["", ""];
    child.setAttribute("class", name);
    child.setAttribute("d", d);
  }
  node.style.transform = posed(ship.pose);
  const frames: Keyframe[] = [
    { transform: "scale(.25)", opacity: 0 },
    { transform: "none", opacity: 1, offset: Math.min(0.9, 420 / lasts) },
    { transform: "none", opacity: 1 },
  ];
  return [{ of: grown, frames, at, lasts, easing: OUT }];
}

export function line(on: Table, { from, to, tone, at, lasts }: Of<"line">): Movement[] {
  const node = on.pool.take("line", tone);
  const path = node.firstElementChild;
  if (!path) return [];
  node.style.transform = put(from, angle(from, to));
  path.setAttribute("d", `M0 0H${far(from, to).toFixed(1)}`);
  const growing = tone === "fire" || tone === "fork" || tone === "trail";
  const shown: Keyframe = { transform: "scaleX(1)", opacity: 1 };
  const first: Keyframe = growing ? { transform: "scaleX(0)", opacity: 1 } : { transform: "none", opacity: 0 };
  const frames: Keyframe[] = [first, { ...shown, offset: Math.min(0.6, 260 / lasts) }, { ...shown, offset: 0.85 }];
  return [{ of: path, frames: [...frames, tone === "trail" ? { ...shown, opacity: 0 } : shown], at, lasts, easing: "ease-out" }];
}

export function say(on: Table, cue: Of<"say">): Movement[] {
  const node = on.pool.take("say", cue.tone);
  const text = node.firstElementChild;
  node.style.transform = upright(cue.place, cue.dy ?? 0);
  if (text) text.textContent = cue.text;
  const fade = Math.min(0.3, 180 / cue.lasts);
  const frames: Keyframe[] = [
    { opacity: 0, transform: "translateY(7px)" },
    { opacity: 1, transform: "none", offset: fade },
    { opacity: 1, transform: "none", offset: 1 - fade },
    { opacity: 0, transform: "none" },
  ];
  return text ? [{ of: text, frames, ...cue }] : [];
}

export function mark(on: Table, cue: Of<"mark">): Movement[] {
  const node = on.pool.take("mark");
  node.style.transform = put(cue.place);
  const ring = node.firstElementChild;
  const frames: Keyframe[] = [
    { transform: `scale(${cue.radius * 0.3})`, opacity: 1 },
    { transform: `scale(${cue.radius})`, opacity: 1, offset: 0.4 },
    { transform: `scale(${cue.radius})`, opacity: 0 },
  ];
  return ring ? [{ of: ring, frames, ...cue }] : [];
}

export function icon(on: Table, { place, icon: name, how, at, lasts }: Of<"icon">): Movement[] {
  const node = on.pool.take("icon", how);
  const [back, front] = node.children;
  node.style.transform = upright(place);
  front?.querySelector("use")?.setAttribute("href", drawingOf(name));
  if (!back || !front) return [];
  const shown: Keyframe = { transform: "none", opacity: 1 };
  if (how === "dial")
    return [
      {
        of: back,
        frames: [
          { transform: "translateY(16px) scale(.5)", opacity: 0 },
          { ...shown, offset: 0.25 },
          { transform: "scaleX(0)", opacity: 1, offset: 0.5 },
          { transform: "scaleX(0)", opacity: 0 },
        ],
        at,
        lasts,
        easing: "ease-in-out",
      },
      {
        of: front,
        frames: [
          { transform: "scaleX(0)", opacity: 0 },
          { transform: "scaleX(0)", opacity: 1, offset: 0.5 },
          { ...shown, transform: "scale(1.15)", offset: 0.72 },
          { ...shown, offset: 0.88 },
          { transform: "translateY(14px) scale(.5)", opacity: 0 },
        ],
        at,
        lasts,
        easing: "ease-in-out",
      },
    ];
  const ways: Record<string, Keyframe[]> = {
    gain: [
      { transform: "translateY(18px) scale(.6)", opacity: 0 },
      { ...shown, offset: 0.35 },
      { ...shown, offset: 0.7 },
      { transform: "translateY(-10px)", opacity: 0 },
    ],
    spend: [shown, { transform: "scale(1.2)", opacity: 1, offset: 0.4 }, { transform: "scale(1.3)", opacity: 0 }],
    coin: [
      { transform: "scale(.4)", opacity: 0 },
      { ...shown, offset: 0.2 },
      { transform: "translateY(-26px) scaleX(.2)", opacity: 1, offset: 0.45 },
      { transform: "translateY(-44px)", opacity: 1, offset: 0.7 },
      { transform: "translateY(-120px) scale(.5)", opacity: 0 },
    ],
  };
  const frames = ways[how] ?? [
    { transform: "scale(.6)", opacity: 0 },
    { transform: "scale(1.15)", opacity: 1, offset: 0.3 },
    { ...shown, offset: 0.8 },
    { ...shown, opacity: 0 },
  ];
  return [
    { of: back, frames: [{ opacity: 0 }, { opacity: 0 }], at, lasts },
    { of: front, frames, at, lasts },
  ];
}
