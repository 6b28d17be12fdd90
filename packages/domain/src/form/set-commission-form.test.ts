import { expect, test } from "vitest";

import { parseSetCommissionForm } from "./set-commission-form.ts";

test("a commission is for someone with a staff ID", () => {
  expect(parseSetCommissionForm({ staffId: " 30 " })).toEqual({ staffId: "30" });
});

test("without a staff ID there is nobody to earn it", () => {
  expect(parseSetCommissionForm({ staffId: " " })).toEqual({
    refusal: "commission-staff-required",
  });
});

test("a staff ID has at most five characters", () => {
  expect(parseSetCommissionForm({ staffId: "123456" })).toEqual({
    fieldErrors: [{ field: "staffId", code: "too-long", maximum: 5 }],
  });
});
