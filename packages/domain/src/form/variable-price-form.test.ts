import { expect, test } from "vitest";

import { catchOfTheDay } from "../testing/builders.ts";
import { baht } from "../testing/money-formats.ts";
import { parseVariablePriceForm } from "./variable-price-form.ts";

const submit = (price: string) => parseVariablePriceForm({ price }, catchOfTheDay, baht);

test.each(["200", "900", "450.50"])("%s is accepted as the price of the day", (price) => {
  expect(submit(price)).toEqual({ price: Number(price) * 100 });
});

test("a price is required", () => {
  expect(submit("")).toEqual({ refusal: "price-required" });
});

test.each(["199.99", "900.01", "0"])("%s is outside the limits", (price) => {
  expect(submit(price)).toEqual({
    refusal: "price-out-of-range",
    about: { minimum: 200_00, maximum: 900_00 },
  });
});

test("a price is a number of at most ten characters", () => {
  expect(submit("cheap")).toEqual({ fieldErrors: [{ field: "price", code: "invalid" }] });
  expect(submit("12345678901")).toMatchObject({ fieldErrors: [{ code: "too-long" }] });
});
