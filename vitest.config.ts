import { defineConfig } from "vitest/config";

// All random tests of a run draw from one seed, which is printed so that a failure can be reproduced. The configuration
// is read once per project, so the first reading sets the seed.
if (process.env["COMANDA_SEED"] === undefined) {
  process.env["COMANDA_SEED"] = String(Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`Random tests: COMANDA_SEED=${process.env["COMANDA_SEED"]}\n`);
}

// Tests for PostgreSQL only are excluded on other engines instead of skipped.
const postgresOnly =
  process.env["COMANDA_TEST_ENGINE"] === "postgres" ? [] : ["**/*.postgres.test.ts"];

// They take longer than all other tests together, so they are a step of their own.
const proofs = "**/src/proofs/**";

const room = (name: string, root: string) => ({
  extends: true as const,
  test: { name, root, include: ["src/**/*.test.ts"], exclude: [...postgresOnly, proofs] },
});

export default defineConfig({
  test: {
    // The timeouts only end hanging tests: a test that starts servers takes seconds on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 10_000 } },
    // The files of a worker share their imports: loading the server for each took longer than its tests.
    isolate: false,
    setupFiles: [new URL("tools/replay-seed.ts", import.meta.url).pathname],
    projects: [
      room("domain", "packages/domain"),
      room("contract", "packages/contract"),
      room("paper", "packages/paper"),
      room("sync", "packages/sync"),
      room("tls", "packages/tls"),
      room("print-bridge", "apps/print-bridge"),
      room("server", "apps/server"),
      room("till", "apps/till"),
      {
        extends: true,
        test: {
          name: "proofs",
          root: "apps/server",
          include: ["src/proofs/**/*.test.ts"],
          exclude: postgresOnly,
        },
      },
      {
        extends: true,
        test: { name: "power-cuts", root: "apps/server", include: ["src/proofs/**/*.soak.ts"] },
      },
      { extends: true, test: { name: "tools", root: "tools", include: ["*.test.ts"] } },
    ],
  },
});
