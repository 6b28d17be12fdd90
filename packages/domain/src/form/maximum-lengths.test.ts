import { describe, expect, test } from "vitest";

import { checkForm } from "./check-form.ts";
import { customerFormRules } from "./customer-form.ts";
import { atMost, type FormRules } from "./field-rule.ts";
import { loginFormRules } from "./login-form.ts";
import {
  currencyCodeMaximumLength,
  currencySymbolMaximumLength,
  unitMaximumLength,
} from "./maximum-lengths.ts";
import { noteFormRules } from "./note-form.ts";

const guest = customerFormRules([]);
const records = {
  unit: [atMost(unitMaximumLength)],
  symbol: [atMost(currencySymbolMaximumLength)],
  code: [atMost(currencyCodeMaximumLength)],
};

type Limit = readonly [what: string, rules: FormRules<string>, field: string, maximum: number];

const limits: readonly Limit[] = [
  ["a guest", guest, "name", 100],
  ["a guest", guest, "cardNumber", 100],
  ["a guest", guest, "phone", 40],
  ["a guest", guest, "address", 250],
  ["a guest", guest, "companyName", 100],
  ["a guest", guest, "companyAddress", 250],
  ["the kitchen", noteFormRules, "note", 250],
  ["a login", loginFormRules, "username", 64],
  ["a login", loginFormRules, "password", 256],
  ["a stock item", records, "unit", 20],
  ["a currency", records, "symbol", 8],
  ["a currency", records, "code", 3],
];

describe.each(limits)("for %s,", (_what, rules, field, maximum) => {
  const problemsOf = (length: number) =>
    checkForm(rules, { [field]: "a".repeat(length) }).filter((one) => one.field === field);

  test(`${field} has at most ${maximum} characters`, () => {
    expect(problemsOf(maximum)).toEqual([]);
    expect(problemsOf(maximum + 1)).toEqual([{ field, code: "too-long", maximum }]);
  });
});

test("an email address has at most 254 characters", () => {
  const address = (length: number) => `${"a".repeat(length - 12)}@example.com`;
  const problemsOf = (length: number) =>
    checkForm({ email: guest.email }, { email: address(length) });
  expect(problemsOf(254)).toEqual([]);
  expect(problemsOf(255)).toEqual([{ field: "email", code: "too-long", maximum: 254 }]);
});
