import { expect, test } from "vitest";
import { judgeCheck, judgeTests } from "./judge-run.ts";

const counted = (passed: number, failed: number) => () => ({ passed, failed, skipped: 0 });
const failed = (one: { readonly tally: { readonly failed: number } }) => one.tally.failed;
const good = { exitCode: 0, output: "all is well" };

test("a check counts as one", () => {
  expect(judgeCheck(good).tally).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(judgeCheck({ ...good, exitCode: 2 }).tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("a run whose results, number and exit code agree is believed", () => {
  expect(judgeTests(good, "{}", counted(3, 0)).tally).toEqual({ passed: 3, failed: 0, skipped: 0 });
});

test("a run without a results file fails", () => {
  expect(failed(judgeTests(good, undefined, counted(3, 0)))).toBe(1);
});

test("a run whose results cannot be read fails", () => {
  expect(failed(judgeTests(good, "{ half", (text) => JSON.parse(text)))).toBe(1);
  expect(failed(judgeTests(good, "{}", counted(Number.NaN, 0)))).toBe(1);
});

test("a run of no tests fails", () => {
  expect(failed(judgeTests(good, "{}", counted(0, 0)))).toBe(1);
});

test("a run that ends badly fails although its tests passed", () => {
  expect(judgeTests({ ...good, exitCode: 1 }, "{}", counted(3, 0)).tally).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
  });
});

test("a failed test is counted once", () => {
  expect(failed(judgeTests({ ...good, exitCode: 1 }, "{}", counted(3, 2)))).toBe(2);
});
