import { expect, test } from "vitest";

import { fieldErrorCodes, isFieldProblem, isLimitCode } from "./field-error.ts";

test.each(fieldErrorCodes)("%s is a problem, with its limit if it has one", (code) => {
  expect(isFieldProblem({ code })).toBe(!isLimitCode(code));
  expect(isFieldProblem({ code, maximum: 9 })).toBe(true);
});

test.each([null, "invalid", {}, { code: "invalid-request" }, { code: "too-long", maximum: "9" }])(
  "%j is no problem of a field",
  (value) => {
    expect(isFieldProblem(value)).toBe(false);
  },
);
