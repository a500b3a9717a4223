import type { Environment } from "vitest/runtime";

export default <Environment>{
  name: "page",
  viteEnvironment: "client",
  setup() {
    return { teardown() {} };
  },
};
