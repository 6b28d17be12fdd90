import { expect, test } from "vitest";

import {
  accepted,
  fridayEvening,
  gin,
  ladyDrink,
  padThai,
  saved,
  singha,
} from "../testing/builders.ts";
import { inPrice, noi } from "../testing/chosen-commission.ts";
import {
  chosen,
  drinks,
  lunchKey,
  lunchOrder,
  main,
  nameOf,
  withArticle,
} from "../testing/lunch-orders.ts";
import { lunchSet, pricingFixture } from "../testing/pricing-fixture.ts";
import type { ArticleId } from "../id.ts";
import { deriveLineKey, lineKey } from "./line.ts";
import { setCommission } from "./set-commission.ts";
import { lineForCommission, linesAskedForEarner } from "./earning-lines.ts";

const [firstPart, secondPart, thirdPart] = [100, 101, 102].map((index) =>
  deriveLineKey(lunchKey, index),
);
const lunch = lunchOrder([chosen(main, ladyDrink.id), chosen(drinks, gin.id, 2)]);

test("a commission is for the selected line, also if that is part of a set, else for the last of its article", () => {
  const bill = withArticle(lunch, ladyDrink, "alone");
  const found = (selected: string | null, article: ArticleId) =>
    lineForCommission(bill, selected === null ? null : lineKey(selected), article)?.key;
  expect(found(firstPart ?? null, ladyDrink.id)).toBe(firstPart);
  expect(found(secondPart ?? null, gin.id)).toBe(secondPart);
  expect(found("alone", ladyDrink.id)).toBe("alone");
  const choice = { staff: noi, commission: inPrice, at: fridayEvening };
  const item = firstPart ?? lineKey("nowhere");
  const sold = accepted(setCommission(bill, { ...choice, key: lineKey("earned"), item }));
  expect(lineForCommission(sold, lineKey("earned"), ladyDrink.id)?.key).toBe(firstPart);
  expect(found(null, ladyDrink.id)).toBe("alone");
  expect(found(lunchKey, ladyDrink.id)).toBe("alone");
  expect(found(null, gin.id)).toBe(thirdPart);
  expect(found(null, padThai.id)).toBeUndefined();
});

test("a commission is never for a credit", () => {
  const back = {
    ...lunch,
    lines: saved(lunch).lines.map((line) => ({ ...line, credits: line.key })),
  };
  expect(lineForCommission(back, firstPart ?? null, ladyDrink.id)).toBeNull();
});

function asked(key: string, ...asking: ArticleId[]) {
  const articles = pricingFixture.menu.articles.map((article) => ({
    ...article,
    commissionActive: asking.includes(article.id),
  }));
  const bill = withArticle(lunch, singha, "beer");
  return linesAskedForEarner(bill, { articles }, lineKey(key)).map(nameOf);
}

test("the till asks who earns a set and each of its parts, if their articles say so, and nothing else", () => {
  expect(asked(lunchKey, lunchSet.id, gin.id, singha.id)).toEqual(["Lunch Set", "Gin", "Gin"]);
  expect(asked(secondPart ?? "", gin.id)).toEqual(["Gin", "Gin"]);
  expect(asked(lunchKey, singha.id)).toEqual([]);
  expect(asked("beer", singha.id, gin.id)).toEqual(["Singha Beer"]);
  expect(asked("gone", singha.id, gin.id)).toEqual([]);
});
