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
    // Far longer than any test takes: a slow, busy machine only makes them slower.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
