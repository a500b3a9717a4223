/**
 * The view: the board is painted for one place and scale of the camera, and while the camera moves only the painted
 * picture is shifted and stretched, which the browser does without painting. At rest it is painted again, sharp.
 */
import type { Camera, Insets } from "./camera.svelte";

const REST = 110;
/** Stretched more than this it is painted at once: from the whole table to one ship that happens once or twice. */
const STRETCH = 2.8;

interface PaintedView {
  x: number;
  y: number;
  scale: number;
  direction: 1 | -1;
  width: number;
  height: number;
}

export class View {
  painted = $state.raw<PaintedView>({ x: 0, y: 0, scale: 1, direction: 1, width: 0, height: 0 });
  #timer = 0;

  constructor(readonly camera: Camera) {}

  /** Follow the camera; called whenever it changed. */
  follow(): void {
    const { x, y, scale, direction, width, height } = this.camera;
    const was = this.painted;
    if (was.x === x && was.y === y && was.scale === scale && was.direction === direction && was.width === width && was.height === height)
      return;
    clearTimeout(this.#timer);
    const stretch = scale / was.scale;
    const isOther = was.direction !== direction || was.width !== width || was.height !== height;
    if (isOther || stretch > STRETCH || stretch < 1 / STRETCH) this.paint();
    else this.#timer = window.setTimeout(() => this.paint(), REST);
  }

  paint(): void {
    clearTimeout(this.#timer);
    const { x, y, scale, direction, width, height } = this.camera;
    this.painted = { x, y, scale, direction, width, height };
  }

  /** A part of the picture, in pixels from its top left, in mm as seen on the screen (y downwards). */
  under({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }): { x0: number; y0: number; x1: number; y1: number } {
    const { width, height } = this.painted;
    return this.between({ left: x0, top: y0, right: width - x1, bottom: height - y1 });
  }

  /** The part of the table between these edges of the picture, in mm as seen on the screen (y downwards). */
  between(insets: Insets): { x0: number; y0: number; x1: number; y1: number } {
    const { x, y, scale, direction, width, height } = this.painted;
    const [cx, cy] = [direction * x, -direction * y];
    const { top, right, bottom, left } = insets;
    return {
      x0: cx + (left - width / 2) / scale,
      y0: cy + (top - height / 2) / scale,
      x1: cx + (width / 2 - right) / scale,
      y1: cy + (height / 2 - bottom) / scale,
    };
  }

  /** How the table lies in the painted picture. */
  get matrix(): string {
    const { x, y, scale, direction, width, height } = this.painted;
    const k = scale * direction;
    return `matrix(${k},0,0,${k},${width / 2 - k * x},${height / 2 + k * y})`;
  }

  /** How the painted picture lies on the screen. */
  get shift(): string {
    const { x, y, scale, direction, width, height } = this.camera;
    const stretch = scale / this.painted.scale;
    const k = scale * direction;
    const dx = (width / 2) * (1 - stretch) + (this.painted.x - x) * k;
    const dy = (height / 2) * (1 - stretch) - (this.painted.y - y) * k;
    return `translate(${dx}px,${dy}px) scale(${stretch})`;
  }
}
