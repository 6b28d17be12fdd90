import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { sumMoney } from "../money/money.ts";
import { oneQuantity, quantity, sumQuantity } from "../money/quantity.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { isRefusal } from "../refusal.ts";
import { mixers, pricingFixture } from "../testing/pricing-fixture.ts";
import {
  aBill,
  accepted,
  aMoment,
  aPromotion,
  fridayEvening,
  saved,
  singha,
  tonic,
} from "../testing/builders.ts";
import { satang } from "../testing/pay-builders.ts";
import { addArticle } from "./add-article.ts";
import { addMixer } from "./add-mixer.ts";
import { currentLines, previousLines, type Bill } from "./bill.ts";
import { creditBack, creditBackArticle } from "./credit-back.ts";
import { isCredit, lineAmount, lineKey, type LineKey } from "./line.ts";
import { linesToSend } from "./lines-to-send.ts";
import { writeNote } from "./mark-line.ts";
import { receiveLines } from "./receive-lines.ts";
import { removeLastLine } from "./remove-last-line.ts";

/** Singha at 90.00 under Buy X Get Y. */
const offer = (buy: number, get: number) =>
  aPromotion({ type: "buy-x-get-y", buy, get }, { id: id(9), articles: [singha.id] });

const amountOf = (bill: Bill) => sumMoney(bill.lines.map((line) => lineAmount(line, satang)));

let presses = 0;
const newKey = (): LineKey => {
  presses += 1;
  return lineKey(`press-${presses}`);
};

function order(bill: Bill, count: number, promotion: Promotion): Bill {
  const ordered = addArticle(bill, {
    key: newKey(),
    article: singha,
    quantity: quantity(count),
    joins: true,
    typedPrice: null,
    promotions: [promotion],
    moment: aMoment({ at: fridayEvening }),
  });
  return saved(accepted(ordered));
}

/** Presses in credit-back mode that are not sent yet. */
function pressCredits(bill: Bill, count: number, promotion: Promotion): Bill {
  let credited = bill;
  for (let press = 0; press < count; press += 1) {
    const after = creditBackArticle(credited, singha.id, {
      key: newKey(),
      at: fridayEvening,
      promotions: [promotion],
    });
    credited = accepted(after);
  }
  return credited;
}

describe("crediting under Buy X Get Y", () => {
  test("first takes back the free beer that is no longer earned", () => {
    const twoGetOne = offer(2, 1);
    const bill = saved(pressCredits(order(aBill(), 3, twoGetOne), 1, twoGetOne));
    expect(amountOf(bill)).toBe(180_00);
    expect(amountOf(order(bill, 1, twoGetOne))).toBe(180_00);
  });

  test("of three pieces leaves two at the price of two", () => {
    const threeGetTwo = offer(3, 2);
    const bill = saved(pressCredits(order(aBill(), 5, threeGetTwo), 2, threeGetTwo));
    expect(amountOf(bill)).toBe(270_00);
    expect(amountOf(order(bill, 2, threeGetTwo))).toBe(270_00);
  });

  test("one of four paid beers takes back one of the two free ones", () => {
    const twoGetOne = offer(2, 1);
    const sold = order(aBill(), 6, twoGetOne);
    const paid = sold.lines.find((line) => line.type === "normal" && !line.isFree);
    const credited = accepted(
      creditBack(sold, {
        key: newKey(),
        line: paid?.key ?? lineKey("?"),
        quantity: quantity(1),
        at: fridayEvening,
        promotions: [twoGetOne],
      }),
    );
    expect(currentLines(credited).map((line) => [line.quantity, lineAmount(line, satang)])).toEqual(
      [[-1, 0]],
    );
    expect(amountOf(credited)).toBe(360_00);
  });

  test("keeps the reason of a credit, whichever piece goes back for it", () => {
    const twoGetOne = offer(2, 1);
    const sold = order(aBill(), 6, twoGetOne);
    const paid = sold.lines.find((line) => line.type === "normal" && !line.isFree);
    const press = { line: paid?.key ?? lineKey("?"), quantity: oneQuantity, at: fridayEvening };
    const promotions = [twoGetOne];
    const once = accepted(creditBack(sold, { ...press, key: newKey(), promotions }));
    const [credit] = currentLines(once);
    const reasoned = accepted(writeNote(once, credit?.key ?? lineKey("?"), "warm"));
    const twice = accepted(creditBack(reasoned, { ...press, key: newKey(), promotions }));
    expect(currentLines(twice).map(({ note }) => note)).toContain("warm");
    const round = linesToSend(twice);
    const received = receiveLines(sold, round, { ...pricingFixture, promotions });
    const notesOf = (bill: Bill) => currentLines(bill).map(({ key, note }) => [key, note]);
    expect(notesOf(accepted(received))).toEqual(notesOf(twice));
  });

  test("takes the mixer of a piece back with it, and returns it if another piece goes instead", () => {
    const twoGetOne = offer(2, 1);
    const three = order(aBill(), 3, twoGetOne);
    const [paid, free] = three.lines.map(({ key }) => key);
    const four = order(three, 1, twoGetOne);
    const last = four.lines.at(-1)?.key;
    if (paid === undefined || free === undefined || last === undefined) throw new Error("No lines");
    const mixed = addMixer(four, {
      key: lineKey("tonic"),
      article: tonic,
      quantity: oneQuantity,
      item: last,
      group: mixers,
      joins: true,
      promotions: [twoGetOne],
      moment: aMoment({ at: fridayEvening }),
    });
    const bill = saved(accepted(mixed));
    expect(amountOf(bill)).toBe(300_00);
    const credit = (before: Bill, line: LineKey) =>
      accepted(
        creditBack(before, {
          key: newKey(),
          line,
          quantity: oneQuantity,
          at: fridayEvening,
          promotions: [twoGetOne],
        }),
      );
    // Of three pieces one is still free, so the paid one that was sold last goes back, with its tonic.
    const once = credit(bill, free);
    expect(amountOf(once)).toBe(180_00);
    // Of two pieces none is free any more: now the free one goes back, and the tonic stays.
    const twice = credit(once, paid);
    expect(amountOf(twice)).toBe(210_00);
    const credited = new Set(currentLines(twice).map((line) => line.credits));
    expect(credited).toEqual(new Set([free, paid]));
  });

  test("uses the named line if the promotion no longer exists", () => {
    const bill = order(aBill(), 3, offer(2, 1));
    const credited = accepted(
      creditBack(bill, {
        key: newKey(),
        line: bill.lines[0]?.key ?? lineKey("?"),
        quantity: quantity(2),
        at: fridayEvening,
        promotions: [],
      }),
    );
    expect(currentLines(credited).map(({ quantity: count }) => count)).toEqual([-2, -1]);
    expect(amountOf(credited)).toBe(0);
  });
});

