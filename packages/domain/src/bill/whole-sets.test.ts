import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import { totalsOfOpenBill } from "../payment/bill-totals.ts";
import {
  aBill,
  accepted,
  fridayEvening,
  ladyDrink,
  mali,
  saved,
  singha,
} from "../testing/builders.ts";
import {
  main,
  drinks,
  chosen,
  plainLunch,
  lunchKey,
  setPress,
  lunchOrder,
  totalOf,
  nameOf,
  wordsOf,
} from "../testing/lunch-orders.ts";
import { aPayType, satang } from "../testing/pay-builders.ts";
import { discountRules, lunchSet, pricingFixture } from "../testing/pricing-fixture.ts";
import { addSet } from "./add-set.ts";
import { allocateDiscount } from "./allocate-discount.ts";
import type { Bill } from "./bill.ts";
import { breakUpSet } from "./break-up-set.ts";
import { chooseSetParts } from "./choose-set-parts.ts";
import { creditBack } from "./credit-back.ts";
import { guestLines } from "./guest-lines.ts";
import { lineKey } from "./line.ts";
import { mergeBills } from "./merge-bills.ts";
import { refundLines } from "./refund-lines.ts";
import { moveOne, startSplit } from "./split-bill.ts";
import { splitOff } from "./split-off.ts";
import { ticketLines } from "./ticket-lines.ts";

const at = fridayEvening;
const { menu } = pricingFixture;

describe("a set goes as a whole", () => {
  test("with its discount: a part alone would get one of an amount that nobody sees", () => {
    const lunch = saved(lunchOrder());
    const give = (line: string) => {
      let count = 0;
      const nextKey = () => lineKey(`off-${(count += 1)}`);
      const reason = id<"discount-reason">(1);
      const off = { rate: rate(20_00), amount: money(0), reason, at, nextKey };
      return allocateDiscount(lunch, { ...off, line: lineKey(line) }, discountRules);
    };
    expect(give("lunch.100")).toEqual({ refusal: "part-of-set" });
    const given = accepted(give(lunchKey));
    expect([totalOf(lunch), totalOf(given)]).toEqual([199_99, 159_99]);
  });

  const header = {
    place: { kind: "table", name: "14" } as const,
    cover: 1,
    staff: mali,
    customer: null,
  };
  const two = saved(lunchOrder(plainLunch, 2));

  test("to another bill, piece by piece", () => {
    const split = accepted(startSplit(two, header, at));
    expect(moveOne(split, "first", lineKey("lunch.100"))).toEqual({ refusal: "part-of-set" });
    const moved = accepted(moveOne(split, "first", lunchKey));
    expect(wordsOf(moved.first)).toEqual(wordsOf(lunchOrder()));
    expect(wordsOf(moved.second)).toEqual(wordsOf(lunchOrder()));
    const parts = new Map([
      [lunchKey, oneQuantity],
      [lineKey("lunch.100"), oneQuantity],
    ]);
    expect(splitOff(two, { second: header, parts, at })).toEqual({ refusal: "part-of-set" });
    const whole = new Map(parts).set(lineKey("lunch.101"), oneQuantity);
    expect(totalOf(accepted(splitOff(two, { second: header, parts: whole, at })).second)).toBe(
      199_99,
    );
  });

  test("back to the kitchen, and to the guests", () => {
    const credit = { key: lineKey("back"), quantity: oneQuantity, at, promotions: [] };
    expect(creditBack(two, { ...credit, line: lineKey("lunch.101") })).toEqual({
      refusal: "part-of-set",
    });
    const credited = accepted(creditBack(two, { ...credit, line: lunchKey }));
    expect(wordsOf(credited).slice(3)).toEqual([
      "-1 Lunch Set 0",
      "-1 Pad Thai -114.28",
      "-1 Singha Beer -85.71",
    ]);
    const paid: Bill = { ...two, status: "closed" };
    const refund = { key: lineKey("refund"), at, promotions: [] };
    expect(refundLines(paid, new Map([[lineKey("lunch.100"), oneQuantity]]), refund)).toEqual({
      refusal: "part-of-set",
    });
    const refunded = accepted(refundLines(paid, new Map([[lunchKey, quantity(2)]]), refund));
    expect(totalOf({ lines: refunded })).toBe(-2 * 199_99);
  });

  describe("beside another of the same press", () => {
    const half = accepted(moveOne(accepted(startSplit(two, header, at)), "first", lunchKey));
    const ofGuests = (bill: Bill) => guestLines(bill, { isGrouped: false, currency: satang });
    const withNote = (bill: Bill, key: string): Bill => ({
      ...bill,
      lines: bill.lines.map((line) => (line.key === key ? { ...line, note: "Hot" } : line)),
    });
    const breakUp = (bill: Bill) =>
      saved(accepted(breakUpSet(bill, lunchKey, { ...pricingFixture, promotions: [] })));

    test.each([
      ["whole", (bill: Bill) => bill, ["Lunch Set", "Pad Thai", "Singha Beer"]],
      [
        "changed",
        (bill: Bill) => withNote(bill, "lunch.101"),
        ["Lunch Set", "Pad Thai", "Singha Beer"],
      ],
      ["broken up", breakUp, ["Pad Thai", "Singha Beer"]],
      [
        "changed and broken up",
        (bill: Bill) => breakUp(withNote(bill, "lunch")),
        ["Pad Thai", "Singha Beer"],
      ],
    ])("whose guests joined again while it was %s", (_state, change, names) => {
      const changed = change(half.second);
      for (const [target, source] of [
        [half.first, changed],
        [changed, half.first],
        [breakUp(half.first), changed],
        [changed, breakUp(half.first)],
      ] as const) {
        const first: Bill = { ...target, id: id(1) };
        const second: Bill = { ...source, id: id(2) };
        const merged = accepted(mergeBills(first, second, { header, at })).target;
        const rows = ofGuests(merged);
        const total = totalOf(target) + totalOf(source);
        expect(totalOf(merged)).toBe(total);
        expect(rows.reduce((sum, row) => sum + row.total, 0)).toBe(total);
        expect(new Set(rows.map(({ line }) => nameOf(line)))).toEqual(
          new Set([...ofGuests(target), ...ofGuests(source)].map(({ line }) => nameOf(line))),
        );
        const sets = rows.filter(({ line }) => nameOf(line) === "Lunch Set");
        expect(sets.filter(({ total: shown }) => shown === 0)).toEqual([]);
      }
      expect(ofGuests(changed).map(({ line }) => nameOf(line))).toEqual(names);
    });
  });

  test("but its parts go to their stations", () => {
    const prepared = ticketLines(two, new Map()).map(
      ({ line, quantity: count }) => `${count} ${nameOf(line)}`,
    );
    expect(prepared).toEqual(["2 Pad Thai", "2 Singha Beer"]);
  });

  test("on the guests' bill it has one price, and parts only what they cost on top", () => {
    const steak = lunchOrder([chosen(main, ladyDrink.id), chosen(drinks, singha.id)], 2);
    const rows = guestLines(steak, { isGrouped: true, currency: satang });
    expect(
      rows.map(({ line, price, total: shown, isUnder }) => [nameOf(line), price, shown, isUnder]),
    ).toEqual([
      ["Lunch Set", 199_99, 399_98, false],
      ["Lady Drink", 80_00, 160_00, true],
      ["Singha Beer", 0, 0, true],
    ]);
    expect(rows.reduce((sum, row) => sum + row.total, 0)).toBe(totalOf(steak));
  });
});

