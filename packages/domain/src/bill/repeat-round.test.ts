import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import type { Menu } from "../menu/menu.ts";
import { money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import {
  aBill,
  accepted,
  aLine,
  aMoment,
  aPromotion,
  catchOfTheDay,
  fridayEvening,
  gin,
  padThai,
  poolTable,
  saved,
  soda,
  tonic,
} from "../testing/builders.ts";
import { satang } from "../testing/pay-builders.ts";
import { instant } from "../time/instant.ts";
import { addArticle } from "./add-article.ts";
import { currentLines, type Bill } from "./bill.ts";
import { lineKey, type Line } from "./line.ts";
import { repeatRound, type RepeatRoundContext } from "./repeat-round.ts";

const steak = { ...padThai, id: id<"article">(30), hasOrderLevel: true };
const medium = {
  id: id<"order-level">(7),
  name: "Medium",
  indexNumber: 1,
  productGroup: id<"product-group">(1),
};
const menu: Menu = {
  articles: [padThai, gin, tonic, soda, poolTable, catchOfTheDay, steak],
  categories: [],
  favorites: [],
  positions: [],
  mixerGroups: [{ id: id(1), articles: [tonic.id, soda.id], maximum: 2 }],
  questions: [],
};

let keys = 0;
const nextKey = () => {
  keys += 1;
  return lineKey(`again-${keys}`);
};
const house = (changed: Partial<RepeatRoundContext> = {}): RepeatRoundContext => ({
  nextKey,
  menu,
  levels: [{ ...medium, productGroup: steak.productGroup }],
  promotions: [],
  moment: aMoment(),
  currency: satang,
  ...changed,
});
const repeated = (bill: Bill, changed: Partial<RepeatRoundContext> = {}): readonly Line[] =>
  currentLines(accepted(repeatRound(bill, house(changed))));
const minute = 60_000;
const later = (line: Line): Line => ({ ...line, createdAt: instant(fridayEvening + minute) });

const dish = aLine({ key: lineKey("dish") });
const drink = aLine({ key: lineKey("gin"), article: gin.id, quantity: quantity(2) });
const mixer: Line = {
  ...dish,
  type: "mixer",
  way: null,
  key: lineKey("tonic"),
  article: tonic.id,
  parent: drink.key,
};

describe("repeating the last round", () => {
  test("repeats the round sent last, not earlier ones", () => {
    const [first, ...rest] = repeated(aBill({ lines: [dish, later(drink)] }));
    expect(first).toMatchObject({ article: gin.id, quantity: 2, price: gin.price, isSaved: false });
    expect(rest).toEqual([]);
  });

  test("repeats everything that one Print sent, however long the presses took", () => {
    const first = { ...dish, key: lineKey("first"), round: 4 };
    const pressed = { ...dish, round: 9 };
    const pressedLater = { ...later(drink), round: 9 };
    const credit = {
      ...pressed,
      key: lineKey("credit"),
      quantity: quantity(-1),
      credits: first.key,
    };
    const lines = repeated(
      aBill({ lines: [first, pressed, pressedLater, { ...credit, round: 10 }] }),
    );
    expect(lines).toMatchObject([
      { article: padThai.id, quantity: 1 },
      { article: gin.id, quantity: 2 },
    ]);
  });

  test("includes notes, levels and mixers", () => {
    const rare = aLine({ article: steak.id, note: "no salt", orderLevel: medium.id });
    const lines = repeated(aBill({ lines: [rare, drink, mixer] }));
    expect(lines).toMatchObject([
      { article: steak.id, note: "no salt", orderLevel: medium.id },
      { article: gin.id },
      { type: "mixer", article: tonic.id, parent: lines[1]?.key },
    ]);
  });

  test("uses today's prices, except for typed prices", () => {
    const fish = aLine({ article: catchOfTheDay.id, productPrice: money(345_00) });
    const old = aLine({ key: lineKey("old"), price: money(1_00), productPrice: money(1_00) });
    expect(repeated(aBill({ lines: [fish, old] })).map(({ price }) => price)).toEqual([
      345_00,
      padThai.price,
    ]);
  });

  test("leaves out credited lines and timers", () => {
    const one = { ...dish, key: lineKey("one"), quantity: quantity(3) };
    const back = { ...dish, key: lineKey("back"), quantity: quantity(-1), credits: one.key };
    const gone = { ...drink, key: lineKey("gone"), quantity: quantity(-2), credits: drink.key };
    const clock = { key: nextKey(), article: poolTable, quantity: quantity(1), joins: false };
    const timed = addArticle(aBill(), {
      ...clock,
      typedPrice: null,
      promotions: [],
      moment: aMoment(),
    });
    const { lines } = saved(accepted(timed));
    expect(repeated(aBill({ lines: [...lines, one, back, drink, gone] }))).toMatchObject([
      { article: padThai.id, quantity: 2 },
    ]);
  });

  test("counts free pieces as ordered", () => {
    const offer = aPromotion({ type: "buy-x-get-y", buy: 1, get: 1 }, { articles: [padThai.id] });
    const four = addArticle(aBill(), {
      key: lineKey("four"),
      article: padThai,
      quantity: quantity(4),
      joins: true,
      typedPrice: null,
      promotions: [offer],
      moment: aMoment(),
    });
    const first = accepted(four);
    const lines = repeated(saved(first), { promotions: [offer] });
    expect(first.lines).toMatchObject([{ isFree: false }, { isFree: true }]);
    expect(lines.map((line) => line.quantity)).toEqual(first.lines.map((line) => line.quantity));
  });

  test("adds nothing if one article is unavailable", () => {
    const soldOut = { ...menu, articles: [padThai, { ...gin, outOfStock: [id<"stock-item">(1)] }] };
    const bill = aBill({ lines: [dish, drink] });
    expect(repeatRound(bill, house({ menu: soldOut }))).toMatchObject({ refusal: "out-of-stock" });
    const without = { ...menu, articles: [padThai] };
    expect(repeatRound(bill, house({ menu: without }))).toMatchObject({
      refusal: "article-deleted",
    });
    const noMixer = { ...menu, articles: [padThai, gin] };
    const mixed = aBill({ lines: [drink, mixer] });
    expect(repeatRound(mixed, house({ menu: noMixer }))).toMatchObject({
      refusal: "article-deleted",
    });
  });

  test("requires a round that was sent", () => {
    expect(repeatRound(aBill(), house())).toEqual({ refusal: "bill-has-no-item" });
    const unsent = aBill({ lines: [{ ...dish, isSaved: false }] });
    expect(repeatRound(unsent, house())).toEqual({ refusal: "bill-has-no-item" });
  });
});
