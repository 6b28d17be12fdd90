import { expect, test } from "vitest";
import { addTallies, tallyLine } from "./tally.ts";

test("the last line names skipped tests only when there are some", () => {
  expect(tallyLine({ passed: 12, failed: 0, skipped: 0 })).toBe("12 passed, 0 failed");
  expect(tallyLine({ passed: 12, failed: 1, skipped: 2 })).toBe("12 passed, 1 failed, 2 skipped");
});

test("tallies add up", () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addTallies(one, one)).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
