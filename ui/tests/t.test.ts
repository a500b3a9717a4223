import { expect, test } from "vitest";
import { Stage } from "../src/board/stage.svelte";
test("x", () => { const s = new Stage(); s.show("a", [{kind:"pill",at:[1,2],text:"x",tone:"plain"}]); expect(s.overlays.length).toBe(1); console.log(String(Object.getOwnPropertyDescriptor(Stage.prototype,"scene")?.get)); });
