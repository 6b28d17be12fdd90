import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money, noMoney, sumMoney, type Money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import { aBill, accepted, aLine, fridayEvening } from "../testing/builders.ts";
import { satang } from "../testing/pay-builders.ts";
import { discountRules, noi, onTheHouse, regular } from "../testing/pricing-fixture.ts";
import type { Bill } from "./bill.ts";
import { creditBack } from "./credit-back.ts";
import { allocateDiscount, type DiscountRequest } from "./allocate-discount.ts";
import { giveDiscount, type LineDiscountRequest, type DiscountRules } from "./give-discount.ts";
import { lineAmount, lineKey, type Line } from "./line.ts";

const beer = aLine({
  key: lineKey("beer"),
  isSaved: true,
  quantity: quantity(3),
  price: money(90_00),
});
const soup = aLine({ key: lineKey("soup"), isSaved: true, price: money(120_05) });
const free: Line = { ...beer, key: lineKey("free"), isFree: true, price: noMoney };
const back: Line = { ...beer, key: lineKey("back"), quantity: quantity(-1), credits: beer.key };

const total = ({ lines }: Bill): Money => sumMoney(lines.map((line) => lineAmount(line, satang)));

const give = (
  bill: Bill,
  request: Partial<LineDiscountRequest>,
  rules: Partial<DiscountRules> = {},
) =>
  giveDiscount(
    bill,
    {
      key: lineKey("discount"),
      at: fridayEvening,
      item: beer.key,
      quantity: quantity(3),
      reason: regular.id,
      rate: rate(20_00),
      off: noMoney,
      isOfBill: false,
      givenBy: id(99),
      note: "whatever the till says",
      ...request,
    },
    { ...discountRules, ...rules },
  );

const allocate = (
  bill: Bill,
  request: Partial<DiscountRequest>,
  rules: Partial<DiscountRules> = {},
) => {
  let count = 0;
  return allocateDiscount(
    bill,
    {
      line: null,
      rate: null,
      amount: money(10_00),
      reason: regular.id,
      at: fridayEvening,
      nextKey: () => {
        count += 1;
        return lineKey(`discount-${count}`);
      },
      ...request,
    },
    { ...discountRules, ...rules },
  );
};

describe("a discount on a very long bill", () => {
  const longBill = (lines: number) =>
    aBill({
      lines: Array.from({ length: lines }, (_none, index) => ({
        ...beer,
        key: lineKey(`beer-${index}`),
      })),
    });

  test("is given at once on as many lines as can be sent at once", () => {
    const given = accepted(allocate(longBill(1000), { amount: money(1000_01) }));
    expect(given.lines).toHaveLength(1000 + 2000);
  });

  test("is refused before it is shown if it is more lines", () => {
    expect(allocate(longBill(2001), { rate: rate(10_00) })).toEqual({
      refusal: "too-many-lines-at-once",
      about: { maximum: 2000 },
    });
  });
});

