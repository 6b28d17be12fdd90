import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import {
  aBill,
  accepted,
  aLine,
  aMoment,
  anArticle,
  aPromotion,
  footMassage,
  gin,
  padThai,
  saved,
  soda,
  tonic,
} from "../testing/builders.ts";
import { satang } from "../testing/pay-builders.ts";
import { addArticle } from "./add-article.ts";
import { addMixer, type MixerAddition } from "./add-mixer.ts";
import type { Bill } from "./bill.ts";
import { isCredit, lineAmount, lineKey } from "./line.ts";
import { chooseOrderLevel, writeNote } from "./mark-line.ts";
import { removeLastLine } from "./remove-last-line.ts";

const ginLine = aLine({
  key: lineKey("gin"),
  article: gin.id,
  productPrice: gin.price,
  isSaved: false,
});
const twoMixers = { id: id<"mixer-group">(1), articles: [tonic.id, soda.id], maximum: 2 };

function mixer(name: string, addition: Partial<MixerAddition> = {}): MixerAddition {
  return {
    key: lineKey(name),
    article: tonic,
    quantity: oneQuantity,
    joins: true,
    item: ginLine.key,
    group: twoMixers,
    promotions: [],
    moment: aMoment(),
    ...addition,
  };
}

const withTonic = (bill: Bill, name = "tonic"): Bill => accepted(addMixer(bill, mixer(name)));

describe("a mixer", () => {
  test("is a line under its item at its own price", () => {
    const bill = withTonic(aBill({ lines: [aLine({ isSaved: false }), ginLine] }));
    expect(bill.lines[2]).toMatchObject({ type: "mixer", parent: "gin", article: tonic.id });
    expect(bill.lines.map((line) => lineAmount(line, satang))).toEqual([120_00, 140_00, 30_00]);
  });

  test("joins a line of the same mixer", () => {
    const bill = withTonic(withTonic(aBill({ lines: [ginLine] })), "tonic again");
    expect(bill.lines.map((line) => line.quantity)).toEqual([1, 2]);
  });

  test("is allowed for each piece of its item, however the pieces were pressed", () => {
    const three = aBill({ lines: [{ ...ginLine, quantity: quantity(3) }] });
    const full = Array.from({ length: 6 }, (_mixer, index) => `tonic ${index}`).reduce(
      withTonic,
      three,
    );
    expect(full.lines.map((line) => line.quantity)).toEqual([3, 6]);
    expect(addMixer(full, mixer("seventh"))).toEqual({
      refusal: "maximum-mixer-reached",
      about: { maximum: 6 },
    });
  });

  test("is allowed for free pieces too, but not for credited ones", () => {
    const sent = { ...ginLine, isSaved: true, quantity: quantity(2) };
    const free = aLine({
      key: lineKey("free"),
      article: sent.article,
      isFree: true,
      parent: sent.key,
      price: money(0),
    });
    const limitOf = (bill: Bill) =>
      addMixer(bill, mixer("many", { quantity: quantity(99), item: sent.key }));
    expect(limitOf(aBill({ lines: [sent, free] }))).toMatchObject({ about: { maximum: 6 } });
    const back = aLine({
      key: lineKey("back"),
      article: sent.article,
      quantity: quantity(-1),
      credits: sent.key,
      isSaved: true,
    });
    expect(limitOf(aBill({ lines: [sent, back] }))).toMatchObject({ about: { maximum: 2 } });
  });

  test("is refused with the limit once its group is used up", () => {
    const full = accepted(
      addMixer(withTonic(aBill({ lines: [ginLine] })), mixer("soda", { article: soda })),
    );
    expect(addMixer(full, mixer("third"))).toEqual({
      refusal: "maximum-mixer-reached",
      about: { maximum: 2 },
    });
  });

  test("belongs to a massage as to one drink, however long it takes", () => {
    const massage = accepted(
      addArticle(aBill(), {
        key: lineKey("massage"),
        article: footMassage,
        quantity: oneQuantity,
        joins: false,
        typedPrice: null,
        promotions: [],
        moment: aMoment(),
      }),
    );
    const two = mixer("tonic", { item: lineKey("massage"), quantity: quantity(2) });
    const bill = accepted(addMixer(massage, two));
    expect(bill.lines.map(({ type }) => type)).toEqual(["timer", "mixer"]);
    expect(addMixer(bill, mixer("more", { item: lineKey("massage") }))).toEqual({
      refusal: "maximum-mixer-reached",
      about: { maximum: 2 },
    });
  });

  test.each([
    [0.5, "quantity-invalid"],
    [10_000, "quantity-too-large"],
  ])("is refused for a quantity of %s", (count, refusal) => {
    const pressed = mixer("tonic", { quantity: quantity(count) });
    expect(addMixer(aBill({ lines: [ginLine] }), pressed)).toMatchObject({ refusal });
  });

  test("requires an item that allows it", () => {
    expect(addMixer(aBill(), mixer("tonic"))).toEqual({ refusal: "select-an-item" });
    expect(addMixer(aBill(), mixer("tonic", { item: null }))).toEqual({
      refusal: "select-an-item",
    });
    const refused = { refusal: "mixer-not-for-article", about: { article: "Tonic" } };
    const bill = aBill({ lines: [ginLine] });
    expect(addMixer(bill, mixer("tonic", { group: null }))).toEqual(refused);
    const juices = { ...twoMixers, articles: [id<"article">(99)] };
    expect(addMixer(bill, mixer("tonic", { group: juices }))).toEqual(refused);
  });

  test("is refused once its item was credited", () => {
    const credit = aLine({ key: lineKey("credit"), quantity: quantity(-1), credits: ginLine.key });
    const bill = aBill({ lines: [{ ...ginLine, isSaved: true }, credit] });
    expect(addMixer(bill, mixer("tonic"))).toEqual({ refusal: "select-an-item" });
  });

  test("is refused when it has run out", () => {
    const bill = aBill({ lines: [ginLine] });
    const article = anArticle({ ...tonic, outOfStock: [id(3)] });
    expect(addMixer(bill, mixer("tonic", { article }))).toMatchObject({ refusal: "out-of-stock" });
  });

  test("gets discounts, but no Buy X Get Y", () => {
    const half = aPromotion(
      { type: "special-price", price: money(15_00) },
      { articles: [tonic.id] },
    );
    const twoForOne = aPromotion(
      { type: "buy-x-get-y", buy: 1, get: 1 },
      { id: id(2), articles: [tonic.id], priority: 9 },
    );
    const promotions = [twoForOne, half];
    const bill = accepted(addMixer(aBill({ lines: [ginLine] }), mixer("tonic", { promotions })));
    expect(bill.lines[1]).toMatchObject({ price: 15_00, promotion: half.id });
  });
});

