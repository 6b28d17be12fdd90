import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { money, sumMoney } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { isRefusal } from "../refusal.ts";
import { anyPress, applyPress } from "../testing/any-press.ts";
import { aBill, aLine, fridayEvening, saved } from "../testing/builders.ts";
import { satang } from "../testing/pay-builders.ts";
import { guestLines, guestNote, type GuestLine } from "./guest-lines.ts";
import { lineAmount, lineKey, type CommissionLine, type Line } from "./line.ts";

const beer = aLine({ key: lineKey("beer"), quantity: quantity(2), productPrice: money(90_00) });
const more = { ...beer, key: lineKey("more"), quantity: quantity(1) };
const cold = { ...more, key: lineKey("cold"), note: "cold" };
const tonic: Line = { ...more, key: lineKey("tonic"), type: "mixer", way: null, parent: beer.key };
const commission: CommissionLine = {
  ...beer,
  key: lineKey("commission"),
  type: "commission",
  price: money(10_00),
  parent: beer.key,
  commission: money(10_00),
  isOnBill: false,
  isInPrice: false,
};

const rows = (lines: readonly Line[], isGrouped: boolean) =>
  guestLines(aBill({ lines }), { isGrouped, currency: satang }).map(
    ({ line, quantity: count, price, total }: GuestLine) => [line.key, count, price, total],
  );

describe("the rows of the guests' bill", () => {
  test("are its lines, with a hidden commission included in its item", () => {
    expect(rows([beer, commission, more], false)).toEqual([
      ["beer", 2, 100_00, 200_00],
      ["more", 1, 90_00, 90_00],
    ]);
    expect(rows([beer, { ...commission, isOnBill: true }], false)).toHaveLength(2);
  });

  test("merge equal lines if the venue wants that", () => {
    expect(rows([beer, more, cold], true)).toEqual([
      ["beer", 3, 90_00, 270_00],
      ["cold", 1, 90_00, 90_00],
    ]);
    expect(rows([beer, tonic, more], true)).toHaveLength(3);
  });

  test("leave out completely credited lines when merging", () => {
    const back = { ...more, key: lineKey("back"), quantity: quantity(-2), credits: beer.key };
    expect(rows([beer, back, cold], true)).toEqual([["cold", 1, 90_00, 90_00]]);
    expect(rows([beer, back], false)).toHaveLength(2);
  });

  test("keep what costs nothing", () => {
    const water = { ...beer, key: lineKey("water"), price: money(0), quantity: quantity(1) };
    expect(rows([water], true)).toEqual([["water", 1, 0, 0]]);
  });

  test("show the price of a piece without hidden commissions that not every piece has", () => {
    const second = { ...commission, key: lineKey("second"), quantity: quantity(1) };
    expect(rows([beer, commission, second], false)).toEqual([["beer", 2, 90_00, 210_00]]);
  });

  test("do not say why something was credited", () => {
    const credit = { ...more, quantity: quantity(-1), credits: beer.key, note: "spilled" };
    const back = { ...credit, key: lineKey("back") };
    expect([back, cold].map(guestNote)).toEqual(["", "cold"]);
    expect(rows([beer, back], true)).toEqual([["beer", 1, 90_00, 90_00]]);
  });

  test("show which row is under another", () => {
    const under = guestLines(aBill({ lines: [beer, tonic] }), {
      isGrouped: true,
      currency: satang,
    });
    expect(under.map(({ isUnder }) => isUnder)).toEqual([false, true]);
  });

  test("add up to the sum of the lines", () => {
    fc.assert(
      fc.property(fc.array(anyPress, { maxLength: 12 }), fc.boolean(), (presses, isOnBill) => {
        const pressed = presses.reduce((before, press, step) => {
          const after = applyPress(before, press, `${step}`, fridayEvening);
          const next = isRefusal(after) ? before : after;
          return step % 5 === 4 ? saved(next) : next;
        }, aBill());
        const lines = pressed.lines.map((line) =>
          line.type === "commission" ? { ...line, isOnBill } : line,
        );
        const total = sumMoney(lines.map((line) => lineAmount(line, satang)));
        for (const isGrouped of [true, false]) {
          const shown = guestLines({ ...pressed, lines }, { isGrouped, currency: satang });
          expect(sumMoney(shown.map((row) => row.total))).toBe(total);
        }
      }),
    );
  });
});
