import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import type { Article } from "../menu/article.ts";
import { money } from "../money/money.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import {
  bangkok,
  aBill,
  accepted,
  aMoment,
  anArticle,
  aPromotion,
  catchOfTheDay,
  gin,
  mali,
  padThai,
  poolTable,
  saved,
  singha,
  tonic,
  utc,
} from "../testing/builders.ts";
import { satang } from "../testing/pay-builders.ts";
import { addArticle, type ArticleAddition } from "./add-article.ts";
import { addMixer } from "./add-mixer.ts";
import type { Bill } from "./bill.ts";
import { creditBack } from "./credit-back.ts";
import { lineAmount, lineKey, lineMargin, listAmount } from "./line.ts";
import { writeNote } from "./mark-line.ts";
import { voidBill } from "./void-bill.ts";

let presses = 0;

function press(article: Article, addition: Partial<ArticleAddition> = {}): ArticleAddition {
  presses += 1;
  return {
    key: lineKey(`press-${presses}`),
    article,
    quantity: oneQuantity,
    joins: true,
    typedPrice: null,
    promotions: [],
    moment: aMoment(),
    ...addition,
  };
}

function add(bill: Bill, article: Article, addition: Partial<ArticleAddition> = {}): Bill {
  return accepted(addArticle(bill, press(article, addition)));
}

const shown = (bill: Bill) => bill.lines.map((line) => [line.quantity, lineAmount(line, satang)]);

describe("pressing an article", () => {
  test("adds a line with the current price, cost and staff", () => {
    const [line] = add(aBill(), padThai).lines;
    expect(line).toMatchObject({
      type: "normal",
      article: padThai.id,
      quantity: 1,
      price: 120_00,
      productPrice: 120_00,
      cost: 40_00,
      staff: mali,
      isSaved: false,
    });
    expect(line && lineMargin(line, satang)).toBe(80_00);
  });

  test("needs staff and a table or room on the bill", () => {
    const refused = { refusal: "create-order-or-get-bill" };
    expect(addArticle(aBill({ staff: null }), press(padThai))).toEqual(refused);
    expect(addArticle(aBill({ place: null }), press(padThai))).toEqual(refused);
  });

  test("is refused on a bill that is not open", () => {
    const sold = saved(add(aBill(), padThai));
    const voided = accepted(
      voidBill(sold, {
        reason: "spilt",
        timeZone: bangkok,
        at: utc("2026-11-20 12:00:00"),
        workDay: id(1),
        shift: id(1),
      }),
    );
    expect(addArticle(voided, press(padThai))).toEqual({
      refusal: "bill-not-open",
      about: { status: "voided" },
    });
  });

  test("is refused with the stock items that have run out", () => {
    const mango = anArticle({ name: "Mango Sticky Rice", outOfStock: [id(5)] });
    expect(addArticle(aBill(), press(mango))).toEqual({
      refusal: "out-of-stock",
      about: { article: "Mango Sticky Rice", stockItems: [5] },
    });
  });

  test("is refused with the name of an article deleted meanwhile", () => {
    expect(addArticle(aBill(), press(anArticle({ isDeleted: true })))).toEqual({
      refusal: "article-deleted",
      about: { article: "Pad Thai" },
    });
  });

  test.each([0, -1, 0.5])("is refused for a quantity of %s", (count) => {
    const addition = press(padThai, { quantity: quantity(count) });
    expect(addArticle(aBill(), addition)).toEqual({ refusal: "quantity-invalid" });
  });

  test("requires a typed price for a variable price, and stores it", () => {
    expect(addArticle(aBill(), press(catchOfTheDay))).toEqual({ refusal: "price-required" });
    const bill = add(aBill(), catchOfTheDay, { typedPrice: money(455_50) });
    expect(shown(bill)).toEqual([[1, 455_50]]);
  });

  test("starts a timer on a line of its own for a timer article", () => {
    const bill = add(add(aBill(), poolTable), poolTable);
    expect(bill.lines).toMatchObject([
      { type: "timer", unit: "hours", quantity: 0, endedAt: null, startedAt: aMoment().at },
      { type: "timer" },
    ]);
    expect(shown(bill)).toEqual([
      [0, 100_00],
      [0, 100_00],
    ]);
  });

  test("fixes the price of the line even if the menu changes later", () => {
    const before = add(aBill(), padThai);
    const after = add(before, anArticle({ price: money(135_00) }));
    expect(shown(after)).toEqual([
      [1, 120_00],
      [1, 135_00],
    ]);
  });
});

describe("a press whose price is fixed already", () => {
  const frozen = { price: money(99_00), amount: money(99_00) };

  test("costs what was shown, beside the current price of the menu", () => {
    expect(add(aBill(), padThai, { frozen }).lines).toMatchObject([
      { productPrice: 120_00, price: 99_00 },
    ]);
  });

  test("of a timer has the minimum that was shown, and a timer may have none", () => {
    const shownMinimum = { price: money(150_00), amount: money(80_00) };
    expect(add(aBill(), poolTable, { frozen: shownMinimum }).lines).toMatchObject([
      { price: 150_00, minimum: 80_00, productMinimum: 100_00 },
    ]);
    expect(add(aBill(), { ...poolTable, priceMinimum: null }).lines).toMatchObject([
      { productMinimum: 0, minimum: 0, isSaved: false },
    ]);
  });

  test("has the price that was typed for it as its menu price", () => {
    const bill = add(aBill(), catchOfTheDay, { frozen, typedPrice: money(345_00) });
    expect(bill.lines).toMatchObject([{ productPrice: 345_00, price: 99_00 }]);
  });
});