describe("removing the last line", () => {
  test("removes the mixer before its drink", () => {
    const bill = withTonic(aBill({ lines: [ginLine] }));
    const withoutTonic = accepted(removeLastLine(bill, []));
    expect(withoutTonic.lines).toEqual([ginLine]);
    expect(accepted(removeLastLine(withoutTonic, [])).lines).toEqual([]);
  });

  test("removes the free pieces with the line that earned them", () => {
    const free = aLine({
      key: lineKey("free"),
      parent: ginLine.key,
      isFree: true,
      price: money(0),
      isSaved: false,
    });
    const bill = aBill({ lines: [aLine(), ginLine, free] });
    expect(accepted(removeLastLine(bill, [])).lines).toEqual([aLine()]);
  });

  test("never removes a sent line", () => {
    expect(removeLastLine(saved(aBill({ lines: [ginLine] })), [])).toEqual({
      refusal: "line-already-saved",
    });
    expect(removeLastLine(aBill(), [])).toEqual({ refusal: "bill-has-no-item" });
  });
});

describe("a note", () => {
  test("is set on a line, and removed by an empty text", () => {
    const noted = accepted(writeNote(aBill({ lines: [aLine()] }), lineKey("line"), "  no chili "));
    expect(noted.lines[0]).toMatchObject({ note: "no chili" });
    expect(accepted(writeNote(noted, lineKey("line"), "")).lines[0]).toMatchObject({ note: "" });
  });

  test("says why a credit goes back, until the credit is sent", () => {
    const credits = { credits: lineKey("line"), isSaved: false };
    const credit = aLine({ key: lineKey("credit"), ...credits });
    expect(isCredit(credit)).toBe(true);
    const bill = aBill({ lines: [aLine(), credit] });
    expect(accepted(writeNote(bill, credit.key, " cold ")).lines[1]).toMatchObject({
      note: "cold",
    });
    expect(writeNote(saved(bill), credit.key, "cold")).toEqual({ refusal: "select-an-item" });
  });

  test("requires a line of its own, not what another credit took along", () => {
    const unsent = { isSaved: false, parent: null };
    const credit = aLine({ ...unsent, key: lineKey("credit"), credits: lineKey("line") });
    const taken = { key: lineKey("along"), credits: lineKey("tonic"), parent: credit.key };
    const along = aLine({ ...unsent, ...taken });
    const bill = aBill({ lines: [aLine(), credit, along] });
    expect(writeNote(bill, along.key, "cold")).toEqual({ refusal: "select-an-item" });
    expect(writeNote(bill, lineKey("nowhere"), "cold")).toEqual({ refusal: "select-an-item" });
  });
});

describe("an order level", () => {
  const steak = anArticle({
    id: id(20),
    name: "Rib Eye",
    hasOrderLevel: true,
    productGroup: id(2),
  });
  const level = (index: number, productGroup: number) => ({
    id: id<"order-level">(index),
    name: `Level ${index}`,
    indexNumber: index,
    productGroup: id<"product-group">(productGroup),
  });
  const levels = [level(1, 2), level(2, 2), level(3, 5)];
  const bill = aBill({ lines: [aLine({ article: steak.id })] });

  test("must be one of the article's product group", () => {
    const chosen = chooseOrderLevel(bill, lineKey("line"), {
      article: steak,
      level: id(2),
      levels,
    });
    expect(accepted(chosen).lines[0]).toMatchObject({ orderLevel: 2 });
  });

  test("of another group, or for an article without levels, is refused", () => {
    const refused = { refusal: "order-level-not-for-article" };
    const key = lineKey("line");
    expect(chooseOrderLevel(bill, key, { article: steak, level: id(3), levels })).toMatchObject(
      refused,
    );
    const plain = aBill({ lines: [aLine()] });
    expect(chooseOrderLevel(plain, key, { article: padThai, level: id(1), levels })).toMatchObject(
      refused,
    );
    expect(chooseOrderLevel(bill, lineKey("?"), { article: steak, level: id(1), levels })).toEqual({
      refusal: "select-an-item",
    });
  });
});
