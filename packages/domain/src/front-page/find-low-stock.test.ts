import { expect, test } from "vitest";

import { id } from "../id.ts";
import { stockAmount } from "../stock/stock-amount.ts";
import { findLowStock } from "./find-low-stock.ts";

const count = (item: number, currentCount: number, alarmLevel: number) => ({
  stockItem: id<"stock-item">(item),
  station: id<"station">(1),
  currentCount: stockAmount(currentCount),
  alarmLevel: stockAmount(alarmLevel),
});

test("what has run out comes before what is low, and what there is enough of is left out", () => {
  const counts = [
    count(1, 2000, 2000),
    count(2, 2001, 2000),
    count(3, 0, 2000),
    count(4, -500, 0),
    count(5, 1, 0),
  ];
  const found = findLowStock(counts).map((row) => [row.count.stockItem, row.isOut]);
  expect(found).toEqual([
    [3, true],
    [4, true],
    [1, false],
  ]);
});