type Step = { readonly action: "order" | "credit" | "remove"; readonly count: number };
const anyStep: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(
    "order" as const,
    "credit" as const,
    "credit" as const,
    "remove" as const,
  ),
  count: fc.integer({ min: 1, max: 5 }),
});

/** Independent calculation: of every X + Y pieces in a row, the last Y are free. */
function expectedCost(pieces: number, buy: number, get: number): number {
  let cost = 0;
  for (let piece = 0; piece < pieces; piece += 1) {
    if (piece % (buy + get) < buy) cost += 90_00;
  }
  return cost;
}

test("any order of sales and credits costs the same as buying the remaining pieces at once", () => {
  const some = fc.integer({ min: 1, max: 4 });
  const steps = fc.array(anyStep, { minLength: 1, maxLength: 25 });
  let credits = 0;
  fc.assert(
    fc.property(some, some, steps, (buy, get, actions) => {
      const promotion = offer(buy, get);
      let bill = aBill();
      for (const { action, count } of actions) {
        if (action === "order") {
          bill = order(receiveAsServer(bill, promotion), count, promotion);
        } else if (action === "remove") {
          const removed = removeLastLine(bill, [promotion]);
          bill = isRefusal(removed) ? bill : removed;
        } else {
          const left = sumQuantity(bill.lines.map((line) => line.quantity));
          bill = pressCredits(bill, Math.min(left, count), promotion);
          credits += Math.min(left, count);
        }
        const pieces = sumQuantity(bill.lines.map((line) => line.quantity));
        expect(amountOf(bill)).toBe(expectedCost(pieces, buy, get));
        expect(bill.lines.every((line) => remainingQuantity(bill, line.key) >= 0)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
  expect(credits).toBeGreaterThan(2000);
});

/** The lines that the server derives from what the till sends, which must equal those that the till shows. */
function receiveAsServer(bill: Bill, promotion: Promotion): Bill {
  const before = { ...bill, lines: previousLines(bill) };
  const rules = { ...pricingFixture, promotions: [promotion] };
  const received = accepted(receiveLines(before, linesToSend(bill), rules));
  expect(new Set(received.lines)).toEqual(new Set(bill.lines));
  return saved(received);
}

function remainingQuantity(bill: Bill, key: LineKey): number {
  const of = bill.lines.filter((line) => line.key === key || line.credits === key);
  const isPiece = of.some((line) => line.key === key && !isCredit(line));
  return isPiece ? sumQuantity(of.map((line) => line.quantity)) : 0;
}

test("the server settles credits again if another till has ordered meanwhile", () => {
  const promotion = offer(2, 1);
  const seen = order(aBill(), 3, promotion);
  // Of three beers one goes back, so the third is no longer free; but on the other till the guests have ordered six by
  // now.
  const round = linesToSend(pressCredits(seen, 1, promotion));
  const now = order(seen, 3, promotion);
  const rules = { ...pricingFixture, promotions: [promotion] };
  expect(amountOf(accepted(receiveLines(now, round, rules)))).toBe(expectedCost(5, 2, 1));
});

test("a manipulated till cannot keep free pieces and credit paid ones", () => {
  const promotion = offer(2, 1);
  const sold = order(aBill(), 6, promotion);
  const paid = sold.lines.find((line) => line.type === "normal" && !line.isFree);
  const rules = { ...pricingFixture, promotions: [promotion] };
  const line = paid?.key ?? lineKey("?");
  const round = [
    {
      kind: "credit" as const,
      key: newKey(),
      line,
      quantity: quantity(4),
      at: fridayEvening,
      note: "",
    },
  ];
  expect(amountOf(accepted(receiveLines(sold, round, rules)))).toBe(expectedCost(2, 2, 1));
});

test("the promotions of the last press of a round decide which pieces are free", () => {
  const promotion = offer(2, 1);
  const sold = order(aBill(), 3, promotion);
  const paid = sold.lines.find((line) => line.type === "normal" && !line.isFree)?.key;
  const line = paid ?? lineKey("?");
  const credit = { kind: "credit", line, at: fridayEvening, note: "" } as const;
  const pressed = (...promotions: readonly (readonly Promotion[])[]) =>
    promotions.map((known) => ({
      ...credit,
      key: newKey(),
      quantity: quantity(1),
      terms: { ...pricingFixture, promotions: known },
    }));
  const left = (round: ReturnType<typeof pressed>) =>
    amountOf(accepted(receiveLines(sold, round, pricingFixture)));
  expect(left(pressed([], [promotion]))).toBe(expectedCost(1, 2, 1));
  expect(left(pressed([promotion], []))).toBe(0);
});
