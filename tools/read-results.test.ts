import { join } from "node:path";

import { expect, test } from "vitest";
import { tallyLine } from "./outcome.ts";
import { readPlaywrightResults } from "./read-playwright-results.ts";
import { readVitestResults } from "./read-vitest-results.ts";
import { repository } from "./repository.ts";

const vitestFile = (status: string, ...tests: string[]) => ({
  name: join(repository, "sums.test.ts"),
  status,
  message: "cannot be loaded",
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: tests.map((result) => ({
    fullName: "adds up",
    status: result,
    failureMessages: result === "failed" ? ["1 is not 2"] : [],
  })),
});

const vitestReport = (...testResults: ReturnType<typeof vitestFile>[]) =>
  readVitestResults(JSON.stringify({ testResults }));

test("a Vitest test that did not run counts as skipped, for whatever reason", () => {
  const report = vitestReport(vitestFile("passed", "passed", "skipped", "todo", "pending"));
  expect(tallyLine(report)).toBe("1 passed, 0 failed, 3 skipped");
  expect(report.skipped).toContain("sums.test.ts › adds up");
});

test("a failed Vitest test and a file that fails to load report the problem", () => {
  const report = vitestReport(vitestFile("failed"), vitestFile("failed", "failed", "passed"));
  expect(report).toMatchObject({
    passed: 1,
    failures: [
      { name: "sums.test.ts", message: "cannot be loaded" },
      { name: "sums.test.ts › adds up", message: "1 is not 2" },
    ],
  });
});

test("the time of each Vitest file is read", () => {
  expect(vitestReport(vitestFile("passed", "passed")).files).toEqual([
    { name: "sums.test.ts", seconds: 2.5 },
  ]);
});

const journey = (title: string, status: string) => ({
  title,
  file: "orders.spec.ts",
  line: 7,
  tests: [
    {
      projectName: "chromium",
      status,
      results: [{ duration: 1_500, errors: [{ message: "no tile" }] }],
    },
  ],
});

test("a flaky journey and an error outside any journey are failures", () => {
  const suites = [
    { specs: [journey("one", "expected"), journey("two", "unexpected")] },
    { specs: [], suites: [{ specs: [journey("three", "flaky"), journey("four", "skipped")] }] },
  ];
  const report = JSON.stringify({ suites, errors: [{ message: "No tests found" }] });
  expect(readPlaywrightResults(report)).toMatchObject({
    passed: 1,
    failures: [
      { name: "chromium › orders.spec.ts:7 › two", message: "no tile" },
      { name: "chromium › orders.spec.ts:7 › three" },
      { message: "No tests found" },
    ],
    skipped: ["chromium › orders.spec.ts:7 › four"],
  });
});

test("the time of a file of journeys is the sum of theirs, wherever they are in the file", () => {
  const suites = [
    { specs: [journey("one", "expected")] },
    { specs: [], suites: [{ specs: [journey("two", "expected")] }] },
  ];
  const report = readPlaywrightResults(JSON.stringify({ suites, errors: [] }));
  expect(report.files).toEqual([{ name: "orders.spec.ts", seconds: 3 }]);
});
