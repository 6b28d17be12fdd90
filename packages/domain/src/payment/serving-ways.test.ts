import { expect, test } from "vitest";

import type { ServingWay } from "../bill/serving-way.ts";
import { id, type TaxClassId } from "../id.ts";
import { rate } from "../money/rate.ts";
import { aPayType, aSale, satang, service } from "../testing/pay-builders.ts";
import { totalsOfOpenBill } from "./bill-totals.ts";
import type { PayType } from "./pay-type.ts";

const food = id<"tax-class">(1);
const drinks = id<"tax-class">(2);

const aTax = (own: number, percent: number, taxClasses: readonly TaxClassId[]): PayType =>
  aPayType({
    id: id(own),
    indexNumber: 600 + own,
    value: rate(percent * 100),
    isIncludedInPrice: true,
    isOnCharges: true,
    isVat: true,
    taxClasses,
  });
const sale = (price: number, taxClass: TaxClassId) => ({ ...aSale(price), taxClass });

test("charges that are for a way of serving are on bills of that way only", () => {
  const tip = { ...service, servingWays: ["here"] } as const;
  const payTypes = [
    tip,
    { ...aTax(23, 20, [food]), servingWays: ["here"] } as const,
    { ...aTax(22, 0, [food]), servingWays: ["away", "delivered"] } as const,
    aTax(24, 20, [drinks]),
  ];
  const lines = [sale(6_00, food), sale(3_00, drinks)];
  const chargedAs = (servingWay: ServingWay) => {
    const bill = { lines, servingWay, privilege: null };
    const { charges, amount } = totalsOfOpenBill(bill, payTypes, satang);
    return [...charges.map(({ payType, base, total }) => [payType, base, total]), amount];
  };
  // 10 % of 9.00 for the service; 20/120 of 6.60 and of 3.30.
  expect(chargedAs("here")).toEqual([[tip.id, 9_00, 90], [23, 6_60, 1_10], [24, 3_30, 55], 9_90]);
  const atHome = [[22, 6_00, 0], [24, 3_00, 50], 9_00];
  expect(chargedAs("away")).toEqual(atHome);
  expect(chargedAs("delivered")).toEqual(atHome);
});