describe("pressing the same article again", () => {
  test("joins the last line", () => {
    const bill = add(add(aBill(), padThai), padThai, { quantity: quantity(3) });
    expect(shown(bill)).toEqual([[4, 480_00]]);
  });

  test("starts a new line if another article was added in between", () => {
    const bill = add(add(add(aBill(), padThai), singha), padThai);
    expect(bill.lines.map(({ article }) => article)).toEqual([1, 2, 1]);
  });

  test("starts a new line for another article of the same price", () => {
    const curry = anArticle({ id: id(77), name: "Green Curry" });
    expect(add(add(aBill(), padThai), curry).lines.map(({ article }) => article)).toEqual([1, 77]);
  });

  test("starts a new line if the last one is already sent", () => {
    expect(add(saved(add(aBill(), padThai)), padThai).lines).toHaveLength(2);
  });

  test("starts a new line if the last one has mixers, a note or another price", () => {
    const drink = add(aBill(), gin);
    const mixed = accepted(
      addMixer(drink, {
        item: drink.lines[0]?.key ?? null,
        quantity: oneQuantity,
        joins: true,
        key: lineKey("tonic"),
        article: tonic,
        group: { id: id(1), articles: [tonic.id], maximum: 2 },
        promotions: [],
        moment: aMoment(),
      }),
    );
    expect(add(mixed, gin).lines.map(({ type }) => type)).toEqual(["normal", "mixer", "normal"]);

    const plain = add(aBill(), padThai);
    const noted = accepted(writeNote(plain, plain.lines[0]?.key ?? lineKey("?"), "no peanuts"));
    expect(add(noted, padThai).lines).toHaveLength(2);

    const cheap = add(aBill(), catchOfTheDay, { typedPrice: money(300_00) });
    expect(add(cheap, catchOfTheDay, { typedPrice: money(310_00) }).lines).toHaveLength(2);
  });

  test("starts a new line if another price began in between, for mixers as well", () => {
    const datedPrices = [{ fromDate: "2026-11-21", price: money(200_00) }];
    const [dearGin, dearTonic] = [gin, tonic].map((article) => ({ ...article, datedPrices }));
    if (dearGin === undefined || dearTonic === undefined) throw new Error("Nothing to drink");
    // Six in the morning in Bangkok.
    const [before, from] = ["2026-11-20 22:59:59", "2026-11-20 23:00:00"].map((at) =>
      aMoment({ at: utc(at) }),
    );
    const drinks = [before, from].reduce<Bill>((bill, moment = aMoment()) => {
      const drink = add(bill, dearGin, { moment });
      return accepted(
        addMixer(drink, {
          item: drink.lines.at(-1)?.key ?? null,
          quantity: oneQuantity,
          joins: true,
          key: lineKey(`tonic ${moment.at}`),
          article: dearTonic,
          group: { id: id(1), articles: [tonic.id], maximum: 2 },
          promotions: [],
          moment,
        }),
      );
    }, aBill());
    expect(drinks.lines.map(({ price }) => price)).toEqual([140_00, 30_00, 200_00, 200_00]);
    expect(drinks.lines.map(({ productPrice }) => productPrice)).toEqual([
      140_00, 30_00, 200_00, 200_00,
    ]);
  });

  test("starts a new line if a promotion began or ended in between", () => {
    const happyHour = aPromotion(
      { type: "special-price", price: money(60_00) },
      { articles: [singha.id], startTime: 17 * 60, endTime: 19 * 60 },
    );
    const during = { promotions: [happyHour], moment: aMoment({ at: utc("2026-11-20 11:59:59") }) };
    const after = { promotions: [happyHour], moment: aMoment({ at: utc("2026-11-20 12:00:00") }) };
    const bill = add(add(aBill(), singha, during), singha, after);
    expect(shown(bill)).toEqual([
      [1, 60_00],
      [1, 90_00],
    ]);
    expect(bill.lines.map((line) => listAmount(line, satang))).toEqual([90_00, 90_00]);
  });
});

describe("the quantity", () => {
  const rice = (bill: Bill, count: number) =>
    addArticle(bill, press(padThai, { quantity: quantity(count) }));

  test("has at most four digits, and the refusal contains the limit", () => {
    expect(accepted(rice(aBill(), 9999)).lines).toMatchObject([{ quantity: 9999 }]);
    expect(rice(aBill(), 10_000)).toEqual({
      refusal: "quantity-too-large",
      about: { maximum: 9999 },
    });
  });

  test("of a line grows up to the limit", () => {
    const full = accepted(rice(accepted(rice(aBill(), 9998)), 1));
    expect(full.lines.map((line) => line.quantity)).toEqual([9999]);
  });

  test("above the limit continues on a new line that the server accepts too", () => {
    const twice = accepted(rice(accepted(rice(aBill(), 9999)), 2));
    expect(twice.lines.map((line) => line.quantity)).toEqual([9999, 2]);
  });
});

test("nothing can be sold while a credit is unsent", () => {
  const sold = saved(add(aBill(), padThai));
  const credited = accepted(
    creditBack(sold, {
      key: lineKey("credit"),
      line: sold.lines[0]?.key ?? lineKey("?"),
      quantity: oneQuantity,
      at: utc("2026-11-20 12:00:00"),
      promotions: [],
    }),
  );
  expect(addArticle(credited, press(singha))).toEqual({ refusal: "credit-and-sale-mixed" });
  expect(add(saved(credited), singha).lines).toHaveLength(3);
});
