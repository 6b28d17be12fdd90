import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import { isRefusal } from "../refusal.ts";
import {
  aBill,
  accepted,
  aMoment,
  aPromotion,
  gin,
  ladyDrink,
  padThai,
  saved,
  singha,
  soda,
} from "../testing/builders.ts";
import {
  main,
  drinks,
  sodas,
  chosen,
  plainLunch,
  lunchKey,
  setPress,
  lunchOrder,
  totalOf,
  wordsOf,
} from "../testing/lunch-orders.ts";
import { satang } from "../testing/pay-builders.ts";
import { lunchSet, mixers, pricingFixture } from "../testing/pricing-fixture.ts";
import { addArticle } from "./add-article.ts";
import { addMixer } from "./add-mixer.ts";
import { addSet } from "./add-set.ts";
import { findLine } from "./bill.ts";
import { addPiece, takePiece } from "./change-quantity.ts";
import { changeSet } from "./change-set.ts";
import { chooseSetParts, extrasOfChoices, type ChosenPart } from "./choose-set-parts.ts";
import { guestLines } from "./guest-lines.ts";
import { lineKey } from "./line.ts";
import { linesToSend } from "./lines-to-send.ts";
import { writeNote } from "./mark-line.ts";
import { receiveLines } from "./receive-lines.ts";
import { repeatRound } from "./repeat-round.ts";

const { menu } = pricingFixture;

