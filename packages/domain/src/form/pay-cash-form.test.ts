import { expect, test } from "vitest";

import { baht, dong, euro } from "../testing/money-formats.ts";
import { parsePayCashForm } from "./pay-cash-form.ts";

test("the cash received is read as a number", () => {
  expect(parsePayCashForm({ cash: "500" }, baht)).toEqual({ cash: 500_00 });
  expect(parsePayCashForm({ cash: "499.75" }, baht)).toEqual({ cash: 499_75 });
});

test("the comma is a decimal separator", () => {
  expect(parsePayCashForm({ cash: "10,50" }, euro)).toEqual({ cash: 10_50 });
  expect(parsePayCashForm({ cash: "10,50" }, baht)).toEqual({ cash: 10_50 });
  expect(parsePayCashForm({ cash: "1.050" }, { ...euro, thousandSeparator: " " })).toEqual({
    fieldErrors: [{ field: "cash", code: "ambiguous-number" }],
  });
});

test("an empty field is not an amount, not even zero", () => {
  expect(parsePayCashForm({ cash: "" }, baht)).toEqual({
    fieldErrors: [{ field: "cash", code: "required" }],
  });
});

test("more than ten characters are refused", () => {
  expect(parsePayCashForm({ cash: "12345678901" }, baht)).toEqual({
    fieldErrors: [{ field: "cash", code: "too-long", maximum: 10 }],
  });
});

test("a currency without decimals accepts no hundredths", () => {
  expect(parsePayCashForm({ cash: "500.5" }, dong)).toEqual({
    fieldErrors: [{ field: "cash", code: "too-many-decimals", maximum: 0 }],
  });
});
