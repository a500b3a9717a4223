/** The nodes of the scenes: made when they are first needed, reused ever after, and out of the picture in between. */

const SPACE = "http://www.w3.org/2000/svg";

/** The parts of a node, in mm or, where the style scales it, in pixels. `[class, tag, attributes]`, nested by `/`. */
type Part = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...inside: Part[]];
const g = (name: string, ...inside: Part[]): Part => ["g", { class: name }, ...inside];

const PARTS = {
  bolt: g(
    "bolt",
    ["circle", { class: "muzzle", r: "5" }],
    g(
      "shot",
      ["path", { class: "b0", d: "M-22 0H8" }],
      ["path", { class: "b1", d: "M-24-1.8H8M-24 1.8H8" }],
      ["path", { class: "b2", d: "M-12-1.8H7.5M-12 1.8H7.5" }],
    ),
    g("end", ["circle", { class: "ripple", r: "13" }], ["circle", { class: "flash", r: "8" }]),
  ),
  burst: g("burst", ["circle", { class: "fire", r: "1" }]),
  spark: g("spark", ["path", { d: "M3 0H13" }]),
  edge: g("edge", ["path", { class: "shape" }]),
  flare: g("flare", g("veils", ["path", { class: "veil" }], ["path", { class: "soft" }], ["path", { class: "hard" }])),
  arc: g("arc", g("grown", ["path", { class: "drawn" }])),
  line: g("line", ["path", { class: "drawn" }]),
  say: g("say", ["text", {}]),
  icon: g(
    "icon",
    g("back", ["circle", { r: "17" }], ["path", { d: "M-7 0h14M0-7v14" }]),
    g("front", ["circle", { r: "17" }], ["use", { x: "-12", y: "-12", width: "24", height: "24" }]),
  ),
  half: g("half", g("hulk", g("part"))),
  mark: g("mark", ["circle", { r: "1" }]),
  scorch: g("scorch", ["ellipse", { rx: "7", ry: "5" }], ["path", { d: "M-3-1.5l2.2.8M1-2.6l1.2 1.6M-.6 1.6l-1.5 1.6M2.6 1l1.6.6" }]),
} as const;

export type NodeName = keyof typeof PARTS;

function made([tag, attributes, ...inside]: Part): SVGElement {
  const node = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...inside.map(made));
  return node;
}

export const fresh = (name: NodeName): SVGGElement => made(PARTS[name]) as SVGGElement;

export class Pool {
  readonly #free = new Map<NodeName, SVGGElement[]>();
  #taken: [NodeName, SVGGElement][] = [];

  constructor(readonly layer: SVGGElement) {}

  /** A node of this kind, drawn above those taken before. */
  take(name: NodeName, look = ""): SVGGElement {
    const node = this.#free.get(name)?.pop() ?? fresh(name);
    node.setAttribute("class", `${name} ${look}`);
    this.#taken.push([name, node]);
    this.layer.append(node);
    return node;
  }

  /** The nodes taken since the last call: whoever took them gives them back. */
  taken(): [NodeName, SVGGElement][] {
    const taken = this.#taken;
    this.#taken = [];
    return taken;
  }

  giveBack(nodes: readonly [NodeName, SVGGElement][]): void {
    for (const [name, node] of nodes) {
      node.remove();
      this.#free.set(name, [...(this.#free.get(name) ?? []), node]);
    }
  }
}