describe("ordering a set", () => {
  test("makes a line that costs nothing, and under it its parts, which share the price", () => {
    // 199.99 allocated by 120.00 and 90.00.
    expect(wordsOf(lunchOrder())).toEqual([
      "1 Lunch Set 0",
      "1 Pad Thai 114.28",
      "1 Singha Beer 85.71",
    ]);
  });

  test("costs what is dearer on top while more is still to be chosen", () => {
    const dear = chosen(main, ladyDrink.id);
    expect(extrasOfChoices(menu, lunchSet, [dear])).toBe(80_00);
    // Of the drinks, one is included.
    expect(extrasOfChoices(menu, lunchSet, [dear, chosen(drinks, singha.id, 2)])).toBe(125_50);
    expect(extrasOfChoices(menu, lunchSet, plainLunch)).toBe(0);
  });

  test("adds what is dearer to its part alone", () => {
    const steak = [chosen(main, ladyDrink.id), chosen(drinks, singha.id, 2)];
    // Of the drinks, one is included. 199.99 by 200.00 (105.257…) and twice 90.00 (47.365…), and extras of 80.00 and 45.50.
    expect(wordsOf(lunchOrder(steak))).toEqual([
      "1 Lunch Set 0",
      "1 Lady Drink 185.26",
      "1 Singha Beer 47.37",
      "1 Singha Beer 92.86",
    ]);
  });

  test("of three sets is three times one", () => {
    const three = lunchOrder(plainLunch, 3);
    expect(wordsOf(three)).toEqual(["3 Lunch Set 0", "3 Pad Thai 342.84", "3 Singha Beer 257.13"]);
    expect(totalOf(three)).toBe(3 * lunchSet.price);
  });

  test("asks every section for as much as it needs, of what it offers", () => {
    const refusalOf = (parts: readonly ChosenPart[]) => chooseSetParts(menu, lunchSet, parts);
    expect(refusalOf([chosen(drinks, singha.id)])).toEqual({
      refusal: "answer-missing",
      about: { question: "Main" },
    });
    expect(refusalOf([...plainLunch, chosen(main, ladyDrink.id)])).toEqual({
      refusal: "answers-too-many",
      about: { question: "Main", maximum: 1 },
    });
    expect(refusalOf([...plainLunch, chosen(drinks, gin.id, 3)])).toEqual({
      refusal: "answers-too-many",
      about: { question: "Drinks", maximum: 2 },
    });
    expect(refusalOf([...plainLunch, chosen(sodas, gin.id)])).toMatchObject({
      refusal: "answer-not-offered",
      about: { article: "Gin", parent: "Lunch Set" },
    });
    expect(refusalOf([...plainLunch, chosen(id(99), gin.id)])).toMatchObject({
      refusal: "answer-not-offered",
    });
    expect(refusalOf([...plainLunch, chosen(sodas, soda.id, 0.5)])).toEqual({
      refusal: "quantity-invalid",
    });
  });

  test("is refused without its parts, and if one of them has run out", () => {
    const alone = { ...setPress, key: lunchKey, article: lunchSet, quantity: oneQuantity };
    expect(addArticle(aBill(), { ...alone, joins: true, typedPrice: null })).toEqual({
      refusal: "set-without-parts",
      about: { article: "Lunch Set" },
    });
    expect(addSet(aBill(), { ...alone, parts: [] })).toMatchObject({
      refusal: "set-without-parts",
    });
    const parts = accepted(chooseSetParts(menu, lunchSet, plainLunch)).map((part) => ({
      ...part,
      article: { ...part.article, outOfStock: [id<"stock-item">(1)] },
    }));
    expect(addSet(aBill(), { ...alone, parts })).toMatchObject({ refusal: "out-of-stock" });
    const crowd = parts.map((part) => ({ ...part, article: padThai, count: 26 }));
    expect(addSet(aBill(), { ...alone, parts: crowd })).toEqual({
      refusal: "quantity-too-large",
      about: { maximum: 50 },
    });
  });

  test("takes the promotion of the set, whose name stands at the set", () => {
    const half = aPromotion(
      { type: "discount-percent", discount: rate(50_00) },
      { articles: [lunchSet.id] },
    );
    const parts = accepted(chooseSetParts(menu, lunchSet, plainLunch));
    const happy = accepted(
      addSet(aBill(), {
        ...setPress,
        key: lunchKey,
        article: lunchSet,
        quantity: oneQuantity,
        parts,
        promotions: [half],
      }),
    );
    expect(totalOf(happy)).toBe(99_99);
    expect(happy.lines.map(({ promotion }) => promotion)).toEqual([null, half.id, half.id]);
    expect(happy.lines.reduce((sum, line) => sum + line.productPrice, 0)).toBe(lunchSet.price);
    const rows = guestLines(happy, { isGrouped: false, currency: satang });
    expect(rows.map(({ line, total: shown }) => [line.promotion, shown])).toEqual([
      [half.id, 99_99],
      [null, 0],
      [null, 0],
    ]);
  });

  test("is one press for the server, with the notes of its parts", () => {
    const noted = accepted(writeNote(lunchOrder(plainLunch, 2), lineKey("lunch.100"), "no chili"));
    const sent = linesToSend(noted);
    expect(sent).toMatchObject([
      {
        kind: "article",
        quantity: 2,
        parts: [{ article: padThai.id, count: 1, note: "no chili" }, { article: singha.id }],
        shown: { price: 199_99, amount: 2 * 199_99 },
      },
    ]);
    expect(
      accepted(receiveLines(aBill(), sent, { ...pricingFixture, promotions: [] })).lines,
    ).toEqual(noted.lines);
  });

  test("may be changed until it is sent", () => {
    const two = lunchOrder(plainLunch, 2);
    const parts = accepted(
      chooseSetParts(menu, lunchSet, [
        chosen(main, ladyDrink.id),
        plainLunch[1] ?? chosen(main, gin.id),
      ]),
    );
    const addition = {
      ...setPress,
      key: lineKey("other"),
      article: lunchSet,
      quantity: oneQuantity,
      parts,
    };
    expect(totalOf(accepted(changeSet(two, lunchKey, addition)))).toBe(2 * (199_99 + 80_00));
    expect(changeSet(saved(two), lunchKey, addition)).toEqual({ refusal: "line-already-saved" });
    expect(changeSet(two, lineKey("lunch.100"), addition)).toEqual({ refusal: "select-an-item" });
    const piece = {
      key: lineKey("more"),
      article: lunchSet,
      typedPrice: null,
      promotions: [],
      moment: aMoment(),
    };
    const three = accepted(addPiece(two, lunchKey, piece));
    expect(totalOf(three)).toBe(3 * 199_99);
    const fewer = accepted(takePiece(two, lunchKey, { promotions: [], mixersEach: 0 }));
    expect(fewer.lines).toEqual(lunchOrder().lines);
    expect(accepted(takePiece(fewer, lunchKey, { promotions: [], mixersEach: 0 })).lines).toEqual(
      [],
    );
  });

  test("takes the mixers along that no longer have a set", () => {
    const mixed = accepted(
      addMixer(lunchOrder(plainLunch, 2), {
        key: lineKey("soda"),
        article: soda,
        quantity: quantity(3),
        joins: true,
        item: lunchKey,
        group: mixers,
        promotions: [],
        moment: aMoment(),
      }),
    );
    const taking = { promotions: [], mixersEach: mixers.maximum };
    const fewer = accepted(takePiece(mixed, lunchKey, taking));
    expect(findLine(fewer, lineKey("soda"))?.quantity).toBe(2);
    expect(fewer.lines.filter(({ type }) => type !== "mixer")).toEqual(lunchOrder().lines);
  });

  test("is repeated with what was chosen", () => {
    const context = {
      ...pricingFixture,
      promotions: [],
      nextKey: () => lineKey("again"),
      moment: aMoment(),
    };
    const again = accepted(repeatRound(saved(lunchOrder(plainLunch, 2)), context));
    expect(again.lines).toHaveLength(6);
    expect(totalOf(again)).toBe(4 * 199_99);
  });
});

test("a set whose section asks for nothing is ordered with what there is", () => {
  const empty = { ...menu, questions: [] };
  expect(isRefusal(chooseSetParts(empty, lunchSet, plainLunch))).toBe(true);
});
