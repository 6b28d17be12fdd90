import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerWays } from "../menu/question.ts";
import { sumMoney } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { isRefusal } from "../refusal.ts";
import { aBill, accepted, fridayEvening, saved, singha } from "../testing/builders.ts";
import {
  doneness,
  dressing,
  dressings,
  fries,
  onions,
  rare,
  salad,
  sides,
  steak,
  steakHouse,
  threeSteaks,
  orderOf,
  answerOf,
} from "../testing/steak-house.ts";
import { findLine, type Bill } from "./bill.ts";
import { creditBack } from "./credit-back.ts";
import { isCredit, lineAmount, lineKey, type Line } from "./line.ts";
import { mergeBills } from "./merge-bills.ts";
import { netQuantity } from "./net-quantity.ts";
import { receiveLines, type SentLine } from "./receive-lines.ts";
import { allRefundable, isNothingLeft, refundLines, withRefunds } from "./refund-lines.ts";
import { moveOne, startSplit } from "./split-bill.ts";
import { splitOff } from "./split-off.ts";

const at = fridayEvening;
const { promotions } = steakHouse;
const bath = { hasDecimals: true };

const receive = (sent: readonly SentLine[], bill: Bill = aBill()) =>
  receiveLines(bill, sent, steakHouse);
const total = (lines: readonly Line[]) => sumMoney(lines.map((line) => lineAmount(line, bath)));

describe("the answers of a sent line", () => {
  const sent = saved(accepted(receive(threeSteaks)));
  const credit = (bill: Bill, key: string, count: number) =>
    creditBack(bill, {
      key: lineKey(`back-${key}`),
      line: lineKey(key),
      quantity: quantity(count),
      at,
      promotions,
    });
  const left = (bill: Bill) =>
    bill.lines.filter((line) => !isCredit(line)).map((line) => netQuantity(bill, line));

  test("go back with their pieces", () => {
    const back = accepted(credit(sent, "item", 1));
    expect(left(back)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(total(back.lines) * 3).toBe(total(sent.lines) * 2);
    expect(left(accepted(credit(saved(back), "item", 2)))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test("can go back alone, and then not once more with their piece", () => {
    const back = saved(accepted(credit(sent, "c", 1)));
    expect(left(back)).toEqual([3, 3, 3, 3, 2, 2]);
    expect(left(accepted(credit(back, "item", 1)))).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test("move with their piece, whichever of them is touched, and come back", () => {
    const second = { place: sent.place, cover: 1, staff: sent.staff, customer: null };
    const split = accepted(startSplit(sent, second, at));
    for (const key of ["item", "a", "d"]) {
      const moved = accepted(moveOne(split, "first", lineKey(key)));
      expect(moved.second.lines.map((line) => line.quantity)).toEqual([1, 1, 1, 1, 1, 1]);
      const returned = accepted(moveOne(moved, "second", lineKey("b")));
      expect(total(returned.first.lines)).toBe(total(sent.lines));
    }
    const alone = splitOff(sent, { second, parts: new Map([[lineKey("a"), quantity(1)]]), at });
    expect(alone).toEqual({ refusal: "cannot-move-answer" });
  });

  test("stay with their line in a merge", () => {
    const other = { ...sent, id: null, lines: accepted(receive([orderOf("beer", singha)])).lines };
    const header = { place: sent.place, cover: 1, staff: sent.staff, customer: null };
    const merged = accepted(mergeBills(saved(other), { ...sent, id: null }, { header, at }));
    expect(merged.target.lines.slice(1)).toEqual(sent.lines);
  });

  test("are refunded with their pieces, to nothing in the end", () => {
    const press = (name: string) => ({ key: lineKey(name), at, promotions });
    const one = new Map([[lineKey("item"), quantity(1)]]);
    const first = accepted(refundLines(sent, one, press("r1"))).map((line) => ({
      ...line,
      isSaved: true,
    }));
    expect(total(first) * 3).toBe(0 - total(sent.lines));
    const rest = withRefunds(sent, [{ lines: first }]);
    const second = accepted(refundLines(rest, allRefundable(rest), press("r2")));
    expect(isNothingLeft(withRefunds(rest, [{ lines: second }]))).toBe(true);
  });
});

const anyOrder = fc.record({
  pieces: fc.integer({ min: 1, max: 4 }),
  fries: fc.integer({ min: 1, max: 2 }),
  hasSalad: fc.boolean(),
  way: fc.constantFrom(undefined, ...answerWays),
  credits: fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 2 })), { maxLength: 4 }),
});

test("whatever is credited, and however the rest is split, nothing is lost and no answer stays alone", () => {
  fc.assert(
    fc.property(anyOrder, fc.array(fc.nat(12), { maxLength: 6 }), (any, moves) => {
      const salads = any.hasSalad
        ? [
            answerOf("c", sides, salad, { count: any.pieces }),
            answerOf("d", dressings, dressing, { count: any.pieces, about: "c" }),
          ]
        : [];
      let bill = saved(
        accepted(
          receive([
            orderOf("item", steak, any.pieces),
            answerOf("a", doneness, rare, { count: any.pieces }),
            answerOf("b", sides, fries, { count: any.pieces * any.fries }),
            ...(any.way === undefined
              ? []
              : [answerOf("e", sides, onions, { count: any.pieces, way: any.way })]
            ).filter(() => any.fries + salads.length / 2 < 3),
            ...salads,
          ]),
        ),
      );
      for (const [index, [of, count]] of any.credits.entries()) {
        const key = bill.lines[of % bill.lines.length]?.key ?? lineKey("item");
        const credited = creditBack(bill, {
          key: lineKey(`back-${index}`),
          line: key,
          quantity: quantity(count),
          at,
          promotions,
        });
        if (!isRefusal(credited)) bill = saved(credited);
      }
      const steaks = findLine(bill, lineKey("item"));
      if (steaks === null) throw new Error("The steaks are gone");
      for (const line of bill.lines) {
        const own = netQuantity(bill, line);
        if (isCredit(line)) continue;
        expect(own).toBeGreaterThanOrEqual(0);
        expect(own * any.pieces).toBeLessThanOrEqual(netQuantity(bill, steaks) * line.quantity);
      }
      const second = { place: bill.place, cover: 1, staff: bill.staff, customer: null };
      let split = accepted(startSplit(bill, second, at));
      for (const move of moves) {
        const from = move % 2 === 0 ? "first" : "second";
        const { lines } = split[from];
        const key = lines[move % Math.max(1, lines.length)]?.key;
        const moved = key === undefined ? split : moveOne(split, from, key);
        if (!isRefusal(moved)) split = moved;
      }
      expect(total([...split.first.lines, ...split.second.lines])).toBe(total(bill.lines));
    }),
  );
});
