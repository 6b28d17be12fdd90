import fc from "fast-check";
import { expect, test } from "vitest";

import { id } from "../id.ts";
import { addMoney, money, noMoney, sumMoney, type Money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import { lunchSet, mixers, pricingFixture } from "../testing/pricing-fixture.ts";
import { anyPress, applyPress, type AnyPress } from "../testing/any-press.ts";
import { bangkok, aBill, accepted, fridayEvening, saved, singha } from "../testing/builders.ts";
import { satang } from "../testing/pay-builders.ts";
import { expectOneEarnerForEachPiece } from "../testing/expect-one-earner.ts";
import { expectAtLeast, expectAtMost, expectSame } from "../testing/quick-expect.ts";
import { instant, msPerMinute, type Instant } from "../time/instant.ts";
import { currentLines, previousLines, type Bill } from "./bill.ts";
import { withElapsedTime } from "./change-time.ts";
import { isCredit, isCreditOfReplaced, lineAmount, type Line, type LineKey } from "./line.ts";
import { linesToSend } from "./lines-to-send.ts";
import { mergeBills } from "./merge-bills.ts";
import { netQuantity } from "./net-quantity.ts";
import { isOvercredited } from "./is-overcredited.ts";
import { receiveLines, restoreLines, type PricingContext } from "./receive-lines.ts";
import { findPriceChanges } from "./shown-price.ts";
import { confirmSplit, moveAll, moveOne, startSplit, type Split } from "./split-bill.ts";

type TestCommand =
  | AnyPress
  | { readonly press: "send" }
  | { readonly press: "split-and-merge"; readonly moves: readonly (readonly [boolean, number])[] };

const anyCommand: fc.Arbitrary<TestCommand> = fc.oneof(
  { weight: 15, arbitrary: anyPress },
  { weight: 3, arbitrary: fc.constant({ press: "send" as const }) },
  fc.record({
    press: fc.constant("split-and-merge" as const),
    moves: fc.array(fc.tuple(fc.boolean(), fc.nat(8)), { minLength: 1, maxLength: 8 }),
  }),
);

test("no sequence of presses breaks an invariant", () => {
  const answers = { accepted: 0, refused: 0 };
  let discounts = 0;
  fc.assert(
    fc.property(fc.array(anyCommand, { minLength: 5, maxLength: 30 }), (commands) => {
      let bill = freeze(aBill());
      let now = fridayEvening;
      for (const [index, command] of commands.entries()) {
        now = instant(now + 7 * msPerMinute);
        const result = run(bill, command, `press-${index}`, now);
        answers[isRefusal(result) ? "refused" : "accepted"] += 1;
        if (command.press === "discount" && !isRefusal(result)) discounts += 1;
        const after = isRefusal(result) ? bill : freeze(result);
        expectInvariants(bill, after);
        expectRightChange(bill, after, command);
        bill = after;
      }
      expectAtLeast(total(withElapsedTime(bill, now, bangkok)), 0);
    }),
    { numRuns: 10_000 },
  );
  // The test would prove little if everything, or nothing, were refused.
  expect(answers.accepted).toBeGreaterThan(answers.refused);
  expect(answers.refused).toBeGreaterThan(10_000);
  expect(discounts).toBeGreaterThan(1000);
}, 120_000);

function run(bill: Bill, command: TestCommand, name: string, at: Instant): Bill | Refusal {
  switch (command.press) {
    case "send":
      expectServerToAgree(bill);
      return saved(bill);
    case "split-and-merge":
      return splitAndMerge(bill, command.moves, at);
    case "discount":
      // It is given on what is sent.
      expectServerToAgree(bill);
      return applyPress(saved(bill), command, name, at);
    default:
      return applyPress(bill, command, name, at);
  }
}

/** The server must derive the same lines that the till shows. */
function expectServerToAgree(shown: Bill): void {
  const before = { ...shown, lines: previousLines(shown) };
  const received = accepted(receiveLines(before, linesToSend(shown), pricingFixture));
  expect(asSet(received.lines.map(withoutTime))).toEqual(asSet(shown.lines.map(withoutTime)));
  expect(findPriceChanges(before, received, linesToSend(shown))).toEqual([]);
  expect(findPriceChanges(before, reopenTill(before, shown), linesToSend(shown))).toEqual([]);
}

/** A till that is reopened must show the same prices, even if the menu became dearer meanwhile. */
function reopenTill(before: Bill, shown: Bill): Bill {
  const { bill, refused } = restoreLines(before, linesToSend(shown), dearerPricing);
  expect(refused).toEqual([]);
  return bill;
}

const dearerPricing: PricingContext = {
  ...pricingFixture,
  menu: {
    ...pricingFixture.menu,
    articles: pricingFixture.menu.articles.map((article) => ({
      ...article,
      price: addMoney(article.price, money(12_34)),
      priceMinimum: addMoney(article.priceMinimum ?? noMoney, money(100_00)),
    })),
  },
  promotions: pricingFixture.promotions.map((promotion) => ({ ...promotion, isActive: false })),
  commissions: pricingFixture.commissions.map((one) => ({ ...one, price: money(99_00) })),
};

/** On the till a line keeps the time of its first press, and a running timer the last time shown. */
function withoutTime(line: Line): unknown {
  return line.type === "timer" && line.endedAt === null ? { ...line, quantity: 0 } : line;
}

function splitAndMerge(
  bill: Bill,
  moves: readonly (readonly [boolean, number])[],
  at: Instant,
): Bill | Refusal {
  const header = {
    place: bill.place,
    cover: bill.cover,
    staff: bill.staff,
    customer: bill.customer,
  };
  const split = startSplit(bill, header, at);
  if (isRefusal(split)) return split;
  const moved = confirmSplit(moves.reduce(moveSome, split));
  if (isRefusal(moved)) return moved;
  expectPartsToAddUp(bill, moved);
  const second = { ...moved.second, id: id<"bill">(2) };
  const { target } = accepted(mergeBills(moved.first, second, { header, at }));
  expect(asSet(target.lines)).toEqual(asSet(bill.lines));
  return bill;
}

function moveSome(split: Split, [isBack, index]: readonly [boolean, number]): Split {
  const from = isBack ? "second" : "first";
  const key = split[from].lines[index]?.key;
  const moved = key === undefined ? moveAll(split, from) : moveOne(split, from, key);
  return isRefusal(moved) ? split : moved;
}

function expectPartsToAddUp(whole: Bill, { first, second }: Split): void {
  expectSame(total(first) + total(second), total(whole));
  const counted = new Map<LineKey, number>();
  for (const line of [...first.lines, ...second.lines]) {
    counted.set(line.key, quantity((counted.get(line.key) ?? 0) + line.quantity));
  }
  expect(counted).toEqual(new Map(whole.lines.map((line) => [line.key, line.quantity])));
  for (const part of [first, second]) {
    expectSame(isOvercredited(part.lines), false);
    expectDiscountsWithinLines(part);
  }
}

function total({ lines }: Bill): Money {
  return sumMoney(lines.map((line) => lineAmount(line, satang)));
}

function asSet(lines: readonly unknown[]): ReadonlySet<unknown> {
  return new Set(lines);
}

/** Whatever goes back or moves, no line costs less than nothing. */
function expectDiscountsWithinLines(bill: Bill): void {
  for (const item of bill.lines.filter((line) => !isCredit(line) && line.type !== "discount")) {
    const discounts = bill.lines.filter(
      (line) => line.type === "discount" && !isCredit(line) && line.parent === item.key,
    );
    const own = new Set([item, ...discounts].map(({ key }) => key));
    const about = bill.lines.filter(
      (line) => own.has(line.key) || (line.credits !== null && own.has(line.credits)),
    );
    expectAtLeast(total({ ...bill, lines: about }), 0);
  }
}

function expectInvariants(before: Bill, after: Bill): void {
  expectSame(isOvercredited(after.lines), false);
  expectDiscountsWithinLines(after);
  expectSame(new Set(after.lines.map(({ key }) => key)).size, after.lines.length);
  const presses = currentLines(after).filter((line) => !isCreditOfReplaced(line));
  expectAtMost(new Set(presses.map(isCredit)).size, 1);
  expectOneEarnerForEachPiece(after);
  expectWholeSets(after);
  const now = new Map(after.lines.map((line) => [line.key, line]));
  for (const line of previousLines(before)) expectFixedFields(line, now.get(line.key));
  for (const item of after.lines.filter((line) => !isCredit(line))) {
    const mixed = after.lines.filter((line) => line.type === "mixer" && line.parent === item.key);
    const count = mixed.reduce((sum, mixer) => sum + netQuantity(after, mixer), 0);
    expectAtMost(count, mixers.maximum * piecesOrdered(after, item));
  }
}

/** Wherever a set or its credit is, its parts are with it and add up to its price, each with its extra. */
function expectWholeSets({ lines }: Bill): void {
  for (const set of lines.filter(({ article }) => article === lunchSet.id)) {
    if (set.type !== "normal") continue;
    const parts = lines.filter((line) => line.type === "normal" && line.parent === set.key);
    const sum = parts.reduce((all, part) => all + part.price * part.quantity, 0);
    const extras = parts.reduce(
      (all, part) => all + (part.type === "normal" ? part.extra * part.quantity : 0),
      0,
    );
    expectSame(sum - extras, lunchSet.price * set.quantity);
  }
}

/** The pieces ordered of an item, whatever was credited since: its mixers stay until the last piece goes. */
function piecesOrdered({ lines }: Bill, item: Line): number {
  if (item.type === "timer") return 1;
  const free = lines.filter(
    (line) => line.type === "normal" && line.isFree && line.parent === item.key,
  );
  return [item, ...free].reduce((sum, line) => sum + Math.max(0, line.quantity), 0);
}

/** Once sent, a line keeps its prices, and also its quantity unless it is a timer. */
function expectFixedFields(before: Line, after: Line | undefined): void {
  expectSame(after?.price, before.price);
  expectSame(after?.productPrice, before.productPrice);
  if (before.type !== "timer") expectSame(after?.quantity, before.quantity);
}

function expectRightChange(before: Bill, after: Bill, command: TestCommand): void {
  const change = total(after) - total(before);
  expectSame(change, expectedChange(before, after, command) ?? change);
}

/** The allowed change of the bill's total; null if it depends on time. */
function expectedChange(before: Bill, after: Bill, command: TestCommand): number | null {
  const gone = before.lines.filter((line) => !after.lines.some(({ key }) => key === line.key));
  switch (command.press) {
    case "article":
    case "mixer":
    case "set":
      return sumChanges(before, after.lines);
    case "credit":
    case "credit-article":
      // If another piece now goes back than an earlier press took, the mixers of the piece that stays, stay too.
      return (
        sumChanges(before, after.lines) -
        sumMoney(gone.filter(isUnsentMixerCredit).map((line) => lineAmount(line, satang)))
      );
    case "remove":
      // Under Buy X Get Y, removing a credit may change which pieces the other credits name; nothing else may change.
      return (
        sumChanges(before, after.lines.filter(isUnsettled)) -
        sumMoney(gone.map((line) => lineAmount(line, satang)))
      );
    case "discount":
      expectAtMost(total(after), total(before));
      return sumChanges(before, after.lines);
    case "note":
    case "send":
    case "hand-over":
    case "split-and-merge":
      return 0;
    case "commission":
    case "time":
    case "stop":
    case "more":
    case "less":
    case "remove-line":
      return null;
  }
}

/** Sums what new lines, and lines with a changed quantity, add to the bill. */
function sumChanges(before: Bill, lines: readonly Line[]): number {
  const was = new Map(before.lines.map((line) => [line.key, line]));
  return lines.reduce((sum, line) => {
    const old = was.get(line.key);
    return sum + lineAmount(line, satang) - (old === undefined ? 0 : lineAmount(old, satang));
  }, 0);
}

function isUnsentMixerCredit(line: Line): boolean {
  return line.type === "mixer" && isCredit(line) && !line.isSaved;
}

function isUnsettled(line: Line): boolean {
  return isCredit(line) && !line.isSaved && line.article === singha.id;
}

function freeze(bill: Bill): Bill {
  for (const line of bill.lines) Object.freeze(line);
  Object.freeze(bill.lines);
  return Object.freeze(bill);
}
