import { expect, test } from "vitest";

import { requireCurrentBill } from "./require-current-bill.ts";

const at = (status: "open" | "closed" | "voided", version = 2) => ({ status, version });

test.each([
  ["an open bill that is paid by now", at("open"), at("closed", 3)],
  ["an open bill that is voided by now", at("open"), at("voided", 3)],
  ["a paid bill whose payment was undone", at("closed"), at("open", 3)],
  ["a bill that was paid anew since", at("closed"), at("closed", 5)],
] as const)("the paper of %s is out of date", (_name, onPaper, now) => {
  expect(requireCurrentBill(onPaper, now)).toEqual({ refusal: "paper-outdated" });
});

test.each([
  ["a bill that is still as it was paid", at("closed"), at("closed")],
  ["a voided bill", at("voided"), at("voided")],
  ["an open bill, although more was ordered since", at("open"), at("open", 3)],
] as const)("the paper of %s is not", (_name, onPaper, now) => {
  expect(requireCurrentBill(onPaper, now)).toBeNull();
});
