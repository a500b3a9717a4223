import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fileOf } from "./chunks";

const server = process.env.ARMADA_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../armada/server/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: fileOf }], includeDependenciesRecursively: false } } },
    // The lists of what each lazy panel imports are longer than many a panel: only pages name what they need in advance
    modulePreload: { resolveDependencies: (_file, needed, { hostType }) => (hostType === "html" ? needed : []) },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
