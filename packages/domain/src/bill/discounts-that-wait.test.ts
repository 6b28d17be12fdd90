import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money, noMoney } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { aBill, aLine, fridayEvening, mali } from "../testing/builders.ts";
import type { Bill } from "./bill.ts";
import { discountsThatWait } from "./discounts-that-wait.ts";
import { lineKey, type CommissionLine, type DiscountLine, type TimerLine } from "./line.ts";

const beer = aLine({ key: lineKey("beer"), isSaved: false });
const gift: DiscountLine = {
  ...beer,
  type: "discount",
  key: lineKey("gift"),
  parent: beer.key,
  reason: id(1),
  rate: rate(10_00),
  isOfBill: false,
  givenBy: mali,
};
const massage: TimerLine = {
  ...beer,
  type: "timer",
  key: lineKey("massage"),
  unit: "minutes",
  productMinimum: noMoney,
  minimum: noMoney,
  containedCommission: money(50_00),
  startedAt: fridayEvening,
  endedAt: fridayEvening,
};
const earned: CommissionLine = {
  ...beer,
  type: "commission",
  key: lineKey("earned"),
  parent: massage.key,
  commission: money(50_00),
  isOnBill: false,
  isInPrice: true,
};
const ofMassage = { ...gift, parent: massage.key };
const sent = { isSaved: true, round: 1 } as const;

const waiting = (...lines: Bill["lines"]) => [...discountsThatWait(aBill({ lines }))];

test("a discount waits until its line is sent", () => {
  expect(waiting(beer, gift)).toEqual([gift.key]);
  expect(waiting({ ...beer, ...sent }, gift)).toEqual([]);
});

test("a discount on time waits for a commission that the time has to cover", () => {
  expect(waiting({ ...massage, ...sent }, earned, ofMassage)).toEqual([gift.key]);
  expect(waiting({ ...massage, ...sent }, { ...earned, ...sent }, ofMassage)).toEqual([]);
});

test("what was given or is taken back waits for nothing", () => {
  const given = { ...gift, ...sent };
  const back = { ...gift, key: lineKey("back"), credits: gift.key };
  expect(waiting({ ...beer, ...sent }, given, back)).toEqual([]);
});
