import { describe, expect, test } from "vitest";

import { id, type CustomerTypeId } from "../id.ts";
import { money } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { oneQuantity } from "../money/quantity.ts";
import { pricingFixture, noi } from "../testing/pricing-fixture.ts";
import {
  aBill,
  accepted,
  aPromotion,
  fridayEvening,
  gin,
  ladyDrink,
  padThai,
  saved,
  tonic,
} from "../testing/builders.ts";
import { lineKey } from "./line.ts";
import { receiveLines, type PricingContext, type SentLine } from "./receive-lines.ts";
import { applyPriceDecision } from "./reprice-unsent-lines.ts";
import { priceForCustomer } from "./price-for-customer.ts";

const press = (key: string, article: typeof padThai): SentLine => ({
  kind: "article",
  key: lineKey(key),
  at: fridayEvening,
  article: article.id,
  quantity: oneQuantity,
  typedPrice: null,
  note: "",
  orderLevel: null,
  times: null,
});
const mixInto = (item: string) => ({ at: fridayEvening, item: lineKey(item) });
const round: readonly SentLine[] = [
  press("gin", gin),
  {
    kind: "mixer",
    key: lineKey("tonic"),
    article: tonic.id,
    quantity: oneQuantity,
    note: "",
    ...mixInto("gin"),
  },
  press("lady", ladyDrink),
  { kind: "commission", key: lineKey("earned"), staff: noi, ...mixInto("lady") },
  press("pad thai", padThai),
];
const ordered = accepted(receiveLines(aBill(), round, pricingFixture));
const pricesOf = (bill: typeof ordered) => bill.lines.map(({ key, price }) => [key, price]);
const none = { confirmed: new Map(), removed: new Set<string>() };

describe("a decision about changed prices", () => {
  test("applies confirmed prices and keeps the others as shown", () => {
    const dearer: PricingContext = { ...pricingFixture, promotions: [] };
    const confirmed = new Map([["pad thai", { price: money(1), amount: money(1) }]]);
    expect(pricesOf(accepted(applyPriceDecision(ordered, { ...none, confirmed }, dearer)))).toEqual(
      pricesOf(ordered).map(([key, price]) => [key, key === "pad thai" ? 1 : price]),
    );
  });

  test.each([
    ["gin", ["lady", "earned", "pad thai"]],
    ["lady", ["gin", "tonic", "pad thai"]],
    ["tonic", ["gin", "lady", "earned", "pad thai"]],
  ])("removes %s together with the lines under it", (key, left) => {
    const answered = accepted(
      applyPriceDecision(ordered, { ...none, removed: new Set([key]) }, pricingFixture),
    );
    expect(answered.lines.map((line) => line.key)).toEqual(left);
  });

  test("leaves the order unchanged if the menu lacks an article", () => {
    const articles = pricingFixture.menu.articles.filter((article) => article.id !== gin.id);
    const without = { ...pricingFixture, menu: { ...pricingFixture.menu, articles } };
    expect(applyPriceDecision(ordered, none, without)).toMatchObject({
      refusal: "article-deleted",
      about: { article: `#${gin.id}` },
    });
  });
});

test("another customer changes the promotions of unsent lines, but not their menu prices", () => {
  const member = id<"customer-type">(1);
  const forMembers = aPromotion(
    { type: "discount-percent", discount: rate(1000) },
    { id: id(9), articles: [padThai.id], customerType: member },
  );
  const sent = saved(accepted(receiveLines(aBill(), [press("before", padThai)], pricingFixture)));
  const bill = accepted(receiveLines(sent, [press("pad thai", padThai)], pricingFixture));
  const dearer = pricingFixture.menu.articles.map((article) => ({
    ...article,
    price: money(9_999_00),
  }));
  const now = (customerType: CustomerTypeId | null): PricingContext => ({
    ...pricingFixture,
    menu: { ...pricingFixture.menu, articles: dearer },
    promotions: [forMembers],
    customerType,
  });
  const on = priceForCustomer(bill, now(member));
  expect(pricesOf(on)).toEqual([
    ["before", padThai.price],
    ["pad thai", padThai.price * 0.9],
  ]);
  expect(pricesOf(priceForCustomer(on, now(null)))).toEqual(pricesOf(bill));
});
