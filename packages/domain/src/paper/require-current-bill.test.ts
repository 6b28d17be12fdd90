import { expect, test } from "vitest";

import { requireCurrentBill } from "./require-current-bill.ts";

test.each([
  ["an open bill that is paid by now", "open", "closed"],
  ["an open bill that is voided by now", "open", "voided"],
  ["a paid bill whose payment was undone", "closed", "open"],
] as const)("the paper of %s is out of date", (_name, onPaper, now) => {
  expect(requireCurrentBill(onPaper, now)).toEqual({ refusal: "paper-outdated" });
});

test.each(["open", "closed", "voided"] as const)(
  "the paper of a bill still %s is not",
  (status) => {
    expect(requireCurrentBill(status, status)).toBeNull();
  },
);
