import { expect, test } from "vitest";

import { toastDuration } from "./toast-duration.ts";

const steps = ["Receipt", "Undo"];

test("an amount to give back stays while the cashier counts it out of the drawer", () => {
  expect(toastDuration({ kind: "offer", figure: "505.00", actions: steps })).toBeNull();
});

test("a sentence goes after four seconds, one with a button after eight", () => {
  expect(toastDuration({ kind: "attention", actions: [] })).toBe(4000);
  expect(toastDuration({ kind: "offer", actions: steps })).toBe(8000);
});
