import { expect, test } from "vitest";
import { countPlaywrightResults } from "./count-playwright-results.ts";
import { countVitestResults } from "./count-vitest-results.ts";

const vitestFile = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

const vitestReport = (...testResults: ReturnType<typeof vitestFile>[]) =>
  JSON.stringify({ testResults });

test("a test of Vitest that did not run counts as skipped, for whatever reason", () => {
  const report = vitestReport(vitestFile("passed", "passed", "skipped", "todo", "pending"));
  expect(countVitestResults(report)).toEqual({ passed: 1, failed: 0, skipped: 3 });
});

test("a file that breaks while Vitest loads it counts as one failure", () => {
  const report = vitestReport(vitestFile("failed"), vitestFile("failed", "failed", "passed"));
  expect(countVitestResults(report)).toEqual({ passed: 1, failed: 2, skipped: 0 });
});

test("a journey that passes only at times, and an error outside of any, are failures", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  const report = JSON.stringify({ stats, errors: [{ message: "No tests found" }] });
  expect(countPlaywrightResults(report)).toEqual({ passed: 5, failed: 4, skipped: 3 });
});
