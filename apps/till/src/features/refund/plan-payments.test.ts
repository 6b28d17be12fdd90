import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { expect, test } from "vitest";

import { planPayments } from "./plan-payments.ts";

const cash = id<"pay-type">(1);
const card = id<"pay-type">(2);
const left = [
  { payType: cash, total: money(50_00) },
  { payType: card, total: money(100_00) },
];

test("money goes back as it came, in that order", () => {
  expect(planPayments(money(120_00), left, { first: null, cashInstead: null })).toEqual([
    { payType: cash, total: 50_00, insteadOf: null },
    { payType: card, total: 70_00, insteadOf: null },
  ]);
});

test("it goes back by the wanted pay type first", () => {
  expect(planPayments(money(120_00), left, { first: card, cashInstead: null })).toEqual([
    { payType: card, total: 100_00, insteadOf: null },
    { payType: cash, total: 20_00, insteadOf: null },
  ]);
});

test("cash says what it stands for", () => {
  expect(planPayments(money(120_00), left, { first: null, cashInstead: cash })).toEqual([
    { payType: cash, total: 50_00, insteadOf: null },
    { payType: cash, total: 70_00, insteadOf: card },
  ]);
});
