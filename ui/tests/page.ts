/** The little of a page that code without a DOM asks for: storage, clocks, and what the reader's machine prefers. */
import type { Environment } from "vitest/runtime";

class Storage {
  readonly #kept = new Map<string, string>();
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#kept.set(key, value);
  removeItem = (key: string): void => void this.#kept.delete(key);
}

/** Somebody who prefers no theme, wants things to move, and has a mouse. */
const preferring = (query: string): object => ({ matches: query === "(hover: hover)", addEventListener: () => undefined });

export default <Environment>{
  name: "page",
  viteEnvironment: "client",
  setup(global: Record<string, unknown>) {
    global["window"] = global;
    global["addEventListener"] = () => undefined;
    global["localStorage"] = new Storage();
    global["matchMedia"] = preferring;
    global["location"] = new URL("http://armada.test/");
    global["navigator"] = { languages: ["en-GB"] };
    global["document"] = { documentElement: { classList: { contains: () => false } } };
    global["requestAnimationFrame"] = (step: (now: number) => void) => setTimeout(() => step(performance.now()), 16);
    global["cancelAnimationFrame"] = (frame: number) => clearTimeout(frame);
    return { teardown: () => undefined };
  },
};
