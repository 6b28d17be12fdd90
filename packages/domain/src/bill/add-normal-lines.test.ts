import { describe, expect, test } from "vitest";

import type { Article } from "../menu/article.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import { aBill, accepted, aMoment, aPromotion, saved, singha } from "../testing/builders.ts";
import { satang } from "../testing/pay-builders.ts";
import { addArticle, type ArticleAddition } from "./add-article.ts";
import type { Bill } from "./bill.ts";
import { lineAmount, lineKey } from "./line.ts";

let presses = 0;

function add(bill: Bill, article: Article, addition: Partial<ArticleAddition> = {}): Bill {
  presses += 1;
  return accepted(
    addArticle(bill, {
      key: lineKey(`press-${presses}`),
      article,
      quantity: oneQuantity,
      joins: true,
      typedPrice: null,
      promotions: [],
      moment: aMoment(),
      ...addition,
    }),
  );
}

describe("buy two, get one", () => {
  const offer = aPromotion({ type: "buy-x-get-y", buy: 2, get: 1 }, { articles: [singha.id] });
  const round = (bill: Bill, count: number): Bill =>
    add(bill, singha, { quantity: quantity(count), promotions: [offer] });
  const freeAndPaid = (bill: Bill) =>
    bill.lines.map((line) => [
      line.quantity,
      lineAmount(line, satang),
      "isFree" in line && line.isFree,
    ]);

  test("charges the first two", () => {
    expect(freeAndPaid(round(aBill(), 2))).toEqual([[2, 180_00, false]]);
  });

  test("adds the third as a free line under the paid one", () => {
    const bill = round(aBill(), 3);
    expect(freeAndPaid(bill)).toEqual([
      [2, 180_00, false],
      [1, 0, true],
    ]);
    expect(bill.lines[1]).toMatchObject({ parent: bill.lines[0]?.key, productPrice: 90_00 });
  });

  test("costs the same pressed one by one or all at once", () => {
    const single = [1, 1, 1, 1, 1, 1, 1].reduce(round, aBill());
    expect(freeAndPaid(single)).toEqual(freeAndPaid(round(aBill(), 7)));
    expect(freeAndPaid(single)).toEqual([
      [5, 450_00, false],
      [2, 0, true],
    ]);
  });

  test("counts pieces sent earlier towards the free one", () => {
    const bill = round(saved(round(aBill(), 2)), 1);
    expect(freeAndPaid(bill)).toEqual([
      [2, 180_00, false],
      [1, 0, true],
    ]);
    expect(bill.lines[1]).toMatchObject({ parent: null, isSaved: false });
  });

  test("charges the next piece, and no more, if a free one was left without those that earned it", () => {
    const sold = saved(round(aBill(), 3));
    const [paid] = sold.lines;
    if (paid === undefined) throw new Error("No beer was sold");
    const back = { ...paid, key: lineKey("back"), credits: paid.key, quantity: quantity(-2) };
    const left = { ...sold, lines: [...sold.lines, back] };
    expect(freeAndPaid(round(left, 1)).slice(3)).toEqual([[1, 90_00, false]]);
  });

  test("does not count pieces sold earlier at full price", () => {
    const full = saved(add(aBill(), singha, { quantity: quantity(2) }));
    expect(freeAndPaid(round(full, 1)).at(-1)).toEqual([1, 90_00, false]);
  });
});
