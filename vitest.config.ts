import { defineConfig } from "vitest/config";

/** Printed, so that a random test that failed can fail again: COMANDA_SEED=… npm test */
const seed = process.env["COMANDA_SEED"] ?? String(Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`Random tests: COMANDA_SEED=${seed}\n`);

const room = (name: string, root: string) => ({
  extends: true as const,
  test: { name, root, include: ["src/**/*.test.ts"] },
});

export default defineConfig({
  test: {
    env: { COMANDA_SEED: seed },
    setupFiles: [new URL("tools/replay-seed.ts", import.meta.url).pathname],
    projects: [
      room("domain", "packages/domain"),
      room("contract", "packages/contract"),
      room("paper", "packages/paper"),
      room("print-bridge", "apps/print-bridge"),
      room("server", "apps/server"),
      { extends: true, test: { name: "tools", root: "tools", include: ["*.test.ts"] } },
    ],
  },
});
