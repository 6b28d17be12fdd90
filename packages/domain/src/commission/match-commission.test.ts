import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { anArticle, ladyDrink } from "../testing/builders.ts";
import type { Commission, CommissionEntry } from "./commission.ts";
import { commissionOf, matchCommission } from "./match-commission.ts";

function aCommission(commission: Partial<Commission> = {}): Commission {
  return {
    id: id(1),
    entries: [forAll(50_00)],
    price: money(80_00),
    isInPrice: true,
    isOnBill: false,
    ...commission,
  };
}

const forAll = (amount: number): CommissionEntry => ({ userGroup: null, amount: money(amount) });
const forGroup = (group: number, amount: number): CommissionEntry => ({
  userGroup: id(group),
  amount: money(amount),
});

const therapist = { userGroup: id<"user-group">(3) };

describe("the commission of an article", () => {
  const own = aCommission({ id: id(11) });
  const ofCategory = aCommission({ id: id(13) });
  const all = [ofCategory, own];
  const drinks = { commission: ofCategory.id };

  test("is its own before any other", () => {
    expect(commissionOf({ ...ladyDrink, commission: own.id }, drinks, all)).toBe(own);
  });

  test("is that of its category if it has none of its own", () => {
    expect(commissionOf(anArticle({ id: id(99) }), drinks, all)).toBe(ofCategory);
  });

  test("is null if neither article nor category has one", () => {
    const other = anArticle({ id: id(99) });
    expect(commissionOf(other, { commission: null }, all)).toBeNull();
    expect(commissionOf(other, null, all)).toBeNull();
  });

  test("falls back to the next rule if its own no longer exists", () => {
    const article = { ...ladyDrink, commission: id<"commission">(77) };
    expect(commissionOf(article, drinks, all)).toBe(ofCategory);
    expect(commissionOf(article, drinks, [])).toBeNull();
  });
});

describe("the commission of a member of staff", () => {
  const earned = (...entries: CommissionEntry[]) =>
    matchCommission(ladyDrink, aCommission({ entries }), therapist);

  test("is the entry of their group, wherever it is listed", () => {
    expect(earned(forAll(50_00), forGroup(3, 70_00))).toMatchObject({ amount: 70_00 });
    expect(earned(forGroup(3, 70_00), forAll(50_00))).toMatchObject({ amount: 70_00 });
  });

  test("is the default entry if their group has none", () => {
    expect(earned(forGroup(4, 70_00), forAll(50_00))).toMatchObject({ amount: 50_00 });
  });

  test("is zero if the entry of their group says so", () => {
    expect(earned(forAll(50_00), forGroup(3, 0))).toMatchObject({ amount: 0 });
  });

  test("is refused without either entry", () => {
    expect(earned(forGroup(4, 70_00))).toEqual({ refusal: "commission-staff-invalid" });
    expect(earned()).toEqual({ refusal: "commission-staff-invalid" });
  });

  test("is refused for an article without commission", () => {
    expect(matchCommission(ladyDrink, null, therapist)).toEqual({
      refusal: "product-without-commission",
    });
  });
});

describe("the price of a commission for the guest", () => {
  const paid = (commissionPrice: number | null, isInPrice: boolean) =>
    matchCommission(
      { commissionPrice: commissionPrice === null ? null : money(commissionPrice) },
      aCommission({ isInPrice, price: money(80_00) }),
      therapist,
    );

  test.each([
    ["nothing more when the price contains it", null, true, 0],
    ["nothing more then, even where the article has a price for it", 95_00, true, 0],
    ["its price when it is added", null, false, 80_00],
    ["the article's price for it where it has one", 95_00, false, 95_00],
    ["nothing where the article gives it for nothing", 0, false, 0],
  ])("is %s", (_, commissionPrice, isInPrice, price) => {
    expect(paid(commissionPrice, isInPrice)).toMatchObject({ price, isInPrice, amount: 50_00 });
  });

  test.each([true, false])("is shown on the bill or hidden, as configured: %s", (isOnBill) => {
    const commission = aCommission({ isOnBill });
    expect(matchCommission(ladyDrink, commission, therapist)).toMatchObject({ isOnBill });
  });
});
