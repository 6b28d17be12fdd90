import { expect, test } from "vitest";

import { nearestTests, testsToRun } from "./nearest-tests.ts";

const files = new Map([
  ["apps/x/src/bill/rule.ts", "export const rule = 1;"],
  ["apps/x/src/bill/rule.test.ts", 'import { rule } from "./rule.ts";'],
  ["apps/x/src/bill/a.test.ts", 'import { rule } from "./rule.ts";'],
  ["apps/x/src/a/a.test.ts", 'import { rule } from "#bill/rule.ts";'],
  ["apps/x/src/bill/door.ts", 'export { rule } from "./rule.ts";'],
  ["apps/x/src/a/far.test.ts", 'const { rule } = await import("#bill/door.ts");'],
  ["apps/x/src/a/types.test.ts", 'import type { Rule } from "#bill/rule.ts";'],
  ["apps/x/src/bill/worker.ts", "export {};"],
  ["apps/x/src/a/worker.test.ts", 'new Worker(new URL("../bill/worker.ts", import.meta.url));'],
  ["apps/x/src/a/other.test.ts", 'import { expect } from "vitest";'],
]);
const nearest = nearestTests(files);

test("the test beside a file comes first, then its folder, then other importers, then indirect ones", () => {
  expect(nearest("apps/x/src/bill/rule.ts")).toEqual([
    "apps/x/src/bill/rule.test.ts",
    "apps/x/src/bill/a.test.ts",
    "apps/x/src/a/a.test.ts",
    "apps/x/src/a/far.test.ts",
  ]);
});

test("a test that imports only types is not listed", () => {
  expect(nearest("apps/x/src/bill/door.ts")).toEqual(["apps/x/src/a/far.test.ts"]);
});

test("a worker is tested through the file that starts it", () => {
  expect(nearest("apps/x/src/bill/worker.ts")).toEqual(["apps/x/src/a/worker.test.ts"]);
});

test("a file is tested by its own room, or by others if its room does not test it", () => {
  const path = "packages/x/src/rule.ts";
  const [own, other] = ["packages/x/src/rule.test.ts", "apps/y/src/a.test.ts"];
  expect(testsToRun(path, [other, own])).toEqual([own]);
  expect(testsToRun(path, [other])).toEqual([other]);
  expect(testsToRun(path, Array<string>(20).fill(own))).toHaveLength(8);
});
