import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { largestPrice } from "./check-article.ts";
import { checkCommission } from "./check-commission.ts";

const check = (price: number, ...amounts: readonly (readonly [number | null, number])[]) =>
  checkCommission({
    name: "Lady drink",
    price: money(price),
    isInPrice: false,
    isOnBill: true,
    data: amounts.map(([group, amount]) => ({
      userGroup: group === null ? null : id<"user-group">(group),
      amount: money(amount),
    })),
  });

test("a commission is never negative, nor absurdly large", () => {
  expect(check(0, [null, 0], [1, largestPrice])).toEqual([]);
  for (const price of [-1, largestPrice + 1]) {
    const wrong = { field: "price", code: "out-of-range", least: 0, most: largestPrice };
    expect(check(price)).toEqual([wrong]);
    expect(check(0, [null, 5], [1, price])).toEqual([{ field: "data", code: "out-of-range" }]);
  }
});

test("each group has one commission, and so have the others together", () => {
  expect(check(0, [null, 5], [1, 5], [2, 5])).toEqual([]);
  for (const group of [null, 1]) {
    expect(check(0, [group, 5], [group, 6])).toEqual([{ field: "data", code: "repeated" }]);
  }
});
