import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { sumMoney } from "../money/money.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import { isRefusal } from "../refusal.ts";
import { aBill, accepted, fridayEvening, saved } from "../testing/builders.ts";
import {
  answerOf,
  doneness,
  dressings,
  fries,
  large,
  oil,
  pizza,
  rare,
  salad,
  sides,
  sizes,
  steak,
} from "../testing/steak-house.ts";
import { setOf, steakHouseWithSet, threeSteakSets } from "../testing/steak-set.ts";
import type { Bill } from "./bill.ts";
import { breakUpSet } from "./break-up-set.ts";
import { creditBack } from "./credit-back.ts";
import { isCredit, lineAmount, lineKey, type Line } from "./line.ts";
import { linesToSend } from "./lines-to-send.ts";
import { mergeBills } from "./merge-bills.ts";
import { netQuantity } from "./net-quantity.ts";
import { receiveLines, type SentLine } from "./receive-lines.ts";
import { allRefundable, isNothingLeft, refundLines, withRefunds } from "./refund-lines.ts";
import { findPriceChanges } from "./shown-price.ts";
import { moveOne, startSplit } from "./split-bill.ts";

const at = fridayEvening;
const bath = { hasDecimals: true };
const promotions = [] as const;
const { menu } = steakHouseWithSet;
const set = lineKey("set");

const receive = (sent: readonly SentLine[], bill: Bill = aBill()) =>
  receiveLines(bill, sent, steakHouseWithSet);
const total = (lines: readonly Line[]) => sumMoney(lines.map((line) => lineAmount(line, bath)));
const nameOf = ({ article }: Line) => menu.articles.find((each) => each.id === article)?.name;
const wordsOf = (lines: readonly Line[]) =>
  lines.map((line) => `${line.quantity} ${nameOf(line)} ${lineAmount(line, bath) / 100}`);
const order = accepted(receive(threeSteakSets));

/** Of each set: one fries of two and a salad, the oil, and the large pizza instead of the small one. */
const extras = 20_00 + 30_00 + 5_00 + 100_00;

describe("the answers of the parts of a set that was sent", () => {
  const sent = saved(order);
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

  test("go back with their set, and are credited at the price that was shown", () => {
    const back = accepted(credit(sent, "set", 1));
    expect(left(back)).toEqual(order.lines.map(() => 2));
    expect(total(back.lines) * 3).toBe(total(sent.lines) * 2);
    const presses = linesToSend(back);
    expect(presses.map(({ shown }) => shown.amount)).toEqual([-(400_00 + extras)]);
    expect(findPriceChanges(sent, accepted(receive(presses, sent)), presses)).toEqual([]);
    expect(left(accepted(credit(saved(back), "set", 2)))).toEqual(order.lines.map(() => 0));
  });

  test("can go back alone, and then not once more with their set", () => {
    const back = saved(accepted(credit(sent, "c", 1)));
    expect(left(back)).toEqual([3, 3, 3, 3, 3, 2, 2, 3, 3, 3]);
    expect(left(accepted(credit(back, "set", 1)))).toEqual(order.lines.map(() => 2));
  });

  test("move with their set, but not with a part, and come back", () => {
    const second = { place: sent.place, cover: 1, staff: sent.staff, customer: null };
    const split = accepted(startSplit(sent, second, at));
    const moved = accepted(moveOne(split, "first", set));
    expect(moved.second.lines.map((line) => line.quantity)).toEqual(order.lines.map(() => 1));
    expect(total(moved.second.lines) * 3).toBe(total(sent.lines));
    expect(moveOne(split, "first", lineKey("d"))).toEqual({ refusal: "part-of-set" });
    const returned = accepted(moveOne(moved, "second", set));
    expect(total(returned.first.lines)).toBe(total(sent.lines));
    const header = { place: sent.place, cover: 1, staff: sent.staff, customer: null };
    const one = { ...moved.first, id: null };
    const merged = accepted(mergeBills(one, { ...moved.second, id: null }, { header, at }));
    expect(merged.target.lines).toEqual(sent.lines);
  });

  test("are refunded with their set, to nothing in the end", () => {
    const press = (name: string) => ({ key: lineKey(name), at, promotions });
    const one = new Map([[set, oneQuantity]]);
    const first = accepted(refundLines(sent, one, press("r1"))).map((line) => ({
      ...line,
      isSaved: true,
    }));
    expect(total(first) * 3).toBe(0 - total(sent.lines));
    const rest = withRefunds(sent, [{ lines: first }]);
    const second = accepted(refundLines(rest, allRefundable(rest), press("r2")));
    expect(isNothingLeft(withRefunds(rest, [{ lines: second }]))).toBe(true);
  });

  test("stay with the parts of a set that is broken up, at the prices that they have by themselves", () => {
    const alone = [
      { ...orderAlone("steak", steak), quantity: quantity(3) },
      answerOf("a", doneness, rare, { count: 3, about: "steak" }),
      answerOf("b", sides, fries, { count: 6, about: "steak" }),
      answerOf("c", sides, salad, { count: 3, about: "steak" }),
      answerOf("d", dressings, oil, { count: 3, about: "c" }),
      { ...orderAlone("pizza", pizza), quantity: quantity(3) },
      answerOf("e", sizes, large, { count: 3, about: "pizza" }),
    ];
    for (const bill of [order, sent]) {
      const broken = accepted(breakUpSet(bill, set, steakHouseWithSet));
      const dishes = broken.lines.filter((line) =>
        ["Steak Menu", "Singha Beer"].every((other) => nameOf(line) !== other),
      );
      expect(wordsOf(dishes)).toEqual(wordsOf(accepted(receive(alone)).lines));
    }
  });
});

function orderAlone(key: string, article: typeof steak) {
  const press = setOf([]);
  if (press.kind !== "article") throw new Error("A set is an article");
  return { ...press, key: lineKey(key), article: article.id, parts: undefined };
}

test("whatever sets and answers are credited and moved, nothing is lost and every piece keeps its answers", () => {
  const credits = fc.array(fc.tuple(fc.constantFrom("set", "c", "e", "a"), fc.nat(2)), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(credits, fc.array(fc.boolean(), { maxLength: 5 }), (taken, moves) => {
      let bill = saved(order);
      for (const [index, [key, count]] of taken.entries()) {
        const credited = creditBack(bill, {
          key: lineKey(`back-${index}`),
          line: lineKey(key),
          quantity: quantity(count + 1),
          at,
          promotions,
        });
        if (!isRefusal(credited)) bill = saved(credited);
      }
      const amount = total(bill.lines);
      const second = { place: bill.place, cover: 1, staff: bill.staff, customer: null };
      let split = accepted(startSplit(bill, second, at));
      for (const isBack of moves) {
        const moved = moveOne(split, isBack ? "second" : "first", set);
        if (!isRefusal(moved)) split = moved;
      }
      expect(total(split.first.lines) + total(split.second.lines)).toBe(amount);
      for (const { lines } of [split.first, split.second]) {
        const sets = lines.find(({ key }) => key === set)?.quantity ?? 0;
        const sold = lines.filter((line) => !isCredit(line));
        expect(sold.map((line) => line.quantity)).toEqual(sold.map(() => sets));
      }
    }),
  );
});
