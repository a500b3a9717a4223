/**
 * What lies behind the table: clouds and stars, or on paper a printed star chart and the fibre of the sheet. Each is painted
 * once, by its own chance that is the same every time, and is then only moved.
 */
import { scatter } from "./shapes";

export interface Inks {
  star: string;
  warm: string;
  clouds: readonly [string, string, string];
}

/** A picture and how large it is shown, in pixels. */
export interface Sheet {
  url: string;
  width: number;
  height: number;
}

/** Clouds are soft: few points, stretched. */
const FEW = { width: 240, height: 160, stretch: 8 };
const FAR = 640;
const NEAR = 960;
const CHART = { width: 1600, height: 1000 };
const FIBRE = 220;

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const element = document.createElement("canvas");
  [element.width, element.height] = [width, height];
  const pen = element.getContext("2d");
  if (!pen) throw new Error("no canvas");
  return [element, pen];
}

const sheet = (element: HTMLCanvasElement, stretch = 1): Sheet => ({
  url: `url(${element.toDataURL()})`,
  width: element.width * stretch,
  height: element.height * stretch,
});

/** Red, green and blue of a token. */
const rgb = (colour: string): [number, number, number] =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];

/** Smooth noise between 0 and 1 that repeats after `size` in both directions. */
function noise(seed: string, size: number): (x: number, y: number) => number {
  const random = scatter(seed);
  const field = Float32Array.from({ length: size * size }, random);
  const at = (x: number, y: number): number => field[(y % size) * size + (x % size)] ?? 0;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - left, y - top];
    const [a, b] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
    const [l, t] = [((left % size) + size) % size, ((top % size) + size) % size];
    const above = at(l, t) * (1 - a) + at(l + 1, t) * a;
    const below = at(l, t + 1) * (1 - a) + at(l + 1, t + 1) * a;
    return above * (1 - b) + below * b;
  };
}

/** Coarse and fine noise together. */
const layered = (of: (x: number, y: number) => number, x: number, y: number): number =>
  0.52 * of(x, y) + 0.26 * of(2.1 * x + 7, 2.1 * y + 3) + 0.14 * of(4.3 * x + 1, 4.3 * y + 9) + 0.08 * of(8.7 * x, 8.7 * y + 5);

/** A quiet band of clouds across the table, with dark lanes in it. */
export function clouds(inks: Inks): Sheet {
  const [element, pen] = canvas(FEW.width, FEW.height);
  const picture = pen.createImageData(FEW.width, FEW.height);
  const [dust, hue] = [noise("dust", 32), noise("hue", 16)];
  const colours = inks.clouds.map(rgb);
  for (let row = 0; row < FEW.height; row++) {
    for (let column = 0; column < FEW.width; column++) {
      const [x, y] = [column / 34, row / 34];
      const warp = 2.2 * (layered(dust, x * 0.7, y * 0.7 + 11) - 0.5);
      const across = (row / FEW.height - 0.86 + 0.66 * (column / FEW.width)) * 2.1 + warp * 0.34;
      const band = Math.exp(-across * across * 2.6);
      const cloud = Math.max(0, layered(dust, x + warp, y - warp) - 0.34) * 2;
      const lane = Math.max(0, 1 - 5.5 * Math.abs(layered(dust, x * 1.3 + 20 + warp, y * 1.3) - 0.5)) * band;
      const shade = hue(x * 0.6 + 4, y * 0.6) * 2;
      const [first, second] = shade < 1 ? [colours[0], colours[1]] : [colours[1], colours[2]];
      const share = Math.min(1, Math.max(0, ((shade % 1) - 0.25) * 2));
      const place = 4 * (row * FEW.width + column);
      for (let channel = 0; channel < 3; channel++)
        picture.data[place + channel] = (first?.[channel] ?? 0) * (1 - share) + (second?.[channel] ?? 0) * share;
      picture.data[place + 3] = 255 * Math.min(0.62, cloud * (0.12 + 0.8 * band)) * (1 - 0.75 * lane);
    }
  }
  pen.putImageData(picture, 0, 0);
  return sheet(element, FEW.stretch);
}

/** Stars for a tile that repeats. */
export function stars(inks: Inks, isNear: boolean): Sheet {
  const size = isNear ? NEAR : FAR;
  const [element, pen] = canvas(size, size);
  const random = scatter(isNear ? "near" : "far");
  const glow = (x: number, y: number, r: number, light: number): void => {
    pen.globalAlpha = light;
    pen.beginPath();
    pen.arc(x, y, r, 0, 2 * Math.PI);
    pen.fill();
  };
  for (let star = 0; star < (isNear ? 64 : 330); star++) {
    const bright = random();
    const [x, y] = [8 + random() * (size - 16), 8 + random() * (size - 16)];
    pen.fillStyle = random() < 0.22 ? inks.warm : inks.star;
    const r = isNear ? 0.5 + 0.9 * bright ** 4 : 0.3 + 0.5 * bright ** 4;
    if (isNear && bright > 0.9) {
      glow(x, y, 5, 0.08);
      glow(x, y, 2.4, 0.16);
    }
    glow(x, y, r, 0.2 + 0.6 * bright ** 2);
  }
  return sheet(element);
}

/** A printed chart: circles around two poles, dots and four-pointed stars. */
export function chart(inks: Inks): Sheet {
  const [element, pen] = canvas(CHART.width, CHART.height);
  const random = scatter("chart");
  [pen.strokeStyle, pen.fillStyle] = [inks.clouds[0], inks.star];
  for (const [x, y, rings] of [
    [250, 960, 13],
    [1480, -240, 14],
  ] as const) {
    for (let ring = 2; ring < rings; ring++) {
      pen.globalAlpha = 0.42;
      pen.lineWidth = ring % 4 ? 1 : 1.8;
      pen.setLineDash(ring % 2 ? [1, 6] : []);
      pen.beginPath();
      pen.arc(x, y, ring * 92, 0, 2 * Math.PI);
      pen.stroke();
    }
  }
  pen.globalAlpha = 0.6;
  for (let star = 0; star < 150; star++) {
    const [x, y] = [random() * CHART.width, random() * CHART.height];
    const long = star < 15 ? 2.6 + 2.4 * random() : 0;
    pen.beginPath();
    if (!long) pen.arc(x, y, 0.7 + 1.3 * random() ** 4, 0, 2 * Math.PI);
    for (let tip = 0; long && tip < 8; tip++) {
      const [r, turn] = [tip % 2 ? 0.3 * long : 1.3 * long, (tip * Math.PI) / 4];
      pen.lineTo(x + r * Math.sin(turn), y - r * Math.cos(turn));
    }
    pen.fill();
  }
  return sheet(element);
}

/** The fibre of a sheet of paper, hardly seen. */
export function fibre(inks: Inks): Sheet {
  const [element, pen] = canvas(FIBRE, FIBRE);
  const random = scatter("fibre");
  pen.strokeStyle = inks.clouds[1];
  for (let thread = 0; thread < 900; thread++) {
    const [x, y, long] = [random() * FIBRE, random() * FIBRE, 4 + 16 * random()];
    const isUpright = thread % 2;
    pen.globalAlpha = 0.05 * random();
    pen.beginPath();
    for (const shift of [0, -FIBRE]) {
      pen.moveTo(x + (isUpright ? 0 : shift), y + (isUpright ? shift : 0));
      pen.lineTo(x + (isUpright ? random() * 2 : long + shift), y + (isUpright ? long + shift : random() * 2));
    }
    pen.stroke();
  }
  return sheet(element);
}
