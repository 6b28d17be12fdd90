import { expect, test } from "vitest";

import { parseVoidForm } from "./void-form.ts";

test("a void requires a reason", () => {
  expect(parseVoidForm({ reason: " guest left " })).toEqual({ reason: "guest left" });
});

test("a void without a reason is refused", () => {
  expect(parseVoidForm({ reason: "  " })).toEqual({ refusal: "reason-required" });
});

test("the length of a reason is limited", () => {
  expect(parseVoidForm({ reason: "x".repeat(251) })).toEqual({
    fieldErrors: [{ field: "reason", code: "too-long", maximum: 250 }],
  });
});