describe("a discount", () => {
  test("is a line of its own under the line that costs less, which keeps its price", () => {
    const bill = accepted(give(aBill({ lines: [beer] }), {}));
    expect(bill.lines).toMatchObject([
      { key: "beer", price: 90_00, quantity: 3 },
      {
        type: "discount",
        parent: "beer",
        quantity: 3,
        price: -18_00,
        note: regular.name,
        givenBy: noi,
        staff: beer.staff,
      },
    ]);
    expect(total(bill)).toBe(216_00);
  });

  test("is rounded to what guests can pay, piece by piece", () => {
    const cheap = { ...beer, price: money(33) };
    expect(total(accepted(give(aBill({ lines: [cheap] }), {})))).toBe(78);
    const rules = { currency: { hasDecimals: false } };
    const whole = accepted(give(aBill({ lines: [{ ...beer, price: money(99_00) }] }), {}, rules));
    expect(whole.lines[1]).toMatchObject({ price: -20_00 });
  });

  test("on the house takes off everything", () => {
    const request = { rate: rate(100_00), reason: onTheHouse.id };
    expect(total(accepted(give(aBill({ lines: [beer] }), request)))).toBe(0);
  });

  test("may be on some of the pieces, and the others may have another", () => {
    const one = accepted(give(aBill({ lines: [beer] }), { quantity: quantity(1) }));
    const two = accepted(
      give(one, { key: lineKey("more"), quantity: quantity(2), rate: rate(50_00) }),
    );
    expect(total(two)).toBe(72_00 + 2 * 45_00);
    expect(give(two, { key: lineKey("most"), quantity: quantity(1) })).toMatchObject({
      refusal: "discount-given",
    });
  });

  test("may be given again after it was taken back", () => {
    const given = accepted(give(aBill({ lines: [beer] }), {}));
    const sent = { ...given, lines: given.lines.map((line) => ({ ...line, isSaved: true })) };
    const line = lineKey("discount");
    const credit = { key: lineKey("back"), line, quantity: quantity(3), at: fridayEvening };
    const taken = accepted(creditBack(sent, { ...credit, promotions: [] }));
    expect(total(taken)).toBe(270_00);
    const open = { ...taken, lines: taken.lines.map((each) => ({ ...each, isSaved: true })) };
    expect(total(accepted(give(open, { key: lineKey("again") })))).toBe(216_00);
  });

  test.each<[string, Partial<LineDiscountRequest>, Partial<DiscountRules>]>([
    ["permission-denied", {}, { mayGive: false }],
    ["line-not-found", { item: lineKey("nowhere") }, {}],
    ["discount-not-possible", { item: free.key }, {}],
    ["discount-not-possible", { item: back.key }, {}],
    ["quantity-invalid", { quantity: quantity(0.5) }, {}],
    ["quantity-invalid", { quantity: quantity(-1) }, {}],
    ["discount-given", { quantity: quantity(4) }, {}],
    ["discount-reason-required", { reason: id(77) }, {}],
    ["discount-reason-required", { reason: onTheHouse.id }, {}],
    ["discount-reason-required", { rate: rate(100_00) }, {}],
    ["discount-too-large", { rate: rate(100_01) }, {}],
    ["discount-too-large", { rate: null, off: money(90_01) }, {}],
    ["amount-invalid", { rate: null, off: noMoney }, {}],
    ["amount-invalid", { rate: null, off: money(-1) }, {}],
    ["whole-amount-required", { rate: null, off: money(50) }, { currency: { hasDecimals: false } }],
    ["discount-above-limit", {}, { limit: rate(19_99) }],
    ["discount-above-limit", { rate: null, off: money(18_01) }, { limit: rate(20_00) }],
  ])("is refused as %s: %j, %j", (refusal, request, rules) => {
    const bill = aBill({ lines: [beer, free, { ...back, isSaved: true }, soup] });
    const wide = aBill({
      lines: [{ ...beer, quantity: quantity(4) }, free, { ...back, isSaved: true }],
    });
    expect(give(request.quantity === 4 ? bill : wide, request, rules)).toMatchObject({ refusal });
  });

  test.each(["closed", "voided"] as const)("is refused on a %s bill", (status) => {
    expect(give(aBill({ lines: [beer], status }), {})).toMatchObject({ refusal: "bill-not-open" });
  });

  test("is refused on what is not sent, and beside an unsent credit", () => {
    expect(give(aBill({ lines: [{ ...beer, isSaved: false }] }), {})).toMatchObject({
      refusal: "print-bill-first",
    });
    expect(give(aBill({ lines: [beer, { ...back, isSaved: false }] }), {})).toMatchObject({
      refusal: "credit-and-sale-mixed",
    });
  });
});

describe("a discount on the bill", () => {
  test("is allocated to the lines, and to their pieces as evenly as can be paid", () => {
    const bill = accepted(allocate(aBill({ lines: [beer, soup] }), {}));
    expect(
      bill.lines
        .filter(({ type }) => type === "discount")
        .map((line) => [line.quantity, line.price]),
    ).toEqual([
      [2, -2_31],
      [1, -2_30],
      [1, -3_08],
    ]);
    expect(total(bill)).toBe(380_05);
  });

  test("leaves lines with a discount of their own as they are", () => {
    const own = accepted(
      allocate(aBill({ lines: [beer, soup] }), { line: beer.key, rate: rate(50_00) }),
    );
    const sent = { ...own, lines: own.lines.map((line) => ({ ...line, isSaved: true })) };
    const all = accepted(allocate({ ...sent }, { rate: rate(100_00), reason: onTheHouse.id }));
    expect(total(all)).toBe(135_00);
  });

  test("of more than the bill, or above the limit of the whole bill, is refused", () => {
    const bill = aBill({ lines: [beer, soup] });
    expect(allocate(bill, { amount: money(390_06) })).toMatchObject({
      refusal: "discount-too-large",
    });
    expect(allocate(bill, { amount: money(39_02) }, { limit: rate(10_00) })).toMatchObject({
      refusal: "discount-above-limit",
    });
    expect(total(accepted(allocate(bill, { amount: money(39_01) }, { limit: rate(10_00) })))).toBe(
      351_04,
    );
  });

  test("of an amount takes off exactly that, within the limit, and no line costs less than nothing", () => {
    const anyLine = fc.record({
      price: fc.integer({ min: 0, max: 500_00 }),
      count: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.boolean(),
        (drawn, part, hasDecimals) => {
          const unit = hasDecimals ? 1 : 100;
          const lines = drawn.map(({ price, count }, index) =>
            aLine({
              key: lineKey(`line-${index}`),
              isSaved: true,
              price: money(price * unit),
              quantity: quantity(count),
            }),
          );
          const bill = aBill({ lines });
          const amount = money(Math.floor((total(bill) / unit) * (part / 10_000)) * unit);
          fc.pre(amount > 0);
          const rules = { currency: { hasDecimals }, limit: rate(part) };
          const given = accepted(allocate(bill, { amount }, rules));
          expect(total(given)).toBe(total(bill) - amount);
          for (const line of lines) {
            const own = given.lines.filter(
              (each) =>
                each.key === line.key || (each.type === "discount" && each.parent === line.key),
            );
            expect(total({ ...bill, lines: own })).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
