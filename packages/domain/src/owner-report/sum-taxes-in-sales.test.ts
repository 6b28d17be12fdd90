import { expect, test } from "vitest";

import { id } from "../id.ts";
import { rate } from "../money/rate.ts";
import { billTotals } from "../payment/bill-totals.ts";
import { classAmounts } from "../payment/class-amounts.ts";
import { refundTotals } from "../payment/refund-totals.ts";
import type { PayType } from "../payment/pay-type.ts";
import { aCreditFor, aSale, plainPayTypes, satang, service, vat } from "../testing/pay-builders.ts";
import { sumTaxesInSales } from "./sum-taxes-in-sales.ts";

const food = id<"tax-class">(1);
const drinks = id<"tax-class">(2);
const onCharges = { ...vat, isOnCharges: true };
const curry = { ...aSale(900_00), taxClass: food };
const wine = { ...aSale(119_00), taxClass: drinks };

const aBill = (lines: readonly (typeof curry)[], payTypes: readonly PayType[]) => ({
  totals: billTotals(lines, payTypes, satang),
  sales: classAmounts(lines, satang),
});

test("a tax on the service charge, too, is in the sales only as far as it is on them", () => {
  const payTypes = [...plainPayTypes, service, onCharges];
  const bill = aBill([curry], payTypes);
  // The bill states 990.00 × 7 / 107 = 64.77; of 900.00 it is 58.88.
  expect(bill.totals.charges).toContainEqual(expect.objectContaining({ total: 64_77 }));
  expect(sumTaxesInSales([bill, bill], payTypes, satang)).toEqual([{ id: vat.id, total: 117_76 }]);
});

test("each tax is in the sales of its classes, and one that was added is in none", () => {
  const onFood = { ...onCharges, taxClasses: [food] };
  const onDrinks = { ...onFood, id: id<"pay-type">(61), value: rate(19_00), taxClasses: [drinks] };
  const added = { ...vat, id: id<"pay-type">(62), isIncludedInPrice: false };
  const payTypes = [...plainPayTypes, service, onFood, onDrinks, added];
  expect(sumTaxesInSales([aBill([curry, wine], payTypes)], payTypes, satang)).toEqual([
    { id: onFood.id, total: 58_88 },
    { id: onDrinks.id, total: 19_00 },
  ]);
});

test("a refund of food has no tax of drinks in its sales, although it states that tax of its bill", () => {
  const onFood = { ...onCharges, taxClasses: [food] };
  const onDrinks = { ...onFood, id: id<"pay-type">(61), value: rate(19_00), taxClasses: [drinks] };
  const payTypes = [...plainPayTypes, service, onDrinks, onFood];
  const sold = [curry, wine];
  const back = aCreditFor(curry);
  const totals = refundTotals(
    [billTotals(sold, payTypes, satang)],
    { sold, left: [...sold, back], isNothingLeft: false, privilege: null },
    { payTypes, currency: satang },
  );
  expect(totals.charges).toContainEqual(
    expect.objectContaining({ payType: onDrinks.id, total: 0 }),
  );
  const sales = classAmounts([back], satang);
  expect(sumTaxesInSales([{ totals, sales }], payTypes, satang)).toEqual([
    { id: onDrinks.id, total: 0 },
    { id: onFood.id, total: -58_88 },
  ]);
});
