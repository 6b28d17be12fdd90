import { describe, expect, test } from "vitest";

import { money, negateMoney } from "../money/money.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import { pricingFixture } from "../testing/pricing-fixture.ts";
import {
  aBill,
  accepted,
  footMassage,
  fridayEvening,
  padThai,
  saved,
  singha,
} from "../testing/builders.ts";
import { lineAmount, lineKey } from "./line.ts";
import { receiveLines, restoreLines, type PricingContext, type SentLine } from "./receive-lines.ts";
import { deriveFreePieces, findPriceChanges, type ShownPrice } from "./shown-price.ts";

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

function priceChangesOf(sent: readonly SentLine[], terms: Partial<PricingContext> = {}) {
  const before = aBill();
  const after = accepted(receiveLines(before, sent, { ...pricingFixture, ...terms }));
  return findPriceChanges(before, after, sent).map(({ shown, now }) => [shown.amount, now.amount]);
}

describe("a price change is reported", () => {
  test("if a press costs another amount than shown, with both amounts", () => {
    const dearer = { ...twoOfThree, amount: money(3 * price) };
    expect(priceChangesOf([beers(3, dearer)])).toEqual([[3 * price, 2 * price]]);
  });

  test("if a promotion that gave a free piece has ended", () => {
    expect(priceChangesOf([beers(3, twoOfThree)], { promotions: [] })).toEqual([
      [2 * price, 3 * price],
    ]);
  });

  test("neither for an unchanged amount nor without a shown one", () => {
    expect(priceChangesOf([beers(3, twoOfThree)])).toEqual([]);
    expect(priceChangesOf([beers(3)], { promotions: [] })).toEqual([]);
  });

  test("not for a line that the server already has, whatever it cost", () => {
    const sent = beers(3, { price: money(1), amount: money(1) });
    const before = saved(accepted(receiveLines(aBill(), [beers(3)], pricingFixture)));
    const after = accepted(receiveLines(before, [sent], pricingFixture));
    expect(findPriceChanges(before, after, [sent])).toEqual([]);
  });
});

test("of a timer is that of its unit or its minimum, not of the time that it runs", () => {
  const pool = { ...beers(1), key: lineKey("pool"), article: footMassage.id };
  const { price: each, priceMinimum } = footMassage;
  const minimum = priceMinimum ?? money(0);
  expect(priceChangesOf([{ ...pool, shown: { price: each, amount: minimum } }])).toEqual([]);
  expect(priceChangesOf([{ ...pool, shown: { price: money(1), amount: minimum } }])).toHaveLength(
    1,
  );
  expect(priceChangesOf([{ ...pool, shown: { price: each, amount: money(1) } }])).toHaveLength(1);
});

test("not for credits whose sum is unchanged, whichever of them takes back the free piece", () => {
  const before = saved(
    accepted(receiveLines(aBill(), [beers(2), beers(1, undefined, "third")], pricingFixture)),
  );
  const credit = (line: string, amount: number): SentLine => ({
    kind: "credit",
    key: lineKey(`credit-${line}`),
    at: fridayEvening,
    line: lineKey(line),
    quantity: oneQuantity,
    note: "",
    shown: { price, amount: money(amount) },
  });
  const back = negateMoney(price);
  const asked = (sent: readonly SentLine[]) =>
    findPriceChanges(before, accepted(receiveLines(before, sent, pricingFixture)), sent).length;
  expect(asked([credit("beers", back), credit("third", 0)])).toBe(0);
  expect(asked([credit("beers", back), credit("third", back)])).toBe(1);
});

test("with everything a till needs to show the new price", () => {
  const before = aBill();
  const sent = [beers(3, { price: money(50_00), amount: money(150_00) })];
  const after = accepted(receiveLines(before, sent, pricingFixture));
  const [change] = findPriceChanges(before, after, sent);
  expect(change?.now).toEqual(twoOfThree);
  const confirmed = restoreLines(before, [beers(3, change?.now)], {
    ...pricingFixture,
    promotions: [],
  });
  expect(confirmed.bill.lines.map((line) => lineAmount(line, { hasDecimals: true }))).toEqual([
    2 * price,
    0,
  ]);
});

test("the prices at the press apply to its own line, current prices to the others", () => {
  const cheap = { ...padThai, price: money(70_00) };
  const then = { ...pricingFixture.menu, articles: [cheap] };
  const press = { ...beers(1), article: padThai.id };
  const sent = [
    { ...press, terms: { ...pricingFixture, menu: then, promotions: [] } },
    { ...press, key: lineKey("later") },
  ];
  const { lines } = accepted(receiveLines(aBill(), sent, pricingFixture));
  expect(lines.map((line) => line.price)).toEqual([70_00, padThai.price]);
});

test("the server never uses the price that a till sends", () => {
  const { lines } = accepted(
    receiveLines(aBill(), [beers(1, { price: money(1), amount: money(1) })], pricingFixture),
  );
  expect(lines.map((line) => line.price)).toEqual([price]);
});

test.for<[number, number, number, number | null, string]>([
  [3, 90_00, 180_00, 1, "the third beer is free"],
  [3, 90_00, 270_00, 0, "none is free"],
  [3, 90_00, 0, 3, "all are free"],
  [1, 1, 1, 0, "one for a satang"],
  [3, 90_00, 360_00, null, "four cannot be paid of three"],
  [3, 90_00, -90_00, null, "a press gives no money back"],
  [3, 90_00, 100_00, null, "the amount is no multiple of the price"],
  [3, 0, 0, null, "without a price it is not known"],
])("of %i pieces at %i for %i, %s are free: %s", ([pieces, each, amount, free]) => {
  const shown = { price: money(each), amount: money(amount) };
  expect(deriveFreePieces(shown, quantity(pieces))).toBe(free);
});
