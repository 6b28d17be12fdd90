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

test("a file that tests reach only through others is tested in its folder, by similar names first", () => {
  const routes = new Map([
    ["apps/x/src/a/split-bill.ts", "export const splitBill = 1;"],
    ["apps/x/src/a/routes.ts", 'import { splitBill } from "./split-bill.ts";'],
    ["apps/x/src/app.ts", 'import { routes } from "./a/routes.ts";'],
    ["apps/x/src/0.test.ts", 'import { routes } from "./a/routes.ts";'],
    ["apps/x/src/a/find-bills.test.ts", 'import { app } from "../app.ts";'],
    ["apps/x/src/a/menu.test.ts", 'import { app } from "../app.ts";'],
    ["apps/x/src/a/split-merge-bills.test.ts", 'import { app } from "../app.ts";'],
    ["apps/x/src/b/till.ts", 'import { app } from "../app.ts";'],
    ["apps/x/src/b/split-lines.test.ts", 'import { till } from "./till.ts";'],
  ]);
  expect(nearestTests(routes)("apps/x/src/a/split-bill.ts")).toEqual([
    "apps/x/src/a/split-merge-bills.test.ts",
    "apps/x/src/a/find-bills.test.ts",
    "apps/x/src/a/menu.test.ts",
    "apps/x/src/b/split-lines.test.ts",
    "apps/x/src/0.test.ts",
  ]);
});

test("of the tests in its folder, those that send the calls of a file come first", () => {
  const voiding = new Map([
    ["apps/x/src/a/void.ts", 'import type { voidBill as call } from "@comanda/contract/end-bill";'],
    ["apps/x/src/app.ts", 'import { voiding } from "./a/void.ts";'],
    ["apps/x/src/a/bills.test.ts", 'import { app } from "../app.ts";'],
    [
      "apps/x/src/a/stock.test.ts",
      'import { app } from "../app.ts";\nimport { closeBill, voidBill } from "@comanda/contract/end-bill";',
    ],
    ["apps/x/src/b/bills.test.ts", 'import { app } from "../app.ts";'],
    [
      "apps/x/src/c/report.test.ts",
      'import { app } from "../app.ts";\nimport { voidBill } from "@comanda/contract/end-bill";',
    ],
  ]);
  expect(nearestTests(voiding)("apps/x/src/a/void.ts")).toEqual([
    "apps/x/src/a/stock.test.ts",
    "apps/x/src/a/bills.test.ts",
    "apps/x/src/c/report.test.ts",
    "apps/x/src/b/bills.test.ts",
  ]);
});

test("a file without calls is tested by the calls of those that use it", () => {
  const health = new Map([
    ["apps/x/src/health/store.ts", "export const tryToWrite = 1;"],
    [
      "apps/x/src/health/routes.ts",
      'import { tryToWrite } from "./store.ts";\nimport { readHealth } from "@comanda/contract/health";',
    ],
    ["apps/x/src/app.ts", 'import { routes } from "./health/routes.ts";'],
    ["apps/x/src/a/a.test.ts", 'import { app } from "../app.ts";'],
    [
      "apps/x/src/b/disk.test.ts",
      'import { app } from "../app.ts";\nimport { readHealth } from "@comanda/contract/health";',
    ],
  ]);
  expect(nearestTests(health)("apps/x/src/health/store.ts")).toEqual([
    "apps/x/src/b/disk.test.ts",
    "apps/x/src/a/a.test.ts",
  ]);
});

test("a test that imports only types is not listed", () => {
  expect(nearest("apps/x/src/bill/door.ts")).toEqual(["apps/x/src/a/far.test.ts"]);
});

test("a worker is tested through the file that starts it", () => {
  expect(nearest("apps/x/src/bill/worker.ts")).toEqual(["apps/x/src/a/worker.test.ts"]);
});

test("a worker may be named without a dot", () => {
  const parsing = new Map([
    ["apps/x/src/a/worker.ts", "export {};"],
    ["apps/x/src/a/worker.test.ts", 'new Worker(new URL("worker.ts", import.meta.url));'],
  ]);
  expect(nearestTests(parsing)("apps/x/src/a/worker.ts")).toEqual(["apps/x/src/a/worker.test.ts"]);
});

test("a file is tested by its own room, or by others if its room does not test it", () => {
  const path = "packages/x/src/rule.ts";
  const [own, other] = ["packages/x/src/rule.test.ts", "apps/y/src/a.test.ts"];
  expect(testsToRun(path, [other, own])).toEqual([own]);
  expect(testsToRun(path, [other])).toEqual([other]);
  expect(testsToRun("packages/x/src/far/rule.ts", Array<string>(20).fill(own))).toHaveLength(16);
});

test("a folder for all parts of something is tested in the folders of the parts", () => {
  const parts = new Map([
    ["apps/x/src/office/save.ts", "export const save = 1;"],
    ["apps/x/src/app.ts", 'import { save } from "./office/save.ts";'],
    ["apps/x/src/0.test.ts", 'import { app } from "./app.ts";'],
    ["apps/x/src/office-menu/menu.test.ts", 'import { app } from "../app.ts";'],
    ["apps/x/src/officers/a.test.ts", 'import { app } from "../app.ts";'],
  ]);
  expect(nearestTests(parts)("apps/x/src/office/save.ts")).toEqual([
    "apps/x/src/office-menu/menu.test.ts",
    "apps/x/src/0.test.ts",
    "apps/x/src/officers/a.test.ts",
  ]);
});

test("up to 32 tests of its folder run, and others up to sixteen in all, but at least eight", () => {
  const testsIn = (folder: string, count: number) =>
    Array.from({ length: count }, (_none, at) => `packages/x/src/${folder}/${at}.test.ts`);
  const run = (beside: number) =>
    testsToRun("packages/x/src/bill/rule.ts", [...testsIn("bill", beside), ...testsIn("menu", 20)]);
  expect(run(0)).toEqual(testsIn("menu", 16));
  expect(run(2)).toEqual([...testsIn("bill", 2), ...testsIn("menu", 14)]);
  expect(run(12)).toEqual([...testsIn("bill", 12), ...testsIn("menu", 8)]);
  expect(run(40)).toEqual([...testsIn("bill", 32), ...testsIn("menu", 8)]);
});
