import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "./tests/page.ts",
    setupFiles: "./tests/afterwards.ts",
    // One page for all: a new one for each file would take most of the time.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
