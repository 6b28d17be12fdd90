import { expect, test } from "vitest";

import { baht } from "../testing/money-formats.ts";
import { checkForm } from "./check-form.ts";
import { customerFormRules } from "./customer-form.ts";
import type { FieldRule } from "./field-rule.ts";
import { newOrderFormRules } from "./new-order-form.ts";
import { noteFormRules, parseNoteForm } from "./note-form.ts";
import { paymentFormRules } from "./payment-form.ts";
import { staffFormRules } from "./staff-form.ts";
import { voidFormRules } from "./void-form.ts";

const forms: Readonly<Record<string, Readonly<Record<string, readonly FieldRule[]>>>> = {
  newOrder: newOrderFormRules,
  customer: customerFormRules([]),
  staff: staffFormRules([], { mayLogIn: true, username: "" }, { names: [], isCommon: () => false }),
  payment: paymentFormRules({ moneyFormat: baht, expenseCategories: [] }),
  void: voidFormRules,
  note: noteFormRules,
};

/** A secret is stored as a hash and is the only text without restrictions. */
const secrets: ReadonlySet<string> = new Set(["password"]);

const fields = Object.entries(forms).flatMap(([form, rules]) =>
  Object.entries(rules)
    .filter(([field]) => !secrets.has(field))
    .map(([field, fieldRules]) => [form, field, fieldRules] as const),
);

test.each(fields)("the %s form refuses a card number in %s", (_form, field, rules) => {
  for (const card of ["4111111111111111", "378282246310005"]) {
    expect(checkForm({ [field]: rules }, { [field]: card })).toHaveLength(1);
  }
});

test("a note to the kitchen accepts any other text, or none", () => {
  expect(parseNoteForm({ note: " no peanuts! " })).toEqual({ note: "no peanuts!" });
  expect(parseNoteForm({ note: " " })).toEqual({ note: "" });
  expect(parseNoteForm({ note: "4111111111111111" })).toEqual({
    fieldErrors: [{ field: "note", code: "card-number" }],
  });
});
