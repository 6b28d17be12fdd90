import { expect, test } from "vitest";

import { parseSetCommissionForm } from "./set-commission-form.ts";

test("a commission requires a staff ID", () => {
  expect(parseSetCommissionForm({ staffId: " 30 " })).toEqual({ staffId: "30" });
});

test("an empty staff ID is refused", () => {
  expect(parseSetCommissionForm({ staffId: " " })).toEqual({
    refusal: "commission-staff-required",
  });
});

test("a staff ID has at most five characters", () => {
  expect(parseSetCommissionForm({ staffId: "123456" })).toEqual({
    fieldErrors: [{ field: "staffId", code: "too-long", maximum: 5 }],
  });
});
