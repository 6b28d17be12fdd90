import { defineConfig } from "vitest/config";

const room = (name: string, root: string) => ({
  extends: true as const,
  test: { name, root, include: ["src/**/*.test.ts"] },
});

export default defineConfig({
  test: {
    projects: [
      room("domain", "packages/domain"),
      room("contract", "packages/contract"),
      room("paper", "packages/paper"),
      room("print-bridge", "apps/print-bridge"),
    ],
  },
});
