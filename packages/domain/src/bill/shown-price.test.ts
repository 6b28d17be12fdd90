import { describe, expect, test } from "vitest";

import { money, negateMoney } from "../money/money.ts";
import { one, quantity } from "../money/quantity.ts";
import { house } from "../testing/a-house.ts";
import { aBill, accepted, fridayEvening, padThai, saved, singha } from "../testing/builders.ts";
import { lineAmount, lineKey } from "./line.ts";
import { receiveLines, restoreLines, type House, type SentLine } from "./receive-lines.ts";
import { findPriceChanges, type ShownPrice } from "./shown-price.ts";

const beers = (count: number, shown?: ShownPrice, key = "beers"): SentLine => ({
  kind: "article",
  key: lineKey(key),
  at: fridayEvening,
  article: singha.id,
  quantity: quantity(count),
  typedPrice: null,
  note: "",
  orderLevel: null,
  times: null,
  shown,
});
const price = singha.price;
const twoOfThree: ShownPrice = { price, amount: money(2 * price) };

function changesOf(sent: readonly SentLine[], terms: Partial<House> = {}) {
  const before = aBill();
  const after = accepted(receiveLines(before, sent, { ...house, ...terms }));
  return findPriceChanges(before, after, sent).map(({ shown, now }) => [shown.amount, now.amount]);
}

describe("a press is asked about", () => {
  test("where it comes to another amount than shown, with both amounts", () => {
    const dearer = { ...twoOfThree, amount: money(3 * price) };
    expect(changesOf([beers(3, dearer)])).toEqual([[3 * price, 2 * price]]);
  });

  test("where the promotion has ended that gave a piece of it", () => {
    expect(changesOf([beers(3, twoOfThree)], { promotions: [] })).toEqual([[2 * price, 3 * price]]);
  });

  test("not where it comes to what was shown, nor where nothing was shown", () => {
    expect(changesOf([beers(3, twoOfThree)])).toEqual([]);
    expect(changesOf([beers(3)], { promotions: [] })).toEqual([]);
  });

  test("not where the venue has it already, whatever it cost", () => {
    const sent = beers(3, { price: money(1), amount: money(1) });
    const before = saved(accepted(receiveLines(aBill(), [beers(3)], house)));
    const after = accepted(receiveLines(before, [sent], house));
    expect(findPriceChanges(before, after, [sent])).toEqual([]);
  });
});

test("credits of a round are compared as a whole: which of them takes back the free piece is no question", () => {
  const before = saved(
    accepted(receiveLines(aBill(), [beers(2), beers(1, undefined, "third")], house)),
  );
  const credit = (line: string, amount: number): SentLine => ({
    kind: "credit",
    key: lineKey(`credit-${line}`),
    at: fridayEvening,
    line: lineKey(line),
    quantity: one,
    shown: { price, amount: money(amount) },
  });
  const back = negateMoney(price);
  const asked = (sent: readonly SentLine[]) =>
    findPriceChanges(before, accepted(receiveLines(before, sent, house)), sent).length;
  expect(asked([credit("beers", back), credit("third", 0)])).toBe(0);
  expect(asked([credit("beers", back), credit("third", back)])).toBe(1);
});

test("what a till is told is enough to show it at the new price", () => {
  const before = aBill();
  const sent = [beers(3, { price: money(50_00), amount: money(150_00) })];
  const after = accepted(receiveLines(before, sent, house));
  const [change] = findPriceChanges(before, after, sent);
  expect(change?.now).toEqual(twoOfThree);
  const confirmed = restoreLines(before, [beers(3, change?.now)], { ...house, promotions: [] });
  expect(confirmed.bill.lines.map((line) => lineAmount(line, { hasDecimals: true }))).toEqual([
    2 * price,
    0,
  ]);
});

test("prices of a press count for its line, and those of now for the others", () => {
  const cheap = { ...padThai, price: money(70_00) };
  const then = { ...house.menu, articles: [cheap] };
  const press = { ...beers(1), article: padThai.id };
  const sent = [
    { ...press, terms: { menu: then, promotions: [] } },
    { ...press, key: lineKey("later") },
  ];
  const { lines } = accepted(receiveLines(aBill(), sent, house));
  expect(lines.map((line) => line.price)).toEqual([70_00, padThai.price]);
});

test("a price that a till claims is never the price", () => {
  const { lines } = accepted(
    receiveLines(aBill(), [beers(1, { price: money(1), amount: money(1) })], house),
  );
  expect(lines.map((line) => line.price)).toEqual([price]);
});
