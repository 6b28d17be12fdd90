import { expect, test } from "vitest";

import type { ChargeTotal } from "../bill/settlement.ts";
import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { service, vat } from "../testing/pay-builders.ts";
import { containedRates } from "./contained-rates.ts";

const alcohol = id<"pay-type">(61);
const taxes = new Set([vat.id, alcohol]);
const aTax = (payType: ChargeTotal["payType"], value: number, total: number): ChargeTotal => ({
  payType,
  total: money(total),
  isContained: true,
  rate: rate(value),
});
const ratesOf = (...charges: readonly ChargeTotal[]) => containedRates({ charges }, taxes);

test("bills have the same taxes whatever they came to, also when they are taken back", () => {
  expect(ratesOf(aTax(vat.id, 7_00, 28_26))).toBe(ratesOf(aTax(vat.id, 7_00, -28_26)));
  expect(ratesOf(aTax(alcohol, 10_00, 1), aTax(vat.id, 7_00, 1))).toBe(
    ratesOf(aTax(vat.id, 7_00, 0), aTax(alcohol, 10_00, 0)),
  );
});

test("another rate is another tax, and so are none, a second one and one of an unknown rate", () => {
  const some = [
    ratesOf(aTax(vat.id, 7_00, 1)),
    ratesOf(aTax(vat.id, 10_00, 1)),
    ratesOf(),
    ratesOf(aTax(vat.id, 7_00, 1), aTax(alcohol, 10_00, 1)),
    ratesOf({ payType: vat.id, total: money(1), isContained: true }),
  ];
  expect(new Set(some).size).toBe(some.length);
});

test("what is added to prices, or is no tax, is in none", () => {
  const charges = [aTax(service.id, 10_00, 1), { ...aTax(vat.id, 7_00, 1), isContained: false }];
  expect(ratesOf(...charges)).toBe(ratesOf());
});