test("each part of a set bears the tax of its class, and the taxes are of all that the set costs", () => {
  const food = id<"tax-class">(1);
  const alcohol = id<"tax-class">(2);
  const tax = (own: number, percent: number, taxClass: typeof food) =>
    aPayType({
      id: id(own),
      indexNumber: 600 + own,
      value: rate(percent * 100),
      isIncludedInPrice: true,
      isVat: true,
      taxClasses: [taxClass],
    });
  const taxes = [tax(20, 7, food), tax(21, 19, alcohol)];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 50_000 }),
      fc.integer({ min: 1, max: 12 }),
      (price, beer, count) => {
        const articles = menu.articles.map((each) => ({
          ...each,
          taxClass: each.id === singha.id ? alcohol : food,
          price: each.id === singha.id ? money(beer) : each.price,
        }));
        const parts = accepted(chooseSetParts({ ...menu, articles }, lunchSet, plainLunch));
        const article = { ...lunchSet, price: money(price) };
        const bill = accepted(
          addSet(aBill(), {
            ...setPress,
            key: lunchKey,
            article,
            quantity: quantity(count),
            parts,
          }),
        );
        const { charges, amount } = totalsOfOpenBill(bill, taxes, satang);
        expect(amount).toBe(price * count);
        expect(charges.reduce((sum, { base }) => sum + (base ?? 0), 0)).toBe(amount);
        for (const { payType, base, total: charged } of charges) {
          const percent = payType === taxes[0]?.id ? 7 : 19;
          expect(Math.abs(charged - ((base ?? 0) * percent) / (100 + percent))).toBeLessThanOrEqual(
            0.5,
          );
        }
      },
    ),
  );
});
