import { messages } from "@comanda/languages/en_US/till/all";
import type { Bill } from "@comanda/domain/bill/bill";
import { chooseSeats } from "@comanda/domain/bill/mark-line";
import { accepted, singha } from "@comanda/domain/testing/builders";
import { lunchKey, lunchOrder, withArticle } from "@comanda/domain/testing/lunch-orders";
import { expect, test } from "vitest";

import { plainReference } from "#records/testing/plain-reference.ts";

import { createRows } from "./shown-rows.ts";

const { articles } = plainReference.menu;

function makeRows() {
  const rowOf = createRows({
    articles: new Map(articles.map((article) => [article.id, article])),
    reference: plainReference,
    staffNames: new Map(),
    messages,
  });
  return (bill: Bill) => bill.lines.map((line) => rowOf(line, bill));
}

test("the rows of a set's parts follow the seat of the set, which is a line of its own", () => {
  const rowsOf = makeRows();
  const details = (bill: Bill) => rowsOf(bill).map(({ texts }) => texts.details);
  const before = { ...lunchOrder(), cover: 3 };
  expect(details(before)).toEqual(["", "", ""]);
  const after = accepted(chooseSeats(before, lunchKey, [2]));
  expect(details(after)).toEqual(["Seat 2", "Seat 2", "Seat 2"]);
});

test("the price of a set follows its parts", () => {
  const rowsOf = makeRows();
  const bill = lunchOrder();
  const [set] = bill.lines;
  const [before] = rowsOf(bill);
  const [after] = rowsOf({ ...bill, lines: bill.lines.slice(0, 2) });
  expect(set?.price).toBe(0);
  expect(after?.amount).not.toBe(before?.amount);
});

test("the row of another line is kept, so that a press computes only what it changes", () => {
  const rowsOf = makeRows();
  const before = withArticle(lunchOrder(), singha, "beer");
  const after = accepted(chooseSeats({ ...before, cover: 3 }, lunchKey, [2]));
  expect(rowsOf(before).at(-1)).toBe(rowsOf(after).at(-1));
});
