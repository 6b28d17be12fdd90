import { expect, test } from "vitest";

import { parsePayCashForm } from "./pay-cash-form.ts";

const baht = { hasDecimals: true };
const dong = { hasDecimals: false };

test("the cash on the table is read in figures", () => {
  expect(parsePayCashForm({ cash: "500" }, baht)).toEqual({ cash: 500_00 });
  expect(parsePayCashForm({ cash: "499.75" }, baht)).toEqual({ cash: 499_75 });
});

test("nothing typed is no cash, not even none", () => {
  expect(parsePayCashForm({ cash: "" }, baht)).toEqual({
    fieldErrors: [{ field: "cash", code: "required" }],
  });
});

test("more than ten characters are a slip of the finger", () => {
  expect(parsePayCashForm({ cash: "12345678901" }, baht)).toEqual({
    fieldErrors: [{ field: "cash", code: "too-long", maximum: 10 }],
  });
});

test("a currency without decimals is not paid in hundredths", () => {
  expect(parsePayCashForm({ cash: "500.5" }, dong)).toEqual({
    fieldErrors: [{ field: "cash", code: "invalid" }],
  });
});
