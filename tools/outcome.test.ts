import { expect, test } from "vitest";
import { addOutcomes, failureReport, noOutcome, tallyLine } from "./outcome.ts";

const failed = (name: string, message = "") => ({ name, message });

test("the last line mentions skipped tests only if there are any", () => {
  expect(tallyLine({ ...noOutcome, passed: 12 })).toBe("12 passed, 0 failed");
  const mixed = { ...noOutcome, passed: 12, failures: [failed("a")], skipped: ["b", "c"] };
  expect(tallyLine(mixed)).toBe("12 passed, 1 failed, 2 skipped");
});

test("outcomes are summed", () => {
  const files = [{ name: "sums.test.ts", seconds: 3 }];
  const one = { passed: 1, failures: [failed("a")], skipped: ["b"], files };
  const both = addOutcomes(one, one);
  expect(tallyLine(both)).toBe("2 passed, 2 failed, 2 skipped");
  expect(both.files).toEqual([...files, ...files]);
});

test("a failure is reported by name and the first lines of its message", () => {
  expect(
    failureReport([
      failed("sums", "1 is not 2\n\n  at sum.ts:3\n  at /a/node_modules/runner.js:1\n"),
    ]),
  ).toBe("FAILED sums\n  1 is not 2\n\n    at sum.ts:3\n");
  const long = Array.from({ length: 140 }, (_none, line) => `line ${line}`).join("\n");
  const report = failureReport([failed("long", long)]);
  expect(report).toContain("line 99\n  (40 more lines)");
  expect(report).not.toContain("line 100");
});
