import { expect, test } from "vitest";

import { parseVoidForm } from "./void-form.ts";

test("a bill is voided for a reason", () => {
  expect(parseVoidForm({ reason: " guest left " })).toEqual({ reason: "guest left" });
});

test("nobody voids a bill without saying why", () => {
  expect(parseVoidForm({ reason: "  " })).toEqual({ refusal: "reason-required" });
});

test("a reason is no novel", () => {
  expect(parseVoidForm({ reason: "x".repeat(251) })).toEqual({
    fieldErrors: [{ field: "reason", code: "too-long", maximum: 250 }],
  });
});
