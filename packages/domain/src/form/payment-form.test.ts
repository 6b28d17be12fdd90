import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import type { ExpenseCategory } from "../shift/expense-category.ts";
import { makePayment } from "../shift/make-payment.ts";
import { fridayEvening, mali } from "../testing/builders.ts";
import { baht } from "../testing/money-formats.ts";
import { isFormErrors } from "./field-error.ts";
import { parsePaymentForm, type PaymentFormValues } from "./payment-form.ts";

const market: ExpenseCategory = { id: id(2), name: "Market", type: "money-out" };

const submit = (values: Partial<PaymentFormValues> = {}, hasDecimals = true) =>
  parsePaymentForm(
    { type: "money-out", amount: "350.50", expenseCategory: "2", note: " limes ", ...values },
    { moneyFormat: { ...baht, hasDecimals }, expenseCategories: [market] },
  );

describe("a payment in or out", () => {
  test("has a direction, an amount, a category and an optional note", () => {
    expect(submit()).toEqual({
      type: "money-out",
      amount: 350_50,
      expenseCategory: market,
      note: "limes",
    });
  });

  test.each<[Partial<PaymentFormValues>, string]>([
    [{ type: "" }, "choose-payment-type"],
    [{ amount: "" }, "choose-category-and-amount"],
    [{ amount: "0.00" }, "choose-category-and-amount"],
    [{ expenseCategory: "" }, "choose-category-and-amount"],
  ])("is refused while something is missing: %o", (values, refusal) => {
    const chosen = submit(values);
    if (isFormErrors(chosen)) throw new Error("Empty fields are no errors here");
    const shift = { id: id<"shift">(1), workDay: id<"work-day">(1) };
    expect(makePayment(chosen, { shift, staff: mali, currency: baht, at: fridayEvening })).toEqual({
      refusal,
    });
  });

  test.each<Partial<PaymentFormValues>>([
    { type: "sideways" },
    { amount: "-5" },
    { expenseCategory: "99" },
  ])("requires a direction, an offered category and a valid amount: %o is refused", (values) => {
    const [field] = Object.keys(values);
    expect(submit(values)).toEqual({ fieldErrors: [{ field, code: "invalid" }] });
  });

  test("has an amount of at most ten characters", () => {
    expect(submit({ amount: "12345678901" })).toEqual({
      fieldErrors: [{ field: "amount", code: "too-long", maximum: 10 }],
    });
  });

  test("has no hundredths in a currency without decimals", () => {
    expect(submit({ amount: "350.50" }, false)).toMatchObject({
      fieldErrors: [{ field: "amount", code: "too-many-decimals" }],
    });
    expect(submit({ amount: "350" }, false)).toMatchObject({ amount: 350_00 });
  });
});
