import { expect, test } from "vitest";
import { judgeCheck, judgeTests } from "./judge-run.ts";
import { noOutcome, tallyLine, type Outcome } from "./outcome.ts";

const failure = { name: "sums", message: "\u001B[31m1 is not 2\u001B[39m" };
const results = (passed: number, failed: number) => (): Outcome => ({
  ...noOutcome,
  passed,
  failures: Array.from({ length: failed }, () => failure),
});
const good = { exitCode: 0, output: "all is well" };
const bad = { exitCode: 1, output: "Random tests: COMANDA_SEED=7\n··x·" };

test("a check counts as one test, and its output is the failure message", () => {
  expect(tallyLine(judgeCheck("lint", good))).toBe("1 passed, 0 failed");
  expect(judgeCheck("lint", { ...good, exitCode: 2 })).toMatchObject({
    passed: 0,
    failures: [{ name: "lint", message: "all is well" }],
  });
});

test("a run is accepted if its results, number and exit code agree", () => {
  expect(tallyLine(judgeTests(good, "{}", results(3, 0)))).toBe("3 passed, 0 failed");
});

test("a run without a results file fails, and reports how it ended", () => {
  const [fault] = judgeTests(bad, undefined, results(3, 0)).failures;
  expect(fault?.message).toContain("No readable results were left (exit code 1).");
  expect(fault?.message).toContain("··x·");
});

test("a run with unreadable results fails", () => {
  const read = (text: string): Outcome => JSON.parse(text);
  expect(judgeTests(good, "{ half", read).failures).toHaveLength(1);
});

test("a run without tests fails", () => {
  expect(judgeTests(good, "{}", results(0, 0)).failures).toHaveLength(1);
});

test("a run with a bad exit code fails although its tests passed", () => {
  expect(tallyLine(judgeTests(bad, "{}", results(3, 0)))).toBe("3 passed, 1 failed");
});

test("a failed test is counted once, and reported in plain text with the run's seed", () => {
  const judged = judgeTests(bad, "{}", results(3, 1));
  expect(judged.failures).toEqual([
    { name: "sums", message: "Random tests: COMANDA_SEED=7\n1 is not 2" },
  ]);
});
