import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";
import { steps } from "./test-steps.ts";

/** Where each step finds its tests. A test anywhere else would never run. */
const places: readonly (readonly [step: string, place: RegExp])[] = [
  ["domain", /^packages\/domain\/src\/.+\.test\.ts$/],
  ["contract", /^packages\/contract\/src\/.+\.test\.ts$/],
  ["paper", /^packages\/paper\/src\/.+\.test\.ts$/],
  ["sync", /^packages\/sync\/src\/.+\.test\.ts$/],
  ["tls", /^packages\/tls\/src\/.+\.test\.ts$/],
  ["print-bridge", /^apps\/print-bridge\/src\/.+\.test\.ts$/],
  ["till", /^apps\/till\/src\/.+\.test\.ts$/],
  ["server-sqlite", /^apps\/server\/src\/(?!proofs\/).+(?<!\.postgres)\.test\.ts$/],
  ["server-postgres", /^apps\/server\/src\/(?!proofs\/).+\.test\.ts$/],
  ["proofs-sqlite", /^apps\/server\/src\/proofs\/.+(?<!\.postgres)\.test\.ts$/],
  ["proofs-postgres", /^apps\/server\/src\/proofs\/.+\.test\.ts$/],
  ["tools", /^tools\/[^/]+\.test\.ts$/],
  ["journeys", /^e2e\/(?!browsers\/).+\.spec\.ts$/],
  ["browsers", /^e2e\/browsers\/[^/]+\.spec\.ts$/],
];

test("every test file belongs to a step of npm test", () => {
  const tests = sourceFiles().filter((path) => /\.(test|spec)\.tsx?$/.test(path));
  const lost = tests.filter((path) => !places.some(([, place]) => place.test(path)));
  expect(lost).toEqual([]);
});

test("soak-only tests are where the soak looks", () => {
  const soaks = sourceFiles().filter((path) => path.endsWith(".soak.ts"));
  expect(soaks).not.toEqual([]);
  expect(soaks.filter((path) => !path.startsWith("apps/server/src/proofs/"))).toEqual([]);
});

test("every place has a step", () => {
  const names = steps.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(places.map(([step]) => step)));
});
